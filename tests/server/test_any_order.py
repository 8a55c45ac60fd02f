"""Commands in any order, twice, late, by anybody: each is answered, nothing is lost, nobody is told what is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.hidden import ONE_DECK, cards_in, newly_hidden
from tests.server.tabletop import TOKENS, Desk, Socket, start
from threethirteen.cards import CARDS
from threethirteen.engine import replay
from threethirteen.play import Discard, Draw, GoOut, Take, TakeBack
from threethirteen.protocol import messages as wire
from threethirteen.server.brain import think
from threethirteen.server.plan import Actor, command_key
from threethirteen.server.saving import revived, stored_seats, stored_table
from threethirteen.store import StoredMatch

cards = st.sampled_from(CARDS)
actions = st.one_of(
    st.builds(Draw),
    st.builds(Take),
    st.builds(TakeBack),
    st.builds(Discard, cards),
    st.builds(GoOut, cards | st.none()),
)
seats = st.integers(0, 4)
ids = st.sampled_from([f"c{number}" for number in range(12)])


def wild_commands(seq: int) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.builds(wire.Act, ids, st.integers(max(0, seq - 3), seq + 1), actions),
        st.builds(wire.AddNonce, ids, st.sampled_from(["aa", "zz", ""])),
        st.builds(wire.Sit, ids, st.sampled_from(["Sam", "", "Sam"]), seats | st.none()),
        st.builds(wire.Leave, ids),
        st.builds(wire.Continue, ids),
        st.builds(wire.ImBack, ids),
        st.builds(wire.KeepOrder, ids, st.lists(cards | st.none(), max_size=8).map(tuple)),
        st.builds(wire.Arrange, ids, st.sampled_from(["melds", "rank", "suit"])),
        st.builds(wire.Say, ids, st.sampled_from(["", "hi"]), st.sampled_from(["", "ouch", "?"])),
        st.builds(wire.AddBot, ids, st.sampled_from(["greedy", "nobody"]), seats | st.none()),
        st.builds(wire.Remove, ids, seats),
        st.builds(wire.Reseat, ids, st.permutations([0, 1, 2]).map(tuple)),
        st.builds(wire.NewLink, ids, seats),
        st.builds(wire.HandOver, ids, seats),
        st.builds(wire.Change, ids, st.builds(wire.TableSettings, chat=st.booleans(), pace=st.just(0.0))),
        st.builds(wire.Suspend, ids),
        st.builds(wire.Resume, ids),
        st.builds(wire.End, ids, st.sampled_from(["", "abcdef"])),
    )


class Watch:
    """Looks at everything that anybody is told in one step."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.before = desk.table.match
        self.told: dict[int, int] = {}

    def step(self) -> None:
        desk, after = self.desk, self.desk.table.match
        for socket in desk.sockets.values():
            viewer = socket.viewer
            for text in socket.texts[self.told.get(socket.number, 0) :]:
                leaked = cards_in(text) & newly_hidden(self.before, after, viewer)
                # a hand of one's own seat that has just been left was seen before
                assert not leaked, (viewer, leaked, text)
            self.told[socket.number] = len(socket.texts)
        self.before = after


@settings(max_examples=40)
@given(st.data())
def test_anything_in_any_order(data: st.DataObject) -> None:
    desk = start(2, 1, options=ONE_DECK, pace=0.0, grace=5, clock=wire.Clock(turn=10, bank=5))
    watch = Watch(desk)
    watcher = desk.connect()
    sockets: list[Socket] = [desk.connect(0), desk.connect(1), watcher]
    sent: list[tuple[Socket, wire.Command]] = []
    answers: dict[object, object] = {}
    for _ in range(data.draw(st.integers(5, 40), "steps")):
        watch.step()
        kind = data.draw(st.sampled_from(["wild", "play", "play", "play", "again", "socket", "wait", "bots"]))
        open_ = [socket for socket in sockets if not socket.over and socket.number in desk.table.sessions]
        if kind == "socket" or not open_:
            leaves: bool = data.draw(st.booleans())
            if open_ and leaves:
                desk.disconnect(data.draw(st.sampled_from(open_)))
            else:
                seat = data.draw(st.sampled_from([None, 0, 1]))
                sockets.append(desk.connect(seat))
        elif kind == "wait":
            desk.wait(data.draw(st.sampled_from([1, 6, 11, 70])))
        elif kind == "bots":
            desk.bots(3)
        elif kind == "play":
            turn = desk.table.match.turn
            if turn is None:
                for socket in open_:
                    if not socket.over:
                        socket.go_on()
            elif desk.table.bot_turn() is None and not desk.table.match.public.suspended:
                desk.play_person(turn)
        else:
            socket = data.draw(st.sampled_from(open_))
            if kind == "again" and sent:
                socket, command = data.draw(st.sampled_from(sent))
                if socket.over or socket.number not in desk.table.sessions:
                    continue
            else:
                command = data.draw(wild_commands(desk.table.match.public.seq))
            viewer = desk.table.sessions[socket.number].viewer
            key = command_key(command, Actor(viewer))
            count = len(socket.answers(command.id))
            answer = socket.send(command)
            sent.append((socket, command))
            assert len(socket.answers(command.id)) == count + 1, "every command is answered once"
            if key is not None:
                shown = (type(answer), getattr(answer, "code", None), getattr(answer, "seq", 0))
                assert answers.setdefault(key, shown) == shown, "the same id, the same answer"
        desk.check()
    watch.step()
    match = desk.table.match
    assert replay(desk.log) == match.state
    stored = StoredMatch(
        table=stored_table(match, desk.table.state),
        seats=stored_seats(match, desk.table.state),
        events=tuple(desk.log),
        secret=b"",
    )
    again, state = revived(stored)
    assert again.state == match.state
    assert state == desk.table.state
    assert TOKENS[0] not in repr(msgspec.structs.asdict(stored.table)) + repr(stored.seats)


def test_o03_o16_whole_matches_tell_nobody_what_is_hidden() -> None:
    """O03, O16: seats, a watcher, and a watcher who was a player; every message of a whole match."""
    desk = start(3, options={**ONE_DECK, "rounds": [3, 5, 8]}, pace=0.0)
    watch = Watch(desk)
    players = [desk.connect(seat) for seat in range(3)]
    desk.connect()
    desk.deal()
    watch.step()
    left = False
    steps = 0
    while not desk.table.match.ended:
        turn = desk.table.match.turn
        if turn is None:
            if not left:
                players[2].send(wire.Leave("bye"))
                left = True
                watch.step()
            for player in players[:2]:
                player.go_on()
                watch.step()
        else:
            observation = desk.table.match.observe(turn)
            players[turn].act(think("greedy", "seed", observation))
        steps += 1
        if steps % 7 == 0:
            desk.connect()  # a new watcher is told the whole match anew
            desk.connect(2 if left else None)
        watch.step()
        desk.check()
    assert steps > 20
