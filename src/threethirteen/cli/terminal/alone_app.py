"""Playing alone as a Textual app: the piles a line each, by keys or by the mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from threethirteen.cards import Card
from threethirteen.cli.saved import SavedError
from threethirteen.cli.terminal.alone import Alone, asked, hint_alone, outcome_line
from threethirteen.cli.terminal.faces import Artist
from threethirteen.cli.terminal.palette import DARK, LIGHT, THEMES, Palette
from threethirteen.cli.terminal.plain import Outcome
from threethirteen.cli.terminal.told import Teller
from threethirteen.i18n import Texts, rank_letter
from threethirteen.play import Action, Discard, Draw, Finish, PlaceOn, RefusedError, SoloPhase, SoloPile, Undo

_KEYS = {10: "0", 11: "j", 12: "q", 13: "k", 14: "a", 15: "b"}


def key_of(size: int) -> str:
    """The key of a pile: ``7``, ``0`` for ten, ``j`` for eleven."""
    return _KEYS.get(size, str(size % 10))


class PileLine(Static):
    """A pile: a click is meant for it, or for the card under the mouse where one is to be thrown."""

    def __init__(self, number: int, clicked: Callable[[int, Card | None], None]) -> None:
        super().__init__(classes="pile")
        self.number = number
        self._clicked = clicked

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        card = event.style.meta.get("card")
        self._clicked(self.number, card if isinstance(card, Card) else None)


class AloneApp(App[Outcome]):
    """A solo at the terminal."""

    TITLE = "Three Thirteen"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layout: vertical; }
    #head, #keys { height: 1; padding: 0 1; background: $panel; }
    #piles { height: 1fr; padding: 0 1; }
    .pile { height: auto; }
    #asked { height: auto; max-height: 3; padding: 0 1; }
    #keys Static { width: auto; padding: 0 2 0 0; }
    #text { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("f2", "theme", show=False),
    ]

    def __init__(
        self, alone: Alone, texts: Texts, rules_text: Callable[[], str], *, hints: bool = True
    ) -> None:
        super().__init__()
        self.alone = alone
        self.texts = texts
        self.hints = hints
        self.chosen: int | None = None
        """The place of the card chosen in the pile that one is to be thrown from."""
        self._rules_text = rules_text
        self._teller = Teller(texts, alone.driver.seat)
        self._notice = ""
        self._sheet: str | None = None
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name

    @property
    def palette(self) -> Palette:
        """The colours of the theme in use."""
        return DARK if self.current_theme.dark else LIGHT

    def compose(self) -> ComposeResult:
        """Head, piles, what is asked, keys."""
        yield Static(id="head")
        with VerticalScroll(id="piles", can_focus=False):
            for number in range(len(self.alone.solo.piles)):
                yield PileLine(number, self.clicked)
            yield Static(id="text")
        yield Static(id="asked")
        with Horizontal(id="keys"):
            yield Static(id="line")

    def on_mount(self) -> None:
        """Draw it."""
        self.show()

    # --- what is seen ----------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Draw everything anew."""
        solo, text, palette = self.alone.solo, self.texts.text, self.palette
        artist = Artist(self._teller, palette)
        head = Text(text("solo-stock", count=solo.stock_count), style=f"bold {palette.text}")
        head.append(f"   {text('solo-left', points=solo.points)}", style=f"bold {palette.accent}")
        closed = len(solo.piles) - len(solo.open_piles)
        counted = text("solo-of", count=closed, of=len(solo.piles))
        head.append(f"   {text('solo-closed-label')}: {counted}", style=palette.quiet)
        if solo.card is not None:
            head.append("   ")
            head.append_text(artist.card(solo.card))
        self.query_one("#head", Static).update(head)
        for line in self.query(PileLine):
            line.display = self._sheet is None
            line.update(self._pile(line.number, solo.piles[line.number], artist))
        self.query_one("#text", Static).update(Text(self._sheet or ""))
        if self.alone.driver.ended:
            said = f"{outcome_line(self.alone.observation, self._teller)} {text('terminal-ask-again')}"
        else:
            said = self._notice or asked(solo, self._teller)
        self.query_one("#asked", Static).update(artist.coloured(said))
        self.query_one("#line", Static).update(Text(text("solo-keys"), style=palette.quiet))

    def _pile(self, number: int, pile: SoloPile, artist: Artist) -> Text:
        palette, solo = self.palette, self.alone.solo
        playing = number == solo.placed
        target = solo.phase is SoloPhase.PLACE and not pile.closed
        letter = "" if pile.wild is None else rank_letter(self.texts, pile.wild)
        mark = f"{pile.hand_size:>2}" + ("" if letter == str(pile.hand_size) else f" {letter}")
        style = f"bold {palette.accent}" if playing or target else f"bold {palette.text}"
        line = Text(("▸" if playing else " ") + mark.ljust(5), style=style)
        state = "✓" if pile.closed else str(pile.arrangement.points)
        line.append(f"{state:>4}  ", style=f"bold {palette.accent}" if pile.closed else palette.quiet)
        place = 0
        for meld in pile.arrangement.melds:
            line.append("[", style=palette.quiet)
            for offset, (card, stands) in enumerate(zip(meld.cards, meld.stands_for, strict=True)):
                line.append(" " if offset else "")
                self._card(line, card, artist, chosen=playing and place == self.chosen)
                if stands is not None:
                    line.append("=" + self._teller.place(stands), style=palette.quiet)
                place += 1
            line.append("] ", style=palette.quiet)
        for card in pile.arrangement.deadwood:
            self._card(line, card, artist, chosen=playing and place == self.chosen)
            line.append(" ")
            place += 1
        return line

    def _card(self, line: Text, card: Card, artist: Artist, *, chosen: bool) -> None:
        face = artist.card(card)
        if chosen:
            face = Text(
                f"▸{artist.face(card)}◂", style=f"bold {self.palette.ink(card)} on {self.palette.lifted}"
            )
        face.stylize(Style(meta={"card": card}))
        line.append_text(face)

    # --- what is done ----------------------------------------------------------------------------------------------

    @property
    def laid(self) -> tuple[Card, ...]:
        """The cards of the pile one is to be thrown from, as they lie."""
        solo = self.alone.solo
        if solo.placed is None:
            return ()
        arrangement = solo.piles[solo.placed].arrangement
        return tuple(card for meld in arrangement.melds for card in meld.cards) + arrangement.deadwood

    def clicked(self, number: int, card: Card | None) -> None:
        """A pile, or a card in it, was clicked."""
        solo = self.alone.solo
        if solo.phase is SoloPhase.PLACE:
            self._act(PlaceOn(number))
        elif solo.phase is SoloPhase.DISCARD and number == solo.placed and card is not None:
            self._act(Discard(card))

    def on_key(self, event: events.Key) -> None:
        """One key, one step."""
        key = event.character if event.character and event.character.isprintable() else event.key
        event.stop()
        if self._sheet is not None:
            self._sheet = None
            self.show()
        elif key == "?" or key == "f1":
            self._open(self.texts.text("solo-plain-help") + "\n\n" + self.texts.text("solo-keys"))
        elif key == "R":
            self._open(self._rules_text())
        elif self.alone.driver.ended:
            if key in ("a", "q"):
                self.exit(Outcome.AGAIN if key == "a" else Outcome.QUIT)
        else:
            self._press(key)

    def _press(self, key: str) -> None:
        solo = self.alone.solo
        if key == "x":
            self.action_leave()
        elif key == "u":
            self._act(Undo())
        elif key == "h":
            self._hint()
        elif key in ("d", "s", "enter") and solo.phase in (SoloPhase.DRAW, SoloPhase.FINISH):
            self._act(Draw() if solo.phase is SoloPhase.DRAW else Finish())
        elif solo.phase is SoloPhase.DISCARD:
            self._press_card(key)
        else:
            numbers = [number for number, pile in enumerate(solo.piles) if key_of(pile.hand_size) == key]
            if numbers:
                numbers.sort(key=lambda number: solo.piles[number].closed)
                self._act(PlaceOn(numbers[0]))

    def _press_card(self, key: str) -> None:
        cards = self.laid
        if key in ("left", "right"):
            step = -1 if key == "left" else 1
            first = len(cards) - 1 if key == "left" else 0
            self.chosen = first if self.chosen is None else (self.chosen + step) % len(cards)
            self.show()
        elif key in ("d", "enter"):
            if self.chosen is None:
                self._say(self.texts.text("terminal-choose-first"))
            else:
                self._act(Discard(cards[self.chosen]))
        elif key.isdecimal() and len(key) == 1:
            place = (int(key) - 1) % 10
            if place < len(cards):
                self.chosen = place
                self.show()
        else:
            self._say(asked(self.alone.solo, self._teller))

    def _act(self, action: Action) -> None:
        self.chosen, self._notice = None, ""
        try:
            self.alone.act(action)
        except RefusedError as error:
            self._notice = self._teller.refusal(error.refusal)
        except SavedError as error:  # what could not be stored has not been shown either
            sentence = self.texts.text(f"saved-{error.code}", **error.arguments)
            self.exit(Outcome.QUIT, return_code=1, message=sentence)
            return
        self.show()

    def _hint(self) -> None:
        if not self.hints:
            self._say(self.texts.text("terminal-hints-off"))
            return
        self.run_worker(self._think(), exclusive=True, group="hint")

    async def _think(self) -> None:
        seq = self.alone.observation.seq
        hint = await asyncio.to_thread(self.alone.hint)
        if self.alone.observation.seq != seq:
            return
        if isinstance(hint.action, Discard):
            self.chosen = self.laid.index(hint.action.card)
        self._say(hint_alone(hint, self.alone.solo, self._teller))

    def _say(self, sentence: str) -> None:
        self._notice = sentence
        self.show()

    def _open(self, text: str) -> None:
        self._sheet = text
        self.show()

    def action_theme(self) -> None:
        """Light or dark."""
        self.theme = THEMES[1 if self.current_theme.dark else 0].name
        self.show()

    def action_leave(self) -> None:
        """Leave; it is kept as it is."""
        self.exit(Outcome.QUIT)

    async def action_quit(self) -> None:
        """As leave."""
        self.action_leave()
