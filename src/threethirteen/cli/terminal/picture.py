"""The regions of the table as styled text, from what the person's seat knows and nothing else."""

from __future__ import annotations

from rich.text import Text

from threethirteen.cli.terminal.advice import call_line, deadwood_line
from threethirteen.cli.terminal.faces import Artist, HandPicture
from threethirteen.cli.terminal.person import Person
from threethirteen.cli.terminal.reckoned import signed
from threethirteen.i18n import listed, rules_title

_RECENT = 60
"""Events that the log beside the piles looks back on."""
NAME_WIDTH = 14
MOST_BANNER = 4
"""Lines of the banner that says who is out and what lies on the table."""
_SEATS_ALONE = 4
"""Up to so many seats have a line each."""


class Picture:
    """One moment at the table, drawn ``width`` columns wide."""

    def __init__(self, person: Person, artist: Artist, width: int, *, hints: bool) -> None:
        self.person = person
        self.artist = artist
        self.width = width
        self.hints = hints
        self.observation = person.observation
        self.public = self.observation.public
        self.text = artist.teller.texts.text

    def round(self) -> Text:
        """Round and wild card, always in the same place."""
        palette, teller = self.artist.palette, self.artist.teller
        left = Text(teller.round(self.observation), style=f"bold {palette.accent}")
        right = Text(rules_title(teller.texts, self.public.rules), style=palette.quiet)
        right.truncate(max(0, self.width - left.cell_len - 2), overflow="ellipsis")
        left.append(" " * max(1, self.width - left.cell_len - right.cell_len))
        return left.append_text(right)

    def seats(self, *, roomy: bool) -> Text:
        """All seats in the order of play, two in a line where they are many."""
        seats = self.public.seats
        columns = 1 if len(seats) <= _SEATS_ALONE and roomy else 2
        room = self.width // columns
        names = max(len(seat.name) for seat in seats)
        lines = []
        for start in range(0, len(seats), columns):
            line = Text()
            for seat in range(start, min(start + columns, len(seats))):
                line.append(" " * (room * (seat - start) - line.cell_len))
                line.append_text(self._seat(seat, room, min(names, NAME_WIDTH)))
            lines.append(line)
        return Text("\n").join(lines)

    def _seat(self, seat: int, width: int, names: int) -> Text:
        palette, round_, player = self.artist.palette, self.observation.round, self.public.seats[seat]
        calls = round_.calls
        on_turn = seat in round_.awaited
        line = Text("▸ " if on_turn else "  ", style=f"bold {palette.accent}")
        name = Text(
            player.name, style=f"bold {palette.text}" if seat == self.observation.viewer else palette.text
        )
        name.truncate(names, overflow="ellipsis", pad=True)
        line.append_text(name)
        line.append(f" {signed(player.total):>4} ", style=f"bold {palette.text}")
        marks = []
        if player.retired or seat not in round_.order:
            marks.append(self.text("terminal-mark-left"))
        else:
            marks.append(self.text("terminal-cards", count=round_.counts[seat]))
        if calls is not None and calls.piles[seat]:
            marks.append(self.artist.teller.card(calls.piles[seat][-1]))
        if calls is not None and seat in calls.chosen:
            marks.append(self.text("calls-mark-chosen"))
        elif seat in round_.outs:
            marks.append(self.text("terminal-mark-out"))
        elif on_turn and calls is None:
            marks.append(self.text("terminal-mark-turn"))
        if seat == round_.dealer:
            marks.append(self.text("terminal-mark-dealer" if calls is None else "calls-mark-caller"))
        line.append(" · ".join(marks), style=palette.quiet)
        line.truncate(width - 1, overflow="ellipsis")
        return line

    def piles(self, *, tall: bool) -> Text:
        """Stock and pile, each nine columns wide."""
        round_, palette = self.observation.round, self.artist.palette
        to_draw = self.person.to_draw
        stock = self.artist.stock(round_.stock_count, tall=tall, lit=to_draw)
        lit = to_draw or self.person.to_discard
        count, name = len(round_.pile), self.text("terminal-pile")
        if round_.calls is not None:
            # the pile one may take from; one's own is named with the seats
            right = round_.right_of(self.person.driver.seat)
            count = 0 if right is None else len(round_.calls.piles[right])
            name = name if right is None else self.public.seats[right].name
            lit = to_draw
        pile = self.artist.pile(self.observation.top, count, tall=tall, lit=lit)
        lines = [Text.assemble(left, " ", right) for left, right in zip(stock, pile, strict=True)]
        names = Text()
        for key, title, width in (
            ("D", self.text("terminal-stock"), 10),
            ("T", name, 9),
        ):
            caption = Text(f"{key} ", style=f"bold {palette.accent}" if to_draw else palette.quiet)
            caption.append(title[:7], style=palette.quiet)
            names.append_text(caption).append(" " * (width - caption.cell_len))
        return Text("\n").join([*lines, names])

    def log(self, rows: int, width: int) -> Text:
        """The last turns, the newest at the bottom."""
        since = max(0, self.public.seq - _RECENT)
        remarks = [remark for remark in self.person.driver.remarks if remark.seq >= since]
        lines = self.artist.teller.turns(self.public, self.person.seen(since), remarks)[-rows:]
        pictures = [self.artist.coloured(line) for line in lines]
        for old in pictures[:-1]:
            old.stylize_before(self.artist.palette.quiet)
        for line in pictures:
            line.truncate(width, overflow="ellipsis")
        return Text("\n").join(pictures)

    def scores(self, rows: int) -> Text:
        """The last rounds of the score sheet, where there is room for it."""
        seats = self.public.seats
        played = range(self.public.rounds_played)
        palette = self.artist.palette
        heads = "".join(f"{seat.name[:6]:>7}" for seat in seats)
        lines = [Text("   " + heads, style=palette.quiet)]
        for number in list(played)[-(rows - 2) :]:
            cells = "".join(f"{_cell(seat.scores, number):>7}" for seat in seats)
            lines.append(Text(f"{number + 1:>2} ", style=palette.quiet).append(cells, style=palette.text))
        totals = "".join(f"{signed(seat.total):>7}" for seat in seats)
        lines.append(Text(" Σ ", style=palette.quiet).append(totals, style=f"bold {palette.text}"))
        return Text("\n").join(lines)

    def banner(self, *, tall: bool) -> Text:
        """Who is out, with the melds that lie on the table."""
        round_, palette, teller = self.observation.round, self.artist.palette, self.artist.teller
        if round_.out is None:
            return Text()
        yours = self.observation.to_act
        message = "terminal-last-turn-yours" if yours else "terminal-last-turns-run"
        name = teller.who(self.public, round_.out)
        lines = [Text(self.text(message, **name), style=f"bold {palette.accent}")]
        if self.public.rules.out.lay_off is not None and tall:
            return Text("\n").join([*lines, *self._melds_lying()][:MOST_BANNER])
        for seat, arrangement in round_.shown_hands if tall else ():
            line = Text(f"{self.public.seats[seat].name}: ", style=palette.quiet)
            line.append_text(Text(" · ").join(self.artist.meld(meld) for meld in arrangement.melds))
            for card in arrangement.deadwood:
                line.append(" ").append_text(self.artist.card(card))
            line.truncate(self.width, overflow="ellipsis")
            lines.append(line)
        return Text("\n").join(lines[:2])

    def _melds_lying(self) -> list[Text]:
        """The melds that cards may be put on, numbered, as many in a line as have room."""
        lines: list[Text] = []
        for number, lying in enumerate(self.observation.round.table, 1):
            meld = Text(f"{number} ", style=self.artist.palette.accent).append_text(
                self.artist.meld(lying.meld)
            )
            if lines and lines[-1].cell_len + meld.cell_len + 3 <= self.width:
                lines[-1].append(" · ").append_text(meld)
            else:
                lines.append(meld)
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return lines

    def status(self) -> Text:
        """What is to be done, or who is playing."""
        palette, person, observation = self.artist.palette, self.person, self.observation
        if observation.round.calls is not None:
            asked = self.artist.coloured(call_line(observation, self.artist.teller))
            asked.stylize_before(f"bold {palette.text}" if observation.to_act else palette.quiet)
            return asked
        if person.to_draw and observation.top is not None:
            line = self.artist.coloured(
                self.text("terminal-to-draw", card=self.artist.teller.card(observation.top))
            )
        elif person.to_draw:
            line = Text(self.text("terminal-to-draw-only"))
        elif person.may_lay:
            line = Text(self.text("laying-to-do"))
        elif person.to_discard:
            line = Text(
                self.text("terminal-to-discard-or-call" if person.may_call else "terminal-to-discard")
            )
        else:
            waiting = self.text("terminal-waiting", name=self.public.seats[observation.round.turn].name)
            return Text(waiting, style=palette.quiet)
        line.stylize_before(f"bold {palette.text}")
        return line

    def message(self, said: str | None) -> Text:
        """An answer to the last key; else what else can be done."""
        if said is not None:
            return self.artist.coloured(said)
        ways = self.person.ways_out
        if ways:
            cards = [self.artist.teller.card(way.discard) for way in ways if way.discard is not None]
            if cards and ways[0].discard is not None:
                sentence = self.text("terminal-can-go-out", cards=listed(self.artist.teller.texts, cards))
            else:
                sentence = self.text("terminal-can-go-out-now")
            line = self.artist.coloured(sentence)
            line.stylize_before(f"bold {self.artist.palette.accent}")
            return line
        if self.person.may_take_back:
            return Text(self.text("terminal-may-take-back"), style=self.artist.palette.quiet)
        return Text("")

    def hand(self) -> HandPicture:
        """The hand as it lies."""
        hand = self.person.hand
        return self.artist.hand(
            self.person.lying.pieces, self.width, self.observation.wild, hand.chosen, hand.new
        )

    def left(self) -> Text:
        """What is left over, unless switched off."""
        if not self.hints:
            return Text("")
        return Text(deadwood_line(self.person, self.artist.teller), style=self.artist.palette.quiet)


def _cell(scores: tuple[int | None, ...], number: int) -> str:
    score = scores[number] if number < len(scores) else None
    return "–" if score is None else signed(score)
