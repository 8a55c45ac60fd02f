"""The small parts of the screen: a line of text, a key that can be clicked, the piles and the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from rich.cells import cell_len
from rich.text import Text
from textual.events import Click, MouseDown, MouseUp
from textual.message import Message
from textual.widgets import Static

from threethirteen.cli.terminal.faces import HandPicture

if TYPE_CHECKING:
    from threethirteen.cli.terminal.app import TableApp


class Key(Static):
    """A key and what it does, for reading and for clicking. Its place never changes; ``lit``: it does something now."""

    def __init__(self, key: str, label: str, press: Callable[[], object], *, name: str) -> None:
        super().__init__(id=f"key-{name}", classes="key")
        self._key = key
        self._label = label
        self._press = press
        self.lit = True

    @property
    def width(self) -> int:
        """Columns it takes."""
        return cell_len(self._key) + cell_len(self._label) + 3

    def on_mount(self) -> None:
        """Draw it."""
        self.show_lit(self.lit)

    def show_lit(self, lit: bool) -> None:
        """Lit or dimmed; dimmed it is still readable, and a click says why nothing happens."""
        self.lit = lit
        palette = cast("TableApp", self.app).palette
        text = Text(f" {self._key} ", style=f"bold {palette.accent}" if lit else palette.quiet)
        text.append(self._label + " ", style=f"bold {palette.text}" if lit else palette.quiet)
        self.update(text)

    def on_click(self, event: Click) -> None:
        """As the key."""
        event.stop()
        self._press()


class Piles(Static):
    """Stock and discard pile, side by side."""

    class Pressed(Message):
        """The stock or the pile was clicked."""

        def __init__(self, stock: bool) -> None:
            super().__init__()
            self.stock = stock

    def on_click(self, event: Click) -> None:
        """Left half: the stock; right half: the pile."""
        event.stop()
        if event.x < 20:
            self.post_message(self.Pressed(stock=event.x < 10))


class HandArea(Static):
    """The own hand: click a card to choose it, drag it to another place."""

    class Pressed(Message):
        """A card was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    class Dragged(Message):
        """A card was dragged onto another."""

        def __init__(self, source: int, target: int) -> None:
            super().__init__()
            self.source = source
            self.target = target

    def __init__(self, **kwargs: str) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.picture = HandPicture()
        self._held: int | None = None

    def show(self, picture: HandPicture) -> None:
        """Draw the hand."""
        self.picture = picture
        self.update(Text("\n").join(picture.lines))

    def on_mouse_down(self, event: MouseDown) -> None:
        """Remember the card under the mouse."""
        self._held = self.picture.at(event.x, event.y)

    def on_mouse_up(self, event: MouseUp) -> None:
        """On the same card: choose it. On another: put it there."""
        source, target = self._held, self.picture.at(event.x, event.y)
        self._held = None
        if source is None or target is None:
            return
        if source == target:
            self.post_message(self.Pressed(source))
        else:
            self.post_message(self.Dragged(source, target))
