"""The table: everything a seat sees in a round, and the keys. What a key means is said by ``person``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from threethirteen.cli.saved import SavedError
from threethirteen.cli.terminal.advice import hint_line
from threethirteen.cli.terminal.person import Person, WayOut
from threethirteen.cli.terminal.picture import Picture
from threethirteen.cli.terminal.widgets import HandArea, Key, Piles
from threethirteen.play import LayOff, RefusedError
from threethirteen.play.lying import Order

if TYPE_CHECKING:
    from threethirteen.cli.terminal.app import TableApp

LEAST_WIDTH, LEAST_HEIGHT = 60, 20
WIDE = 100
"""From this width on the score sheet stands beside the log."""

_FIXED_ROWS = 12
"""Rows of everything but the seats, the piles and the banner."""


def _rows(text: Text) -> int:
    return text.plain.count("\n") + 1 if text else 0


def _key(keys: str, action: str) -> Binding:
    return Binding(keys, action, show=False)


class TableScreen(Screen[None]):
    """The round being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        _key("d", "draw"),
        _key("t", "take"),
        _key("x,enter", "discard"),
        _key("o", "out"),
        _key("b", "back"),
        _key("v", "lay_down"),
        _key("a", "lay_off"),
        _key("e", "lay_best"),
        _key("left", "step(-1)"),
        _key("right", "step(1)"),
        _key("shift+left,comma", "shift(-1)"),
        _key("shift+right,full_stop", "shift(1)"),
        _key("escape", "let_go"),
        _key("m", "arrange('melds')"),
        _key("r", "arrange('rank')"),
        _key("s", "arrange('suit')"),
        _key("u", "undo"),
        _key("h", "hint"),
        _key("n", "numbers"),
        *(_key(str(number % 10), f"choose({number})") for number in range(1, 11)),
    ]
    CSS = """
    #round { height: 1; padding: 0 1; background: $panel; }
    #seats { height: auto; padding: 0 1; }
    #middle { height: 1fr; min-height: 3; }
    #piles { width: 21; padding: 0 1; }
    #log { width: 1fr; padding: 0 1; }
    #scores { width: auto; padding: 0 2; display: none; }
    #banner { height: auto; max-height: 4; padding: 0 1; }
    #status, #message, #left { height: 1; padding: 0 1; }
    #hand { height: 6; padding: 0 1; }
    #actions, #keys { height: 1; }
    #actions { background: $panel; }
    .key { width: auto; height: 1; }
    #small { display: none; padding: 1 2; height: auto; }
    TableScreen.small #table { display: none; }
    TableScreen.small #small { display: block; }
    TableScreen.wide #scores { display: block; }
    """

    def __init__(self, person: Person) -> None:
        super().__init__()
        self.person = person
        self._message: str | None = None

    @property
    def table_app(self) -> TableApp:
        """The app, with its palette, texts and guard."""
        return cast("TableApp", self.app)

    def compose(self) -> ComposeResult:
        """The regions from top to bottom; they keep their places from phase to phase."""
        text, app = self.table_app.texts.text, self.table_app
        with Vertical(id="table"):
            yield Static(id="round")
            yield Static(id="seats")
            with Horizontal(id="middle"):
                yield Piles(id="piles")
                yield Static(id="log")
                yield Static(id="scores")
            yield Static(id="banner")
            yield Static(id="status")
            yield Static(id="message")
            yield HandArea(id="hand")
            yield Static(id="left")
            calls = self.person.observation.rules.out.wrong_call != "prevented"
            with Horizontal(id="actions"):
                yield Key("D", text("terminal-key-draw"), self.action_draw, name="draw")
                yield Key("T", text("terminal-key-take"), self.action_take, name="take")
                yield Key("X", text("terminal-key-discard"), self.action_discard, name="discard")
                yield Key(
                    "O",
                    text("terminal-key-call" if calls else "terminal-key-out"),
                    self.action_out,
                    name="out",
                )
                if self.person.observation.rules.out.lay_off is not None:
                    yield Key("V", text("laying-key-down"), self.action_lay_down, name="lay-down")
                    yield Key("A", text("laying-key-off"), self.action_lay_off, name="lay-off")
                    yield Key("E", text("laying-key-best"), self.action_lay_best, name="lay-best")
                if self.person.observation.public.take_back:
                    yield Key("B", text("terminal-key-back"), self.action_back, name="back")
            with Horizontal(id="keys"):
                yield Key("?", text("terminal-key-help"), app.action_help, name="help")
                yield Key("Q", text("terminal-key-quit"), app.action_leave, name="leave")
                yield Key("M", text("terminal-key-melds"), lambda: self.action_arrange("melds"), name="melds")
                yield Key("R", text("terminal-key-rank"), lambda: self.action_arrange("rank"), name="rank")
                yield Key("S", text("terminal-key-suit"), lambda: self.action_arrange("suit"), name="suit")
                yield Key("U", text("terminal-key-undo"), self.action_undo, name="undo")
                yield Key("H", text("terminal-key-hint"), self.action_hint, name="hint")
                yield Key("P", text("terminal-key-scores"), app.action_scores, name="scores")
                # where there is room; the help names them anyway
                yield Key("L", text("terminal-key-log"), app.action_log, name="log")
                yield Key("⇧R", text("terminal-key-rules"), app.action_rules, name="rules")
        yield Static(id="small")

    def on_mount(self) -> None:
        """Draw the table."""
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        """Another size, another layout."""
        self.show()

    # --- drawing -----------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Draw what the person sees now."""
        if not self.is_mounted:
            return
        width, height = self.size
        small = width < LEAST_WIDTH or height < LEAST_HEIGHT
        self.set_class(small, "small")
        self.set_class(width >= WIDE, "wide")
        if small:
            self._show_small(width, height)
            return
        if self.person.observation.public.round is None:
            return  # the summary lies over the table
        app = self.table_app
        picture = Picture(self.person, app.artist, width - 2, hints=app.hints)
        self._set("round", picture.round())
        seats, banner = picture.seats(roomy=height >= 24), picture.banner(tall=height >= 24)
        middle = height - _FIXED_ROWS - _rows(seats) - _rows(banner)
        self._set("seats", seats)
        self._set("piles", picture.piles(tall=middle >= 6))
        scores = picture.scores(middle) if width >= WIDE else Text()
        self._set("scores", scores)
        beside = max((line.cell_len for line in scores.split()), default=0) + 4 if scores else 0
        self._set("log", picture.log(middle, width - 23 - beside))
        self._set("banner", banner)
        self.query_one("#banner").display = bool(banner)
        self._set("status", picture.status())
        self._set("message", picture.message(self._message))
        self.query_one(HandArea).show(picture.hand())
        self._set("left", picture.left())
        lit = {
            "draw": self.person.to_draw,
            "take": self.person.to_draw and self.person.observation.top is not None,
            "discard": self.person.to_discard,
            "out": bool(self.person.ways_out) or self.person.may_call,
            "back": self.person.may_take_back,
            "lay-down": self.person.may_lay,
            "lay-off": self.person.may_lay,
            "lay-best": self.person.may_lay,
        }
        self._fit_keys(width)
        for key in self.query(Key):
            key.show_lit(lit.get((key.id or "").removeprefix("key-"), True))

    def _fit_keys(self, width: int) -> None:
        """Keys that do not fit are left out, the least needed first; the help names them all."""
        used = 0
        for key in self.query_one("#keys").query(Key):
            used += key.width
            key.display = used <= width

    def _set(self, name: str, text: Text) -> None:
        self.query_one(f"#{name}", Static).update(text)

    def _show_small(self, width: int, height: int) -> None:
        sentence = self.table_app.texts.text(
            "terminal-too-small", columns=LEAST_WIDTH, rows=LEAST_HEIGHT, width=width, height=height
        )
        self._set("small", Text(sentence))

    def say(self, sentence: str | None) -> None:
        """A sentence in the message line, until the next key."""
        self._message = sentence
        self.show()

    # --- moves ---------------------------------------------------------------------------------------------------

    def action_draw(self) -> None:
        """Draw from the stock."""
        self._move(self.person.draw)

    def action_take(self) -> None:
        """Take the top of the pile."""
        self._move(self.person.take)

    def action_discard(self) -> None:
        """Discard the chosen card."""
        card = self.person.hand.chosen_card
        if self.person.to_discard and card is None:
            if self.table_app.settled:
                self.say(self.table_app.texts.text("terminal-choose-first"))
            return
        if card is None:
            self._move(self._refuse_discard)
            return
        self._move(lambda: self.person.discard(card))

    def _refuse_discard(self) -> None:
        # let the rules say what is to be done instead
        hand = self.person.observation.hand
        if hand:
            self.person.discard(hand[0])

    def action_out(self) -> None:
        """Go out; where there are several ways and none is chosen, ask."""
        person = self.person
        if person.may_call:
            card = person.hand.chosen_card
            if card is None and person.call_needs_card:
                if self.table_app.settled:
                    self.say(self.table_app.texts.text("terminal-call-choose"))
                return
            self._move(lambda: person.call_out(card))
            return
        if len(person.ways_out) > 1 and person.way_by_choice() is None:
            if self.table_app.settled:
                self.table_app.ask_way(person.ways_out, self._go_out)
            return
        self._move(person.go_out)

    def _go_out(self, way: WayOut | None) -> None:
        if way is not None:
            self._move(lambda: self.person.go_out(way))

    def action_lay_down(self) -> None:
        """Lay down the meld of the chosen card, or all melds."""
        if self.person.may_lay and not self.person.lying.pieces:
            self.say(self.table_app.texts.text("laying-none-to-lay"))
            return
        self._move(lambda: None if self.person.lay_down() else self._none_to_lay())

    def _none_to_lay(self) -> None:
        self._message = self.table_app.texts.text("laying-none-to-lay")

    def action_lay_off(self) -> None:
        """Put the chosen card on a meld of the table; where it fits at several places, ask."""
        person = self.person
        card = person.hand.chosen_card
        if card is None:
            if self.table_app.settled:
                self.say(self.table_app.texts.text("terminal-choose-first"))
            return
        places = person.places_for(card) if person.may_lay else ()
        if len(places) > 1:
            if self.table_app.settled:
                self.table_app.ask_place(places, self._lay_off)
            return
        # where it fits nowhere, the rules say why not
        place = places[0] if places else LayOff(card, 0)
        self._lay_off(place)

    def _lay_off(self, place: LayOff) -> None:
        self._move(lambda: self.person.lay_off(place.card, place.onto, place.end))

    def action_lay_best(self) -> None:
        """Put down all that helps, and choose the card to discard."""
        self._move(self._lay_best)

    def _lay_best(self) -> None:
        discard = self.person.lay_best()
        if discard is not None:
            hand = self.person.hand
            hand.choose(len(hand.cards) - 1 - hand.cards[::-1].index(discard))
            said = self.table_app.texts.text("laying-done", card=self.table_app.artist.teller.card(discard))
            self._message = said

    def action_back(self) -> None:
        """Take the last discard back."""
        self._move(self.person.take_back)

    def _move(self, move: Callable[[], None]) -> None:
        app = self.table_app
        if not app.settled:
            return  # a second press of the same key: the first has changed what keys mean
        self._message = None
        try:
            move()
        except RefusedError as error:
            self.say(app.artist.teller.refusal(error.refusal))
            return
        except SavedError as error:
            app.cannot_save(error)
            return
        app.changed()

    # --- the hand ------------------------------------------------------------------------------------------------

    def action_step(self, by: int) -> None:
        """Choose the next card."""
        self.person.hand.step(by)
        self.say(None)

    def action_choose(self, number: int) -> None:
        """Choose the card at this place, from 1."""
        self.person.hand.choose(number - 1)
        self.say(None)

    def action_shift(self, by: int) -> None:
        """Move the chosen card."""
        if self.person.hand.chosen is None:
            self.say(self.table_app.texts.text("terminal-choose-first"))
            return
        self.person.hand.shift(by)
        self._laid()

    def action_let_go(self) -> None:
        """Let go of the chosen card."""
        self.person.hand.choose(None)
        self.say(None)

    def action_arrange(self, order: str) -> None:
        """Lay the hand in order."""
        self.person.arrange(Order(order))
        self._laid()

    def action_undo(self) -> None:
        """Undo the last change of order or choice."""
        done = self.person.hand.undo()
        self._laid()
        self.say(self.table_app.texts.text("terminal-undone" if done else "terminal-nothing-to-undo"))

    def _laid(self) -> None:
        self.person.keep_hand()
        self.say(None)

    def action_numbers(self) -> None:
        """Show or hide numbers and hints."""
        app = self.table_app
        app.hints = not app.hints
        self.say(app.texts.text("terminal-hints-on" if app.hints else "terminal-hints-off"))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask the look-ahead bot."""
        app, person = self.table_app, self.person
        observation = person.observation
        if not app.hints:
            self.say(app.texts.text("terminal-hints-off"))
        elif not observation.to_act:
            self.say(app.texts.text("terminal-hint-not-now"))
        else:
            self.say(app.texts.text("terminal-hint-thinking"))
            hint = await asyncio.to_thread(person.hint)
            if person.observation.seq == observation.seq:
                self.say(hint_line(hint, observation.top, app.artist.teller, observation.round.table))

    def on_hand_area_pressed(self, message: HandArea.Pressed) -> None:
        """A click on a card chooses it; on the chosen one it lets go."""
        self.action_choose(message.place + 1)

    def on_hand_area_dragged(self, message: HandArea.Dragged) -> None:
        """A card was put elsewhere."""
        self.person.hand.move(message.source, message.target)
        self._laid()

    def on_piles_pressed(self, message: Piles.Pressed) -> None:
        """The stock: draw. The pile: take, or discard the chosen card."""
        if message.stock:
            self.action_draw()
        elif self.person.to_discard:
            self.action_discard()
        else:
            self.action_take()
