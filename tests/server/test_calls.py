"""All at once at a table: choices, the beat, the caller's button, absent seats, restarts. Time is turned by hand."""

from __future__ import annotations

import random

import pytest

from tests.server.hidden import ONE_DECK, cards_in, newly_hidden
from tests.server.tabletop import Desk, Socket, start
from threethirteen.notation.codec import from_json, to_json
from threethirteen.play import By, DiscardsSettled, Draw, DrawsSeen, HiddenChoiceSeen, Phase, Take
from threethirteen.protocol.messages import Ack, Act, CallNow, Presence, Refused
from threethirteen.server.state import TableState
from threethirteen.server.table import Table
from threethirteen.server.timing import LAST_SECONDS


def dealt(persons: int = 2, bots: int = 0, **settings: object) -> tuple[Desk, list[Socket]]:
    """A table of speed with the first round dealt, and the persons' sockets."""
    desk = start(persons, bots, "speed", {"rounds": [3, 4]}, **{"pace": 0.8, **settings})
    sockets = [desk.connect(seat) for seat in range(persons)]
    desk.deal()
    return desk, sockets


def last(socket: Socket) -> str | None:
    """What this socket is shown counting down."""
    assert socket.info is not None
    return None if socket.info.countdown is None else socket.info.countdown.what


def phase(desk: Desk) -> Phase:
    round_ = desk.table.match.public.round
    assert round_ is not None
    return round_.phase


def test_the_call_comes_a_moment_after_all_have_chosen() -> None:
    desk, (ada, ben) = dealt(bots=1)
    assert last(ada) == "draw"
    desk.bots()
    assert isinstance(ada.act(Draw()), Ack)
    assert isinstance(ben.act(Draw()), Ack)
    assert (last(ada), last(ben)) == ("call", "call")
    assert isinstance(ada.act(Take(), "again"), Ack)  # there is still time to choose anew
    desk.wait(0.7)
    assert phase(desk) is Phase.DRAW
    desk.wait(0.2)
    assert phase(desk) is Phase.DISCARD
    assert last(ben) == "discard"
    desk.check()
    seen = [
        message.seen[-1].sighting for message in ben.messages if hasattr(message, "seen") and message.seen
    ]
    assert isinstance(seen[-1], DrawsSeen)
    assert 0 in [take.seat for take in seen[-1].taken]


def test_at_the_end_of_the_beat_a_bot_chooses_for_whoever_has_not() -> None:
    desk, (ada, ben) = dealt(beat=12)
    ada.act(Draw())
    desk.wait(11.9)
    assert phase(desk) is Phase.DRAW
    desk.wait(0.2)
    assert phase(desk) is Phase.DISCARD
    chosen = next(one for one in reversed(desk.log) if getattr(one.event, "seat", None) == 1)
    assert chosen.by is By.CLOCK
    assert desk.table.state.seats[1].timeouts == 1
    assert desk.table.state.seats[0].timeouts == 0
    desk.wait(12.1)  # both miss the discard call; the second in a row puts Ben on auto-play
    assert desk.table.state.seats[1].auto
    assert ben.info is not None
    assert ben.info.seats[1].auto
    desk.bots()
    assert desk.table.match.public.round is not None
    assert desk.table.match.public.round.awaited == (0,)


def test_without_a_beat_only_choices_and_the_caller_make_the_call() -> None:
    desk, sockets = dealt(beat=0)
    assert last(sockets[0]) is None
    desk.wait(500)
    assert phase(desk) is Phase.DRAW
    caller = desk.table.match.state.round.turn
    other = 1 - caller
    refused = sockets[other].send(CallNow("too-soon"))
    assert isinstance(refused, Refused)
    assert (refused.code, refused.args) == ("not-the-caller", {"player": f"P{caller}"})
    sockets[caller].act(Draw())
    assert isinstance(sockets[caller].send(CallNow("now")), Ack)
    assert isinstance(sockets[caller].send(CallNow("now")), Ack)  # the same again is no second call
    assert last(sockets[other]) == "call"
    desk.wait(LAST_SECONDS - 0.1)
    assert phase(desk) is Phase.DRAW
    desk.wait(0.2)
    assert phase(desk) is Phase.DISCARD
    assert last(sockets[other]) is None


def test_the_hosts_button_where_the_caller_is_a_bot() -> None:
    for _ in range(2):
        desk, (ada,) = dealt(persons=1, bots=2, beat=0)
        if desk.table.match.state.round.turn != 0:
            assert isinstance(ada.send(CallNow("host")), Ack)
    watcher = desk.connect()
    assert isinstance(watcher.send(CallNow("watcher")), Refused)


