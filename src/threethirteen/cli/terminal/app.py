"""The Textual app: one table, the sheets over it, the bots beside it, and the guard against double presses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType

from threethirteen.cli.saved import SavedError
from threethirteen.cli.terminal import pages
from threethirteen.cli.terminal.faces import Artist
from threethirteen.cli.terminal.palette import DARK, LIGHT, THEMES, Palette
from threethirteen.cli.terminal.person import Person, WayOut
from threethirteen.cli.terminal.plain import Outcome
from threethirteen.cli.terminal.sheets import Sheet
from threethirteen.cli.terminal.table import TableScreen
from threethirteen.cli.terminal.told import Teller
from threethirteen.i18n import Texts
from threethirteen.play import LayOff
from threethirteen.solver import RunEnd

MOMENT = 0.15
"""Seconds after a change of phase in which a key that acts is taken for a second press of the last one."""
TAKE_BACK_STEPS = 4
"""Steps the next bot waits for where a discard can still be taken back."""


class TableApp(App[Outcome]):
    """A match at the terminal."""

    TITLE = "Three Thirteen"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("R,shift+r", "rules", show=False),
        Binding("p", "scores", show=False),
        Binding("l", "log", show=False),
        Binding("f2", "theme", show=False),
        Binding("q,ctrl+q", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        person: Person,
        texts: Texts,
        rules_text: Callable[[], str],
        *,
        hints: bool = True,
        pace: float = 0.6,
        moment: float = MOMENT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self.person = person
        self.texts = texts
        self.hints = hints
        self.table = TableScreen(person)
        self._rules_text = rules_text
        self._pace = pace
        self._moment = moment
        self._clock = clock
        self._settled_at = 0.0
        self._teller = Teller(texts, person.driver.seat)
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name

    # --- what the screens ask for --------------------------------------------------------------------------------

    @property
    def palette(self) -> Palette:
        """The colours of the theme in use."""
        return DARK if self.current_theme.dark else LIGHT

    @property
    def artist(self) -> Artist:
        """Draws in these colours."""
        return Artist(self._teller, self.palette)

    @property
    def settled(self) -> bool:
        """Keys that act are taken: the last change of phase is a moment ago."""
        return self._clock() >= self._settled_at

    @property
    def waiting(self) -> bool:
        """Nothing moves until the person does something."""
        return not self.person.driver.waiting_for_bot

    def unsettle(self) -> None:
        """What keys mean has changed."""
        self._settled_at = self._clock() + self._moment

    def changed(self) -> None:
        """The person has done something: show it, and let the table go on."""
        self.unsettle()
        self.table.show()
        self.workers.cancel_group(self, "bots")  # what was thought before is about another table
        self._go_on()

    # --- the course of the match ---------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Sit down."""
        self.push_screen(self.table)
        self._go_on()

    def _go_on(self) -> None:
        driver = self.person.driver
        if driver.waiting_for_bot:
            self.run_worker(self._bots(), exclusive=True, group="bots")
        elif driver.between_rounds or driver.ended:
            self._summarise()

    async def _bots(self) -> None:
        """The other seats play, each step at the pace; the thinking is done beside the screen."""
        driver = self.person.driver
        while driver.waiting_for_bot:
            if self.person.may_take_back:
                await asyncio.sleep(self._pace * TAKE_BACK_STEPS)
            began = self._clock()
            move = await asyncio.to_thread(driver.think)
            # what a bot chooses for a call nobody sees: it takes no time to be followed
            pace = 0.0 if driver.observation.to_act and driver.choosing else self._pace
            await asyncio.sleep(max(0.0, pace - (self._clock() - began)))
            if move is None:
                break
            try:
                driver.play(move)
            except SavedError as error:
                self.cannot_save(error)
                return
            self.person.follow()
            if self.waiting:
                self.unsettle()
            self.table.show()
        self._go_on()

    def cannot_save(self, error: SavedError) -> None:
        """Nothing is shown that is not stored: leave, with what is stored intact."""
        sentence = self.texts.text(f"saved-{error.code}", **error.arguments)
        self.exit(Outcome.QUIT, return_code=1, message=sentence)

    def _summarise(self) -> None:
        """The round's hands stay until a key; then the next round, or the standing."""
        public = self.person.observation.public
        scored = public.last_scored
        if scored is None:
            self._show_standing()
            return
        why = self._teller.ending(scored.ending)
        title = self.texts.text(
            "terminal-summary-title", number=scored.number + 1, of=len(public.rules.rounds), why=why
        )
        if scored.bonus:
            title = self.texts.text("terminal-bonus-scored", why=why)
        elif public.ended is None:
            title = " ".join((title, *self._teller.decided(public)))
        label = self.texts.text("terminal-standing-title" if public.ended else "terminal-key-next")
        self.unsettle()
        sheet = Sheet(
            title,
            lambda width: pages.summary(self.artist, public, scored, width),
            [("enter,space", "⏎", label, "next")],
            closes=False,
        )
        self.push_screen(sheet, self._after_summary)

    def _after_summary(self, answer: str | None) -> None:
        if self.person.driver.ended:
            self._show_standing()
            return
        try:
            self.person.deal()
        except SavedError as error:
            self.cannot_save(error)
            return
        self.changed()

    def _show_standing(self) -> None:
        public = self.person.observation.public
        path = str(self.person.driver.record_path)
        self.unsettle()
        sheet = Sheet(
            self.texts.text("terminal-standing-title"),
            lambda width: pages.final(self.artist, public, path, width),
            [
                ("a", "A", self.texts.text("terminal-key-again"), "again"),
                ("p", "P", self.texts.text("terminal-key-scores"), "scores"),
                ("q", "Q", self.texts.text("terminal-key-quit"), "quit"),
            ],
            closes=False,
        )
        self.push_screen(sheet, self._after_standing)

    def _after_standing(self, answer: str | None) -> None:
        if answer == "scores":
            self._open("terminal-scores-title", self._scores, lambda _: self._show_standing())
        else:
            self.exit(Outcome.AGAIN if answer == "again" else Outcome.QUIT)

    # --- sheets ----------------------------------------------------------------------------------------------------

    def ask_way(self, ways: Sequence[WayOut], then: Callable[[WayOut | None], None]) -> None:
        """Ask with which discard to go out."""
        labels = []
        for way in ways[:9]:
            card = self.texts.text("terminal-no-discard")
            if way.discard is not None:
                card = self._teller.card(way.discard)
            if way.points:
                card = self.texts.text("terminal-way-out", card=card, points=way.points)
            labels.append(card)

        def answered(number: int | None) -> None:
            then(None if number is None else ways[number])

        self._ask_which("terminal-choose-way", labels, answered)

    def ask_place(self, places: Sequence[LayOff], then: Callable[[LayOff], None]) -> None:
        """Ask on which meld of the table the card is to be put."""
        round_, labels = self.person.observation.round, []
        for place in places[:9]:
            label = self._teller.meld(round_.table[place.onto].meld)
            if place.end is not None:
                label += " · " + self.texts.text(
                    "laying-end-first" if place.end is RunEnd.FIRST else "laying-end-last"
                )
            labels.append(label)

        def answered(number: int | None) -> None:
            if number is not None:
                then(places[number])

        self._ask_which("laying-choose-meld", labels, answered)

    def _ask_which(self, message: str, labels: Sequence[str], then: Callable[[int | None], None]) -> None:
        """Ask for one of up to nine things; the answer counts from 0."""
        self.unsettle()
        answers = [(str(number), str(number), label, str(number)) for number, label in enumerate(labels, 1)]
        sentence = self.texts.text(message)

        def answered(answer: str | None) -> None:
            self.unsettle()
            self._settled_at = self._clock()
            then(int(answer) - 1 if answer is not None and answer.isdigit() else None)

        def body(width: int) -> Text:
            return Text("\n").join(
                self.artist.coloured(f"{shown}  {label}") for _, shown, label, _ in answers
            )

        close = ("escape", "Esc", self.texts.text("terminal-key-close"), "close")
        self.push_screen(Sheet(sentence, body, [*answers, close]), answered)

    def action_help(self) -> None:
        """The keys."""
        self._open("terminal-help-title", lambda width: pages.help_page(self.artist, width))

    def action_rules(self) -> None:
        """The rules in force."""
        self._open("terminal-rules-title", lambda width: Text(self._rules_text()))

    def action_scores(self) -> None:
        """The score sheet."""
        self._open("terminal-scores-title", self._scores)

    def action_log(self) -> None:
        """Everything that happened."""
        observation = self.person.observation
        self._open(
            "terminal-log-title",
            lambda width: pages.whole_log(
                self.artist, observation.public, self.person.seen(), self.person.driver.remarks
            ),
        )

    def _scores(self, width: int) -> Text:
        return pages.score_sheet(self.artist, self.person.observation.public, width)

    def _open(
        self, title: str, body: Callable[[int], Text], then: Callable[[str | None], None] | None = None
    ) -> None:
        if isinstance(self.screen, Sheet) and then is None and self.screen.closes:
            return  # one of these at a time
        self._settled_at = self._clock()
        close = ("escape,enter,space,q", "Esc", self.texts.text("terminal-key-close"), "close")
        self.push_screen(Sheet(self.texts.text(title), body, [close]), then)

    def action_theme(self) -> None:
        """Light or dark."""
        self.theme = THEMES[1 if self.current_theme.dark else 0].name
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen | Sheet):
                screen.show()

    def action_leave(self) -> None:
        """Leave; the match is kept as it is."""
        self.exit(Outcome.QUIT)

    async def action_quit(self) -> None:
        """As leave."""
        self.action_leave()
