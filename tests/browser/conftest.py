"""A real server, a real browser, and pages whose every complaint fails the test.

These tests have a process of their own (``pytest -m browser``): Playwright leaves a running event loop behind.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from bench.process import Process
from tests.browser import chromium
from tests.browser.house import House

expect.set_options(timeout=20_000)  # other programs may be busy on the same machine
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = playwright.chromium.launch(executable_path=chromium.program(), args=chromium.arguments())
    yield started
    started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One for all tests that do not end it."""
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite'}")
    process.start()
    yield process
    process.kill()


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[Process]:
    """One that the test may end."""
    process = Process(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    process.start()
    yield process
    process.kill()


@pytest.fixture
def house(browser: Browser, server: Process, playwright: Playwright) -> Iterator[House]:
    """The server with browsers before it; at the end, whether one of them has complained."""
    made = House(browser, server, playwright)
    yield made
    made.close()
    assert not made.complaints, "\n".join(made.complaints)


@pytest.fixture
def mortal_house(browser: Browser, mortal_server: Process, playwright: Playwright) -> Iterator[House]:
    made = House(browser, mortal_server, playwright)
    yield made
    made.close()
    assert not made.complaints, "\n".join(made.complaints)
