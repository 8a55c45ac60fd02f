"""Playing by what stands on the page: roles and names, as somebody would who has never seen the code."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect


class Seat:
    """Somebody's page at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # --- what is there ---

    @property
    def stock(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Stock, "))

    @property
    def pile(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Discard pile, "))

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^Your hand"))

    @property
    def cards(self) -> Locator:
        return self.hand.get_by_role("button")

    @property
    def out(self) -> Locator:
        return self.page.get_by_role("button", name="Go out")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def names(self) -> list[str]:
        """The hand as a screen reader says it, in the order it lies; without the mark of the card just drawn."""
        said: list[str] = self.cards.evaluate_all(SAID)
        return [name.removesuffix(", new").split(", stands for")[0] for name in said]

    def said(self, pile: Locator) -> str:
        """A pile as a screen reader says it."""
        return pile.locator(".for-screen-readers").inner_text()

    def count(self) -> int:
        return self.cards.count()

    # --- what is done ---

    def deal(self) -> None:
        self.button("Deal").click()
        self.hand.wait_for()

    def phase(self) -> str:
        """``waiting``, ``draw``, ``discard``, ``wait`` (for others), ``summary``, ``last summary``,
        ``end``."""
        return str(self.page.evaluate(PHASE))

    def until(self, *phases: str, seconds: float = 60) -> str:
        """Wait for one of the phases."""
        found = self.page.wait_for_function(
            f"phases => {{ const now = ({PHASE})(); return phases.includes(now) && now }}",
            arg=list(phases),
            polling=50,
            timeout=seconds * 1000,
        )
        return str(found.json_value())

    def draw(self) -> None:
        """From the stock; a tap right after the table has changed does not count, so that it may take two."""
        before = self.count()
        self._insist(self.stock.click, lambda: self.count() > before)

    def take(self) -> None:
        before = self.count()
        self._insist(self.pile.click, lambda: self.count() > before)

    def discard(self, place: int | None = None) -> None:
        """The card at the place, or the one just drawn: tap it, tap the pile."""
        before = self.count()
        card = self.cards.nth(self.drawn() if place is None else place)
        if card.get_attribute("aria-pressed") != "true":
            card.click()
        self._insist(self.pile.click, lambda: self.phase() != "discard" or self.count() < before)

    def drawn(self) -> int:
        """The place of the card that came last."""
        said: list[str] = self.cards.evaluate_all(SAID)
        return next((place for place, name in enumerate(said) if name.endswith(", new")), len(said) - 1)

    def take_back(self) -> None:
        before = self.count()
        self._insist(self.button("Take back").click, lambda: self.count() > before)

    def may_go_out(self) -> bool:
        return self.out.get_attribute("aria-disabled") != "true"

    def turn(self) -> None:
        """One whole turn: draw, then go out if that is offered, else discard what was drawn."""
        if self.phase() == "draw":
            self.draw()
        self.until("discard")
        if self.may_go_out():
            self.go_out()
        else:
            self.discard()

    def go_out(self) -> None:
        def done() -> bool:
            ways = self.page.get_by_role("dialog").get_by_role("button")
            if ways.count() > 1:
                ways.filter(has_not_text="Close").last.click()
            return self.phase() != "discard"

        self._insist(self.out.click, done)

    def play(self, *, until: str = "end", seconds: float = 150) -> None:
        """Play on, alone or against bots, until the phase has come."""
        limit = time.monotonic() + seconds
        while (phase := self.until("draw", "discard", "summary", "last summary", "end", "waiting")) != until:
            assert time.monotonic() < limit, f"still {phase}"
            match phase:
                case "waiting":
                    self.deal()
                case "summary":
                    self.next_round()
                case "last summary":
                    self.button("Final standing").click()
                case _:
                    self.turn()

    def next_round(self) -> None:
        self.button("Next round").click()
        expect(self.button("Next round")).to_have_count(0)
        self.until("draw", "wait", "discard", "last summary", "end")

    def _insist(self, act: object, done: object) -> None:
        assert callable(act)
        assert callable(done)
        limit = time.monotonic() + 30
        while True:
            act()
            again = time.monotonic() + 1.2
            while time.monotonic() < again:
                if done():
                    return
                self.page.wait_for_timeout(40)
            assert time.monotonic() < limit, "nothing happened"


# What is said of each card, which is not what is shown.
SAID = "cards => cards.map(card => card.querySelector('.for-screen-readers').textContent)"

# Read off the page in one go: asking for each button by its name would take a second on a busy machine.
PHASE = """() => {
  const said = (one) => one.querySelector(':scope > .for-screen-readers')?.textContent;
  const text = (one) => one.getAttribute('aria-label') ?? said(one) ?? one.textContent.trim();
  const named = (name) => [...document.querySelectorAll('main button')].find((one) => name.test(text(one)));
  const open = (one) => one && one.getAttribute('aria-disabled') !== 'true';
  if (named(/^Check all deals$/)) return 'end';
  if (named(/^Final standing$/)) return 'last summary';
  if (open(named(/^Next round$/))) return 'summary';
  if (open(named(/^Deal$/))) return 'waiting';
  const stock = named(/^Stock, /);
  if (open(stock)) return 'draw';
  if (!stock) return 'none';
  const prompt = document.querySelector('main .prompt')?.className ?? '';
  return /\\bmine\\b/.test(prompt) ? 'discard' : 'wait';
}"""


def connected(page: Page) -> None:
    """The table is on the screen."""
    expect(page.get_by_role("heading", level=1)).to_be_attached()