def test_for_who_is_away_a_bot_plays_and_nobody_waits() -> None:
    desk, (ada, ben) = dealt(beat=0, grace=10)
    desk.disconnect(ben)
    ada.act(Draw())
    desk.wait(10.5)
    assert desk.table.presence[1] is Presence.BOT_PLAYS
    desk.bots()
    desk.wait(1)
    assert phase(desk) is Phase.DISCARD
    # nobody is here: a table does not play for itself
    desk.disconnect(ada)
    before = len(desk.log)
    desk.wait(5)
    assert len(desk.log) == before


def test_who_leaves_in_mid_choice_does_not_hold_up_the_call() -> None:
    from threethirteen.protocol.messages import Leave

    desk, (ada, ben, cy) = dealt(persons=3, beat=0)
    for socket in (ada, ben):
        socket.act(Draw())
    cy.send(Leave("gone"))
    for socket in (ada, ben):
        round_ = desk.table.match.state.round
        assert socket.viewer is not None
        if socket.viewer in round_.awaited:
            socket.act(Draw())
    desk.wait(1)
    assert phase(desk) is Phase.DISCARD


def test_a_restart_in_mid_choice_keeps_the_choices_and_the_answers() -> None:
    desk, (ada, ben) = dealt(beat=15)
    assert ada.observation is not None
    command = Act("mine", ada.observation.seq, Take())
    ada.send(command)
    state: TableState = from_json(to_json(desk.table.state), TableState)
    desk.table = Table(desk.table.match, state, desk.now)
    ada, ben = desk.connect(0), desk.connect(1)
    assert ada.observation is not None
    assert ada.observation.choice == Take()
    assert ben.observation is not None
    assert ben.observation.choice is None
    assert ben.observation.public.round is not None
    assert ben.observation.public.round.awaited == (1,)
    desk.wait(15.1)  # the beat begins anew
    assert phase(desk) is Phase.DISCARD
    desk.check()


def test_another_choice_does_not_make_mine_stale_but_a_call_does() -> None:
    desk, (ada, ben) = dealt()
    assert ben.observation is not None
    seq = ben.observation.seq
    ada.act(Draw())
    ada.act(Take())
    assert isinstance(ben.send(Act("old", seq, Draw())), Ack)
    desk.wait(1)
    late = ben.send(Act("late", seq, Draw()))
    assert isinstance(late, Refused)
    assert late.code == "stale"


@pytest.mark.parametrize("seed", range(3))
def test_no_socket_is_told_a_choice_or_a_hidden_card_before_the_call(seed: int) -> None:
    """Every text to every socket, in a match: no hidden card, and of others' choices only that they are made."""
    options = {**ONE_DECK, "players": [2, 3], "rounds": [3, 4], "draw.max_laps": 6}
    desk = start(3, 0, "speed", options, hints=seed != 1)
    sockets = [desk.connect(seat) for seat in (0, 1, 2, None)]
    desk.deal()
    chance = random.Random(seed)
    while not desk.table.match.ended:
        before, told = desk.table.match, [len(socket.texts) for socket in sockets]
        round_ = before.public.round
        if round_ is None:
            for socket in sockets[:3]:
                socket.go_on()
        elif not round_.awaited:
            desk.wait(1)
        else:
            seat = chance.choice(round_.to_act)
            legal = list(before.observe(seat).legal)
            sockets[seat].act(chance.choice(legal))
            for socket, known in zip(sockets, told, strict=True):
                if socket.viewer != seat:
                    fresh = "".join(socket.texts[known:])
                    assert "own_choice" not in fresh
                    assert not any(f'"{word}"' in fresh for word in ("take", "go_out", '"discard":"'))
        for socket, known in zip(sockets, told, strict=True):
            hidden = newly_hidden(before, desk.table.match, socket.viewer)
            for text in socket.texts[known:]:
                assert not cards_in(text) & hidden
    desk.check()


def test_twelve_play_a_match_to_its_end() -> None:
    desk, (ada,) = dealt(persons=1, bots=11)
    while not desk.table.match.ended:
        round_ = desk.table.match.public.round
        desk.bots()
        if round_ is None:
            ada.go_on()
        elif 0 in round_.awaited:
            desk.play_person(0)
        else:
            desk.wait(1)
    assert any(isinstance(one.event, DiscardsSettled) for one in desk.log)
    assert any(
        isinstance(one.sighting, HiddenChoiceSeen)
        for m in ada.messages
        if hasattr(m, "seen")
        for one in m.seen
    )
