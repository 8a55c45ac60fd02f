"""The server is killed with SIGKILL and started again: nothing that was acknowledged is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.chaos import chaos
from bench.player import ask
from bench.process import Process
from tests.server.running import wire
from threethirteen.server.saving import revived
from threethirteen.store import Store


async def test_o20_every_table_is_where_the_last_acknowledged_action_left_it(database: str) -> None:
    # the cards are dealt by chance: a bot that goes out at once never draws the card this is about
    for attempt in range(4):
        try:
            return await _killed_and_started_again(database)
        except TimeoutError:
            if attempt == 3:
                raise


async def _killed_and_started_again(database: str) -> None:
    process = Process(database)
    address = process.start()
    try:
        body = {"name": "Ann", "bots": ["greedy"], "settings": {"pace": 0}}
        made = ask(address, "/api/tables", body)
        hello = {"type": "hello", "code": made["code"], "token": made["token"]}
        async with wire(address) as line:
            await line.say(**hello)
            await line.say(type="continue", id="go")
            seq = 0
            answer: dict[str, Any] = {"type": "refused"}
            while answer["type"] != "ack":  # the bot may be first
                seq = (await line.until(type="happened"))["seen"][-1]["seq"]
                answer = await _draw(line, seq)
            hand = (await line.until(type="hand_read", seq=answer["seq"]))["cards"]
            order = [*reversed(hand)]
            await line.say(type="keep_order", id="order", cards=order)
            await line.until(type="ack", id="order")
        process.kill()
        async with await Store.open(database) as store:
            match = await store.by_code(made["code"])
            assert match is not None
            stored = await store.load(match)
            assert stored is not None
            before, _ = revived(stored)
        assert process.start() == address
        async with wire(address) as line:
            await line.say(**hello)
            welcome = await line.until(type="welcome")
            assert welcome["hand"]["cards"] == order
            assert welcome["seen"][-1]["seq"] == answer["seq"] == before.public.seq
            # the same command again has the same answer and no second effect, also over a restart
            assert await _draw(line, seq) == answer
            discard = {"type": "discard", "card": order[0]}
            await line.say(type="act", id="d", last_seq=answer["seq"], action=discard)
            await line.until(type="ack", id="d")
            drawn: dict[str, Any] = {}
            while drawn.get("type") != "hidden_draw_seen":
                heard = await line.until(type="happened")
                drawn = heard["seen"][0]["sighting"]
                if drawn["type"] == "card_taken":
                    return
        process.kill()
        async with await Store.open(database) as store:
            stored = await store.load(match)
            assert stored is not None
            card = next(
                recorded.event.card  # type: ignore[union-attr]
                for recorded in stored.events[before.public.seq :]
                if type(recorded.event).__name__ == "CardDrawn"
            )
            assert card is before.state.stock[0], "the next card of the stock is the same one"
    finally:
        process.kill()


async def _draw(line: Any, seq: int) -> dict[str, Any]:
    await line.say(type="act", id=f"draw-{seq}", last_seq=seq, action={"type": "draw"})
    while True:
        heard: dict[str, Any] = await line.hear()
        if heard.get("id") == f"draw-{seq}":
            return heard


@pytest.mark.parametrize("rules", ["standard", "speed", "one-wild+redemption"])
async def test_killed_cut_repeated_reordered(database: str, rules: str) -> None:
    """The small version of ``python -m bench.chaos``."""
    result = await chaos(4, database, rules=rules, rounds=[3, 4], at_once=4, often=5)
    assert result.matches == 4
    assert result.kills
    assert result.cuts


def test_a_polite_end(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    process.start()
    assert process.stop() == 0
