"""Playing by prompts: one short line an event, no colours and no cursor, for screen readers and pipes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import StrEnum

from threethirteen.cards import CardTextError
from threethirteen.cli.terminal.advice import call_line, deadwood_line, hint_line
from threethirteen.cli.terminal.person import Person, WayOut
from threethirteen.cli.terminal.reckoned import result_line, result_rows, signed, standing_rows
from threethirteen.cli.terminal.told import PlainTeller, read_card
from threethirteen.cli.terminal.words import Line, LineError, Word, read_line, typed, vocabulary
from threethirteen.i18n import Texts, rules_title
from threethirteen.play import GoOut, RefusedError, RoundScored, Seen
from threethirteen.play.lying import Order
from threethirteen.solver import RunEnd


class Outcome(StrEnum):
    """How a sitting ended."""

    AGAIN = "again"
    QUIT = "quit"
    END_OF_INPUT = "end_of_input"


_ORDERS = {Word.MELDS: Order.MELDS, Word.RANK: Order.RANK, Word.SUIT: Order.SUIT}


class PlainTable:
    """A match by prompts. ``ask`` shows a prompt and gives the line, or raises EOFError; ``say`` shows a line."""

    def __init__(
        self,
        person: Person,
        texts: Texts,
        rules_text: Callable[[], str],
        *,
        hints: bool = True,
        ask: Callable[[str], str] | None = None,
        say: Callable[[str], None] | None = None,
    ) -> None:
        self.person = person
        self.texts = texts
        self.teller = PlainTeller(texts, person.driver.seat)
        self.hints = hints
        self._rules_text = rules_text
        self._ask = ask or _ask
        self._say = say or _say
        self._words = vocabulary(texts)
        self._told = 0
        self._remarked = 0
        self._hand_said: tuple[object, ...] = ()

    def run(self) -> Outcome:
        """Play until the match is over and left, or the person goes."""
        self._begin()
        try:
            while True:
                self._bots()
                line = self._prompt()
                if line.word is Word.QUIT:
                    return Outcome.QUIT
                if line.word is Word.AGAIN and self.person.driver.ended:
                    return Outcome.AGAIN
                self._obey(line)
        except EOFError:
            return Outcome.END_OF_INPUT

    # --- the table tells ---------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """A new match is told from its start; a resumed one by where it stands."""
        public = self.person.observation.public
        others = [
            self.texts.text("terminal-seat-bot", name=seat.name, bot=self.person.driver.kind(number) or "")
            for number, seat in enumerate(public.seats)
            if number != self.person.driver.seat
        ]
        game = rules_title(self.texts, self.person.observation.rules)
        self._say(self.texts.text("terminal-plain-welcome", game=game, names=", ".join(others)))
        fresh = public.rounds_played == 0 and public.round is not None and not any(public.round.turns)
        if not fresh:
            self._told = public.seq
            self._say(self.texts.text("terminal-plain-resumed"))
            self._table()
        self._tell()

    def _tell(self) -> None:
        """What has happened since the last time."""
        remarks = self.person.driver.remarks[self._remarked :]
        self._remarked += len(remarks)
        for remark in remarks:
            self._say(self.teller.remark(remark))
        new = self.person.seen(self._told)
        for seen in new:
            self._told_one(seen)
        if new:
            self._told = new[-1].seq

    def _told_one(self, seen: Seen) -> None:
        public = self.person.observation.public
        line = self.teller.event(public, seen)
        if line is not None:
            self._say(line)
        if isinstance(seen.sighting, RoundScored):
            for row in result_rows(public, seen.sighting):
                self._say(result_line(self.teller, row))
        if public.ended is not None and seen.seq == public.seq:
            self._standing()

    def _standing(self) -> None:
        public = self.person.observation.public
        for row in standing_rows(public):
            self._say(
                self.texts.text(
                    "terminal-standing-line", place=row.place, name=row.name, total=signed(row.total)
                )
            )
        self._say(self.teller.winners(public))
        self._say(self.texts.text("terminal-record-at", path=str(self.person.driver.record_path)))

    def _bots(self) -> None:
        driver = self.person.driver
        if self.person.may_take_back:
            return  # the person says when the next seat goes on
        while driver.waiting_for_bot and (move := driver.think()) is not None:
            driver.play(move)
            self.person.follow()
            self._tell()

    # --- the person speaks --------------------------------------------------------------------------------------

    def _prompt(self) -> Line:
        while True:
            observation = self.person.observation
            if observation.to_act and self._hand_said != self._hand_now():
                if self.person.may_lay:
                    for line in self.teller.lying(observation.public, observation.round.table):
                        self._say(line)
                self._hand()
            try:
                return read_line(self.texts, self._ask(self._question()), self._words)
            except LineError as error:
                self._say(self.texts.text(error.message, line=error.quoted))

    def _question(self) -> str:
        person, text = self.person, self.texts.text
        observation = person.observation
        if person.driver.ended:
            return text("terminal-ask-again")
        if person.driver.between_rounds:
            return " ".join((*self.teller.decided(observation.public), text("terminal-ask-next")))
        if observation.round.calls is not None:
            return call_line(observation, self.teller) + self._call_words()
        if person.to_draw:
            if observation.top is None:
                return text("terminal-ask-draw-only")
            return text("terminal-ask-draw", card=self.teller.card(observation.top))
        if person.may_take_back:
            return text("terminal-ask-back")
        ways = [way for way in person.ways_out if way.discard is not None]
        if ways:
            cards = ", ".join(self.teller.card(way.discard) for way in ways if way.discard is not None)
            return text("terminal-ask-out", cards=cards)
        return text("terminal-ask-out-now" if person.ways_out else "terminal-ask-discard")

    def _call_words(self) -> str:
        """What can be typed where a choice for a call is asked for, as the other questions say it."""
        observation = self.person.observation
        if not observation.to_act or observation.choice is not None:
            return ""
        if self.person.to_draw:
            words = [Word.DRAW] if observation.top is None else [Word.DRAW, Word.TAKE]
        else:
            words = [Word.OUT] if self.person.ways_out else []
        return typed(self.texts, *words)

    def _obey(self, line: Line) -> None:
        try:
            self._do(line)
        except RefusedError as error:
            self._say(self.teller.refusal(error.refusal))
        self._tell()

    def _do(self, line: Line) -> None:
        person = self.person
        match line.word:
            case Word.DRAW:
                person.draw()
            case Word.TAKE:
                person.take()
            case Word.DISCARD:
                if line.card is None:
                    self._say(self.texts.text("terminal-plain-which"))
                else:
                    person.discard(line.card)
            case Word.OUT:
                self._go_out(line)
            case Word.BACK:
                person.take_back()
            case Word.LAY:
                self._lay(line)
            case Word.ADD:
                self._add(line)
            case Word.BEST:
                self._best()
            case Word.NEXT:
                self._next()
            case Word.AGAIN:
                self._say(self.texts.text("terminal-plain-not-now", line=line.word.value))
            case Word.HELP:
                self._say(self.texts.text("terminal-plain-help"))
                if person.observation.rules.out.lay_off is not None:
                    self._say(self.texts.text("laying-plain-help"))
            case Word.RULES:
                self._say(self._rules_text())
            case Word.SCORES:
                self._scores()
            case _ if person.observation.public.round is None:
                self._say(self.texts.text("terminal-plain-not-now", line=line.word.value))
            case Word.HAND:
                self._hand()
            case Word.TABLE:
                self._table()
            case _:
                self._arrange(line)

    def _arrange(self, line: Line) -> None:
        person = self.person
        match line.word:
            case Word.SORT | Word.MELDS | Word.RANK | Word.SUIT:
                asked = self._words.get(line.rest[0].casefold()) if line.rest else line.word
                order = _ORDERS.get(asked or Word.SORT)
                if order is None:
                    self._say(self.texts.text("terminal-plain-sort", line=" ".join(line.rest)))
                    return
                person.arrange(order)
                person.keep_hand()
            case Word.MOVE:
                places = [int(one) for one in line.rest if one.isascii() and one.isdigit()]
                count = len(person.hand.cards)
                if len(places) != 2 or len(line.rest) != 2 or not all(1 <= one <= count for one in places):
                    self._say(self.texts.text("terminal-plain-move", line=" ".join(line.rest), count=count))
                    return
                person.hand.move(places[0] - 1, places[1] - 1)
                person.keep_hand()
            case Word.UNDO:
                if not person.hand.undo():
                    self._say(self.texts.text("terminal-nothing-to-undo"))
                person.keep_hand()
            case Word.HINT:
                self._hint()
            case _:
                raise AssertionError(line.word)

    def _go_out(self, line: Line) -> None:
        ways = self.person.ways_out
        if self.person.may_call:
            if line.card is None and self.person.call_needs_card:
                self._say(self.texts.text("terminal-call-choose"))
            else:
                self.person.call_out(line.card)
        elif line.card is not None:
            # a card that does not do it is refused by the rules, which say why
            self.person.driver.act(GoOut(line.card))
            self.person.follow()
            self.person.keep_hand()
        elif len(ways) > 1:
            cards = ", ".join(self._way(way) for way in ways)
            self._say(self.texts.text("terminal-plain-out-which", cards=cards))
        else:
            self.person.go_out()

    def _way(self, way: WayOut) -> str:
        card = (
            self.texts.text("terminal-no-discard") if way.discard is None else self.teller.card(way.discard)
        )
        return card if not way.points else self.texts.text("terminal-way-out", card=card, points=way.points)

    def _lay(self, line: Line) -> None:
        try:
            cards = [read_card(self.texts, word) for word in line.rest]
        except CardTextError as error:
            self._say(self.texts.text("terminal-plain-no-card", line=error.text))
            return
        if not self.person.lay_down(cards):
            self._say(self.texts.text("laying-none-to-lay"))

    def _add(self, line: Line) -> None:
        words, end = list(line.rest), None
        if words and words[-1] in (RunEnd.FIRST.value, RunEnd.LAST.value):
            end = RunEnd(words.pop())
        try:
            card, number = read_card(self.texts, words[0]), int(words[1])
            if len(words) > 2:
                raise ValueError
        except (CardTextError, ValueError, IndexError):
            self._say(self.texts.text("laying-plain-add", line=" ".join(line.rest)))
            return
        self.person.lay_off(card, number - 1, end)

    def _best(self) -> None:
        discard = self.person.lay_best()
        self._tell()
        if discard is not None:
            self._say(self.texts.text("laying-done", card=self.teller.card(discard)))

    def _next(self) -> None:
        person = self.person
        if person.driver.between_rounds:
            person.deal()
        elif person.may_take_back:
            move = person.driver.think()
            if move is not None and person.driver.play(move):
                person.follow()
        else:
            self._say(self.texts.text("terminal-plain-not-now", line=Word.NEXT.value))

    # --- what can be asked for -----------------------------------------------------------------------------------

    def _hand_now(self) -> tuple[object, ...]:
        """What would have to change for the hand to be worth another line."""
        return self.person.hand.cards, self.person.to_discard, self.hints

    def _hand(self) -> None:
        person, text = self.person, self.texts.text
        parts = [
            self.teller.meld(piece.meld) if piece.meld is not None else self.teller.card(piece.cards[0])
            for piece in person.lying.pieces
        ]
        new = person.hand.new
        self._hand_said = self._hand_now()
        line = text("terminal-plain-hand", cards=", ".join(parts))
        if new is not None:
            line += " " + text("terminal-plain-new", card=self.teller.card(person.hand.cards[new]))
        if self.hints:
            line += " " + deadwood_line(self.person, self.teller)
        self._say(line)

    def _hint(self) -> None:
        if not self.hints:
            self._say(self.texts.text("terminal-hints-off"))
        elif not self.person.observation.to_act:
            self._say(self.texts.text("terminal-hint-not-now"))
        else:
            observation = self.person.observation
            table = observation.round.table
            self._say(hint_line(self.person.hint(), observation.top, self.teller, table))

    def _table(self) -> None:
        observation = self.person.observation
        if observation.public.round is None:
            self._scores()
            return
        round_, public = observation.round, observation.public
        self._say(self.teller.round(observation) + ".")
        for seat in round_.order:
            player = public.seats[seat]
            self._say(
                self.texts.text(
                    "terminal-plain-seat",
                    name=player.name,
                    cards=round_.counts[seat],
                    total=signed(player.total),
                    turn="yes" if seat in round_.awaited and round_.calls is None else "no",
                )
            )
        if round_.calls is not None:
            for seat, pile in enumerate(round_.calls.piles):
                if seat in round_.order:
                    card = self.teller.card(pile[-1]) if pile else "–"
                    if seat == self.person.driver.seat:
                        self._say(self.texts.text("calls-own-pile-shown", top=card))
                    else:
                        self._say(self.texts.text("calls-pile-shown", name=public.seats[seat].name, top=card))
            count = self.texts.text("record-count-cards", count=round_.stock_count)
            self._say(self.texts.text("replay-stock", cards=count))
            return
        for line in self.teller.lying(public, round_.table):
            self._say(line)
        top = self.teller.card(round_.top) if round_.top is not None else "–"
        self._say(
            self.texts.text("terminal-plain-piles", stock=round_.stock_count, pile=len(round_.pile), card=top)
        )

    def _scores(self) -> None:
        for seat in self.person.observation.public.seats:
            scores = " ".join("–" if score is None else signed(score) for score in seat.scores) or "–"
            self._say(
                self.texts.text(
                    "terminal-plain-scores", name=seat.name, scores=scores, total=signed(seat.total)
                )
            )


def _ask(prompt: str) -> str:
    sys.stdout.write(prompt + " ")
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        sys.stdout.write("\n")
        raise EOFError
    return line.rstrip("\n")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
