"""Playing alone by prompts: one short line an event, for screen readers and pipes."""

from __future__ import annotations

import sys
from collections.abc import Callable

from threethirteen.cards import CardTextError
from threethirteen.cli.terminal.alone import Alone, asked, hint_alone, outcome_line, pile_line
from threethirteen.cli.terminal.plain import Outcome
from threethirteen.cli.terminal.told import PlainTeller, read_card
from threethirteen.cli.terminal.words import Word, typed, vocabulary
from threethirteen.i18n import Texts
from threethirteen.play import (
    Action,
    CardPlaced,
    Discard,
    Draw,
    Finish,
    PileDiscarded,
    PlaceOn,
    RefusedError,
    SoloPhase,
    Undo,
)


class PlainAlone:
    """A solo by prompts. ``ask`` shows a prompt and gives the line, or raises EOFError; ``say`` shows a line."""

    def __init__(
        self,
        alone: Alone,
        texts: Texts,
        rules_text: Callable[[], str],
        *,
        hints: bool = True,
        ask: Callable[[str], str] | None = None,
        say: Callable[[str], None] | None = None,
    ) -> None:
        self.alone = alone
        self.texts = texts
        self.teller = PlainTeller(texts, alone.driver.seat)
        self.hints = hints
        self._rules_text = rules_text
        self._ask = ask or _ask
        self._say = say or _say
        self._words = vocabulary(texts)
        self._place = _words(texts, "solo-word-place")
        self._finish = _words(texts, "solo-word-finish")
        self._told = 0

    def run(self) -> Outcome:
        """Play until it is over and left, or the person goes."""
        self._say(self.texts.text("solo-plain-welcome"))
        self._told = self.alone.observation.seq
        self._piles()
        try:
            while True:
                outcome = self._obey(self._ask(self._question()).split())
                if outcome is not None:
                    return outcome
        except EOFError:
            return Outcome.END_OF_INPUT

    def _question(self) -> str:
        if self.alone.driver.ended:
            return self.texts.text("terminal-ask-again")
        question = asked(self.alone.solo, self.teller)
        return question + (typed(self.texts, Word.DRAW) if self.alone.solo.phase is SoloPhase.DRAW else "")

    def _obey(self, pieces: list[str]) -> Outcome | None:
        if not pieces:
            self._say(self.texts.text("terminal-plain-empty"))
            return None
        first, rest = pieces[0].casefold(), " ".join(pieces[1:])
        word = self._words.get(first)
        if word is Word.QUIT:
            return Outcome.QUIT
        if word is Word.AGAIN and self.alone.driver.ended:
            return Outcome.AGAIN
        try:
            self._do(first, word, rest, " ".join(pieces))
        except RefusedError as error:
            self._say(self.teller.refusal(error.refusal))
        return None

    def _do(self, first: str, word: Word | None, rest: str, line: str) -> None:
        if first in self._finish:
            self._act(Finish())
        elif first in self._place:
            self._place_on(rest)
        elif self.alone.solo.phase is SoloPhase.PLACE and line.isascii() and line.isdecimal():
            self._place_on(line)
        elif word is Word.DISCARD:
            self._discard(rest)
        elif word is not None:
            self._word(word, line)
        else:
            self._discard(line)

    def _word(self, word: Word, line: str) -> None:
        match word:
            case Word.DRAW:
                self._act(Draw())
            case Word.UNDO | Word.BACK:
                self._act(Undo())
            case Word.TABLE | Word.HAND | Word.SCORES:
                self._piles()
            case Word.HINT:
                self._hint()
            case Word.RULES:
                self._say(self._rules_text())
            case Word.HELP:
                self._say(self.texts.text("solo-plain-help"))
            case _:
                self._say(self.texts.text("terminal-plain-not-now", line=line))

    def _place_on(self, text: str) -> None:
        numbers = self.alone.piles_of_size(int(text)) if text.isascii() and text.isdecimal() else ()
        if not numbers:
            sizes = ", ".join(str(pile.hand_size) for pile in self.alone.solo.piles)
            self._say(self.texts.text("solo-plain-no-pile", line=text, sizes=sizes))
            return
        self._act(PlaceOn(numbers[0]))

    def _discard(self, text: str) -> None:
        try:
            self._act(Discard(read_card(self.texts, text)))
        except CardTextError:
            self._say(self.texts.text("terminal-plain-unknown", line=text))

    def _hint(self) -> None:
        if not self.hints:
            self._say(self.texts.text("terminal-hints-off"))
        elif self.alone.driver.ended:
            self._say(self.texts.text("terminal-hint-not-now"))
        else:
            self._say(hint_alone(self.alone.hint(), self.alone.solo, self.teller))

    def _act(self, action: Action) -> None:
        self.alone.act(action)
        observation = self.alone.observation
        for seen in self.alone.driver.seen(self._told):
            line = self.teller.event(observation.public, seen)
            if line is not None:
                self._say(line)
            if isinstance(seen.sighting, CardPlaced | PileDiscarded):
                self._say(pile_line(self.alone.solo.piles[seen.sighting.pile], self.teller))
        self._told = observation.seq
        if self.alone.driver.ended:
            self._say(self.texts.text("terminal-record-at", path=str(self.alone.driver.record_path)))

    def _piles(self) -> None:
        solo = self.alone.solo
        for pile in solo.piles:
            self._say(pile_line(pile, self.teller))
        self._say(self.texts.text("solo-stock", count=solo.stock_count))
        self._say(self.texts.text("solo-left", points=solo.points))
        if self.alone.driver.ended:
            self._say(outcome_line(self.alone.observation, self.teller))


def _words(texts: Texts, message: str) -> frozenset[str]:
    return frozenset(word.strip().casefold() for word in texts.text(message).split(","))


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
