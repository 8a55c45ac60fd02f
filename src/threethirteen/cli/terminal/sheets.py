"""Screens that lie over the table until a key: round summary, standing, help, rules, score sheet, log, ways out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from threethirteen.cli.terminal.widgets import Key

if TYPE_CHECKING:
    from threethirteen.cli.terminal.app import TableApp

Body = Callable[[int], Text]
"""The content of a sheet for a width in columns."""


class Sheet(Screen[str | None]):
    """A title, a text that scrolls, and the keys that leave it. The result is the name of the key's answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]
    CSS = """
    Sheet #title { height: auto; max-height: 3; padding: 0 1; background: $panel; }
    Sheet VerticalScroll { height: 1fr; padding: 1 1 0 1; }
    Sheet #body { height: auto; }
    Sheet #keys { height: 1; background: $panel; }
    Sheet .key { width: auto; height: 1; }
    """

    def __init__(
        self, title: str, body: Body, answers: Sequence[tuple[str, str, str, str]], *, closes: bool = True
    ) -> None:
        """``answers``: the keys (``enter,space``), what is shown of them, the label, and the answer they give."""
        super().__init__()
        self._title = title
        self._body = body
        self._answers = tuple(answers)
        self.closes = closes

    @property
    def table_app(self) -> TableApp:
        """The app, with its palette and guard."""
        return cast("TableApp", self.app)

    def compose(self) -> ComposeResult:
        """Title, text, keys."""
        yield Static(id="title")
        with VerticalScroll(can_focus=False):
            yield Static(id="body")
        with Horizontal(id="keys"):
            for keys, shown, label, answer in self._answers:
                yield Key(shown, label, self._answering(answer), name=keys.split(",")[0])
            yield Key("↑↓", self.table_app.texts.text("terminal-key-scroll"), lambda: None, name="scroll")

    def _answering(self, answer: str) -> Callable[[], None]:
        return lambda: self._answer(answer)

    def on_mount(self) -> None:
        """Draw it."""
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        """Another width, another text."""
        self.show()

    def show(self) -> None:
        """Draw the text for the width there is."""
        palette = self.table_app.palette
        self.query_one("#title", Static).update(Text(self._title, style=f"bold {palette.accent}"))
        self.query_one("#body", Static).update(self._body(max(20, self.size.width - 4)))
        for key in self.query(Key):
            key.show_lit(True)

    def on_key(self, event: events.Key) -> None:
        """A key of this sheet gives its answer."""
        for keys, _, _, answer in self._answers:
            if event.key in keys.split(",") or (event.character or " ") in keys.split(","):
                event.stop()
                self._answer(answer)
                return

    def action_close(self) -> None:
        """Leave without an answer, where the sheet allows it."""
        if self.closes:
            self._answer("close")

    def action_scroll(self, by: int) -> None:
        """Move the text."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def _answer(self, answer: str) -> None:
        if self.table_app.settled:
            self.dismiss(answer)
