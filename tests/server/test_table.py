"""The table without I/O: the life of a move, and the behaviours of the list (O…), each by its number."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from tests.server.tabletop import TOKENS, Desk, Socket, start
from threethirteen.cards import Card, parse_cards
from threethirteen.engine import Match, replay
from threethirteen.play import By, Discard, Draw, MatchEndReason, Phase, TakeBack
from threethirteen.protocol.messages import (
    Ack,
    Act,
    AddBot,
    AddNonce,
    Arrange,
    AskHint,
    Change,
    Clock,
    Continue,
    End,
    HandOver,
    Happened,
    ImBack,
    JoinRule,
    KeepOrder,
    Leave,
    MovedOn,
    NewLink,
    Presence,
    Refused,
    Remove,
    Reseat,
    Resume,
    SaidNow,
    Say,
    Sit,
    Suspend,
    TableSettings,
    Welcome,
)
from threethirteen.server.state import SeatState, token_hash


def code_of(answer: Ack | Refused) -> str | None:
    return answer.code if isinstance(answer, Refused) else None


def playing(desk: Desk) -> bool:
    return desk.table.match.public.round is not None


def lying(socket: Socket) -> tuple[Card | None, ...]:
    """The socket's hand as it lies; mypy would otherwise keep what was true of it before."""
    assert socket.hand is not None
    return socket.hand.cards


def here(desk: Desk, seat: int) -> Presence:
    return desk.table.presence[seat]


def on_turn(desk: Desk) -> int:
    turn = desk.table.match.turn
    assert turn is not None
    return turn


def test_a_move_is_acknowledged_first_and_then_told_to_every_viewer() -> None:
    desk = start(2)
    players = [desk.connect(0), desk.connect(1)]
    watcher = desk.connect()
    desk.deal()
    actor = players[on_turn(desk)]
    other = players[1 - on_turn(desk)]
    for socket in (actor, other, watcher):
        socket.messages.clear()
    answer = actor.act(Draw(), "draw-1")
    assert isinstance(answer, Ack)
    assert answer.seq == desk.table.match.public.seq
    assert [type(message) for message in actor.messages[:2]] == [Ack, Happened]
    for socket in (other, watcher):
        assert isinstance(socket.messages[0], Happened)
        assert socket.messages[0].seen[0].seq == answer.seq
    desk.check()


def test_refusals_carry_code_rule_and_sentence_and_change_nothing() -> None:
    desk = start(2)
    players = [desk.connect(0), desk.connect(1)]
    desk.deal()
    seq = desk.table.match.public.seq
    wrong = players[1 - on_turn(desk)]
    answer = wrong.act(Draw())
    assert isinstance(answer, Refused)
    assert (answer.code, answer.rule) == ("not-your-turn", "turn")
    assert answer.sentence.startswith("It is not your turn")
    assert desk.table.match.public.seq == seq
    assert wrong.messages[-1] == answer


def test_an_old_seq_is_stale() -> None:
    desk = start(2)
    players = [desk.connect(0), desk.connect(1)]
    desk.deal()
    actor = players[on_turn(desk)]
    seq = desk.table.match.public.seq
    assert isinstance(actor.send(Act("a", seq, Draw())), Ack)
    drawn = desk.table.match.public.seq
    card = desk.table.match.state.hands[on_turn(desk)][0]
    assert code_of(actor.send(Act("b", seq, Discard(card)))) == "stale"
    assert code_of(actor.send(Act("c", drawn + 1, Discard(card)))) == "stale"
    # what does not matter to the action does not make it stale
    assert isinstance(players[1 - on_turn(desk)].send(AddNonce("n", "aa")), Ack)
    assert isinstance(actor.send(Act("d", drawn, Discard(card))), Ack)


def test_o02_only_the_secret_token_opens_a_seat() -> None:
    desk = start(2)
    for public in ("abcdef", "m" * 32, "0", "P0", token_hash(TOKENS[0]), ""):
        stranger = desk.connect(token=public)
        assert isinstance(stranger.messages[-1], Refused)
        assert stranger.messages[-1].code == "unknown-token"
        assert stranger.number not in desk.table.sessions
    assert all(presence is Presence.AWAY for presence in desk.table.presence.values())


def test_o05_the_seat_on_turn_goes_away_after_drawing_and_comes_back() -> None:
    desk = start(2, pace=0.0, grace=30)
    players = [desk.connect(0), desk.connect(1)]
    desk.deal()
    seat = on_turn(desk)
    players[seat].act(Draw())
    desk.disconnect(players[seat])
    other = players[1 - seat]
    assert other.info is not None
    assert other.info.seats[seat].presence is Presence.AWAY
    desk.wait(29)
    assert desk.table.bot_turn() is None
    desk.wait(2)
    assert other.info.seats[seat].presence is Presence.BOT_PLAYS
    desk.bots()
    assert desk.log[-1].by is By.BOT  # O32
    assert on_turn(desk) != seat
    back = desk.connect(seat)
    assert other.info.seats[seat].presence is Presence.HERE
    assert back.viewer == seat
    while on_turn(desk) != seat:
        desk.play_person(on_turn(desk))
    assert desk.table.bot_turn() is None
    assert isinstance(back.act(Draw()), Ack)
    desk.check()


def test_o05_nobody_else_waits_so_the_grace_is_longer() -> None:
    desk = start(1, 1, pace=0.0, grace=30)
    player = desk.connect(0)
    desk.deal()
    desk.bots()
    desk.disconnect(player)
    desk.wait(299)
    assert desk.table.bot_turn() is None
    desk.wait(2)
    assert desk.table.bot_turn() is not None
    desk.bots()
    assert desk.table.match.public.rounds_played == 1
    desk.wait(10_000)
    assert desk.table.match.public.round is None, "the summary waits for somebody"


def test_o06_the_seat_that_went_out_leaves_before_the_last_turns_end() -> None:
    desk = start(3, pace=0.0)
    players = [desk.connect(seat) for seat in range(3)]
    desk.deal()
    while desk.table.match.state.round.out is None:
        desk.play_person(on_turn(desk))
    out = desk.table.match.state.round.out
    assert out is not None
    assert isinstance(players[out].send(Leave("bye")), Ack)
    desk.play_round()
    assert desk.table.match.public.rounds_played == 1
    assert desk.table.state.host != out or out != 0
    desk.check()


@pytest.mark.parametrize("summary", [60, 0])
def test_o07_the_host_leaves_between_rounds(summary: int) -> None:
    desk = start(3, summary=summary)
    players = [desk.connect(seat) for seat in range(3)]
    desk.deal()
    desk.play_round()
    assert not playing(desk)
    players[1].go_on()
    assert players[2].info is not None
    assert players[2].info.confirmed == (1,)
    players[0].send(Leave("bye"))
    assert desk.table.state.host in (1, 2)
    assert not playing(desk)
    assert players[2].go_on().seq
    assert playing(desk)
    desk.check()


def test_o07_the_countdown_ends() -> None:
    desk = start(2, summary=60)
    players = [desk.connect(seat) for seat in range(2)]
    desk.deal()
    desk.play_round()
    info = players[0].info
    assert info is not None
    assert info.countdown is not None
    assert (info.countdown.what, info.countdown.seconds) == ("next_round", 60)
    desk.wait(59)
    assert not playing(desk)
    desk.wait(2)
    assert playing(desk)
    assert any(recorded.by is By.CLOCK for recorded in desk.log)


def test_o07_an_absent_host_gives_the_role_away() -> None:
    desk = start(2, grace=10)
    host = desk.connect(0)
    other = desk.connect(1)
    desk.disconnect(host)
    assert desk.table.state.host == 0
    desk.wait(11)
    assert desk.table.state.host == 1
    assert other.info is not None
    assert other.info.host == 1


def test_o08_reload_brings_everything_back() -> None:
    desk = start(2)
    player, other = desk.connect(0), desk.connect(1)
    desk.deal()
    hand = desk.table.match.state.hands[0]
    order = (hand[2], None, hand[0], hand[1])
    player.send(KeepOrder("k", order))
    desk.disconnect(player)
    again = desk.connect(0)
    assert again.hand is not None
    assert again.hand.cards == order
    desk.check()
    # what has been seen already is not sent again
    seq = desk.table.match.public.seq
    part = desk.connect(0, last_seq=seq)
    welcome = part.messages[0]
    assert isinstance(welcome, Welcome)
    assert not welcome.reset
    assert welcome.seen == ()
    assert isinstance(desk.connect(0, last_seq=seq + 5).messages[0], Welcome)
    assert other.info is not None


def test_o10_only_the_host_ends_and_only_with_confirmation() -> None:
    desk = start(2)
    host, other = desk.connect(0), desk.connect(1)
    desk.deal()
    assert code_of(other.send(End("e0", "abcdef"))) == "host-only"
    assert code_of(host.send(End("e1", ""))) == "end-not-confirmed"
    assert code_of(other.send(Suspend("s0"))) == "host-only"
    assert isinstance(host.send(Suspend("s1")), Ack)
    assert b"secret" not in b"".join(text.encode() for text in other.texts)
    assert code_of(host.act(Draw())) == "match-suspended"
    assert isinstance(host.send(Resume("r")), Ack)
    assert isinstance(host.send(End("e2", " ABCDEF ")), Ack)
    assert desk.table.match.public.ended is MatchEndReason.CALLED_OFF
    assert code_of(host.send(Resume("r2"))) == "match-ended"


def test_o11_a_full_table_refuses() -> None:
    desk = start(2, options={"players": [2, 2]})
    stranger = desk.connect()
    answer = stranger.send(Sit("s", "Third"))
    assert code_of(answer) == "table-full"
    assert stranger.viewer is None, "but may watch"
    desk.connect(0)
    desk.deal()
    assert code_of(stranger.send(Sit("s2", "Third"))) == "table-full"


def test_o13_the_same_command_twice_has_one_effect_and_the_same_answer() -> None:
    desk = start(2)
    players = [desk.connect(0), desk.connect(1)]
    desk.deal()
    actor = players[on_turn(desk)]
    command = Act("once", desk.table.match.public.seq, Draw())
    first = actor.send(command)
    seq = desk.table.match.public.seq
    assert actor.send(command) == first
    assert desk.table.match.public.seq == seq
    assert actor.answers("once") == [first, first]
    # another seat's same id is another command
    other = players[1 - on_turn(desk)]
    assert code_of(other.send(command)) is not None


def test_o13_sitting_down_twice_brings_the_same_seat_and_token() -> None:
    desk = start(1, 1)
    desk.connect(0)
    guest = desk.connect()
    first = guest.send(Sit("a-long-random-id", "Guest"))
    assert isinstance(first, Ack)
    assert first.token is not None
    assert first.seat == 2
    again = guest.send(Sit("a-long-random-id", "Guest"))
    assert (again.seat, again.token) == (first.seat, first.token)  # type: ignore[union-attr]
    elsewhere = desk.connect()
    repeated = elsewhere.send(Sit("a-long-random-id", "Guest"))
    assert repeated == again
    assert len(desk.table.match.public.seats) == 3
    assert desk.connect(token=first.token).viewer == 2
    assert first.token not in msgspec.json.encode(desk.table.state).decode()
    assert not any(first.token in repr(answer) for answer in desk.table.answers.values())


def test_o14_two_time_outs_put_a_seat_on_auto_play_until_it_is_back() -> None:
    desk = start(2, clock=Clock(turn=10, bank=5), pace=0.0)
    players = [desk.connect(0), desk.connect(1)]
    desk.deal()
    seat = on_turn(desk)
    info = players[0].info
    assert info is not None
    assert info.countdown is not None
    assert (info.countdown.what, info.countdown.seat) == ("turn", seat)
    desk.wait(9)
    assert on_turn(desk) == seat
    desk.wait(2)
    assert players[0].info is not None
    assert players[0].info.countdown is not None
    assert players[0].info.countdown.what == "bank"
    desk.wait(5)
    assert on_turn(desk) != seat
    assert desk.log[-1].by is By.CLOCK
    assert desk.table.state.seats[seat].timeouts == 1
    assert not desk.table.state.seats[seat].auto
    while on_turn(desk) != seat:
        desk.play_person(on_turn(desk))
    desk.wait(11)  # the bank is empty now
    assert desk.table.state.seats[seat].auto
    if desk.table.match.public.round is None:
        return
    while on_turn(desk) != seat:
        desk.play_person(on_turn(desk))
    desk.bots()
    assert any(recorded.by is By.BOT for recorded in desk.log)
    assert isinstance(players[seat].send(ImBack("back")), Ack)
    assert not desk.table.state.seats[seat].auto


def test_a_slow_turn_draws_on_the_bank() -> None:
    desk = start(2, clock=Clock(turn=10, bank=20))
    players = [desk.connect(0), desk.connect(1)]
    desk.deal()
    seat = on_turn(desk)
    desk.wait(15)
    players[seat].act(Draw())
    assert desk.table.state.seats[seat].bank is None, "charged when the turn ends"
    card = desk.table.match.observe(seat).hand[-1]
    players[seat].act(Discard(card))
    assert desk.table.state.seats[seat].bank == pytest.approx(15)


def test_o27_own_order_survives_moves_draws_and_reloads() -> None:
    desk = start(3)
    players = [desk.connect(seat) for seat in range(3)]
    desk.deal()
    seat = on_turn(desk)
    me = players[seat]
    hand = desk.table.match.state.hands[seat]
    order = (hand[1], None, hand[2], hand[0])
    assert isinstance(me.send(KeepOrder("k", order)), Ack)
    me.act(Draw())
    drawn = desk.table.match.state.hands[seat][-1]
    assert lying(me) == (*order, drawn), "the new card at the right end"
    me.act(Discard(hand[2]))
    assert lying(me) == (hand[1], None, hand[0], drawn)
    desk.play_person(on_turn(desk))
    assert lying(desk.connect(seat)) == (hand[1], None, hand[0], drawn)


def test_e22_a_new_round_starts_with_nothing_of_the_old_one() -> None:
    desk = start(2)
    players = [desk.connect(seat) for seat in range(2)]
    desk.deal()
    hand = desk.table.match.state.hands[0]
    players[0].send(KeepOrder("k", (hand[2], None, hand[1], hand[0])))
    desk.play_round()
    assert desk.table.state.seats[0].order is None
    for player in players:
        player.go_on()
    assert players[0].hand is not None
    assert players[0].hand.cards == desk.table.match.state.hands[0]
    desk.check()


def test_o31_joining_between_rounds_and_within_one() -> None:
    desk = start(2, join=JoinRule.HIGHEST)
    players = [desk.connect(seat) for seat in range(2)]
    desk.deal()
    guest = desk.connect()
    answer = guest.send(Sit("join", "Late"))
    assert isinstance(answer, Ack)
    assert answer.seat is None
    assert answer.token is not None
    assert players[0].info is not None
    assert players[0].info.waiting == ("Late",)
    assert desk.connect(token=answer.token).viewer is None
    assert code_of(guest.send(Sit("join-again", "Late"))) == "already-seated"
    other = desk.connect()
    assert isinstance(other.send(Sit("join-too", "Changes mind")), Ack)
    assert isinstance(other.send(Leave("no")), Ack)
    desk.play_round()
    assert guest.viewer == 2, "told by a welcome at the end of the round"
    totals = [seat.total for seat in desk.table.match.public.seats]
    assert totals[2] == max(totals[:2])
    assert not desk.table.state.joining
    for player in (*players, guest):
        player.go_on()
    assert 2 in desk.table.match.state.round.order
    assert guest.hand is not None
    between = desk.connect()
    desk.play_round()
    answer = between.send(Sit("join2", "Next"))
    assert isinstance(answer, Ack)
    assert answer.seat == 3
    desk.check()


def test_a_friend_takes_a_bots_seat_once_the_round_is_scored() -> None:
    desk = start(1, 2)
    host = desk.connect(0)
    desk.deal()
    desk.bots()
    guest, second = desk.connect(), desk.connect()
    answer = guest.send(Sit("sit", "P0", seat=1))
    assert isinstance(answer, Ack)
    assert answer.seat is None
    assert not guest.seated
    assert guest.hand is None
    assert host.info is not None
    assert host.info.waiting == ("P0",)
    assert code_of(second.send(Sit("other", "X", seat=1))) == "seat-taken"
    assert code_of(guest.send(Sit("more", "X", seat=2))) == "already-seated"
    desk.check()
    desk.play_round()
    assert guest.viewer == 1
    assert desk.table.match.public.rounds_played == 1
    assert len(desk.table.match.public.seats) == 3
    assert desk.table.match.public.seats[1].name == "P0 2", "names are told apart"
    assert code_of(guest.send(Sit("again", "X"))) == "already-seated"
    stranger = desk.connect()
    assert code_of(stranger.send(Sit("s", "X", seat=1))) == "seat-taken"
    assert code_of(stranger.send(Sit("t", "X", seat=9))) == "no-such-seat"
    assert host.info is not None
    assert host.info.seats[1].kind == "person"
    desk.check()


def test_a_bots_seat_is_taken_at_once_where_no_round_is_played() -> None:
    desk = start(1, 2)
    desk.connect(0)
    guest = desk.connect()
    answer = guest.send(Sit("sit", "Gus", seat=1))
    assert isinstance(answer, Ack)
    assert answer.seat == guest.viewer == 1
    desk.deal()
    desk.play_round()
    late = desk.connect()
    answer = late.send(Sit("late", "Lea", seat=2))
    assert isinstance(answer, Ack)
    assert answer.seat == late.viewer == 2
    desk.check()


@pytest.mark.parametrize("bots", [1, 7])
def test_who_waits_for_a_seat_that_is_gone_gets_another_or_is_told(bots: int) -> None:
    desk = start(1, bots)
    desk.connect(0)
    desk.deal()
    desk.bots()
    guest = desk.connect()
    assert isinstance(guest.send(Sit("sit", "Gus", seat=1)), Ack)
    desk.table.state = desk.table.state.with_seat(1, SeatState(token_hash="bb" * 32))
    desk.play_round()
    told = [(one.id, one.code) for one in guest.messages if isinstance(one, Refused)]
    if bots == 1:
        assert guest.viewer == 2
        assert not told
    else:
        assert guest.viewer is None
        assert told == [(None, "table-full")]


def test_a_bot_takes_the_seat_of_somebody_absent() -> None:
    desk = start(3)
    host, other, third = (desk.connect(seat) for seat in range(3))
    desk.deal()
    assert code_of(host.send(AddBot("b0", "greedy", seat=1))) == "seat-present"
    assert code_of(host.send(AddBot("b1", "nobody", seat=1))) == "unknown-bot"
    desk.disconnect(other)
    assert isinstance(host.send(AddBot("b2", "random", seat=1)), Ack)
    assert desk.table.state.seats[1].token_hash is None
    back = desk.connect(1)
    assert isinstance(back.messages[-1], Refused)
    assert isinstance(third.info, object)
    added = host.send(AddBot("b3", "greedy"))
    assert isinstance(added, Ack), "comes in at the end of the round"
    desk.play_round()
    assert len(desk.table.match.public.seats) == 4


def test_the_host_removes_reseats_and_hands_over() -> None:
    desk = start(3)
    host, other, third = (desk.connect(seat) for seat in range(3))
    assert isinstance(host.send(Reseat("r", (2, 0, 1))), Ack)
    assert code_of(host.send(Reseat("r1", (2, 0)))) == "seating-incomplete"
    assert code_of(host.send(Remove("x0", 0))) == "host-leaves"
    assert isinstance(host.send(Remove("x1", 1)), Ack)
    assert other.messages[-1] == MovedOn("removed")
    assert other.over
    assert isinstance(host.send(HandOver("h", 2)), Ack)
    assert code_of(host.send(Change("c", TableSettings()))) == "host-only"
    assert isinstance(third.send(Change("c1", TableSettings(chat=False))), Ack)
    assert code_of(third.send(Change("c2", TableSettings(take_back=True)))) == "setting-fixed"
    assert host.info is not None
    assert host.info.settings.chat is False


def test_a_new_link_voids_the_old_one_and_keeps_the_asking_socket() -> None:
    desk = start(2)
    host, other = desk.connect(0), desk.connect(1)
    second = desk.connect(0)
    answer = host.send(NewLink("n", 0))
    assert isinstance(answer, Ack)
    assert answer.token is not None
    assert not second.over, "nobody has come with the new one yet"
    assert desk.connect(token=answer.token).viewer == 0
    assert second.messages[-1] == MovedOn("replaced")
    assert not host.over
    assert host.viewer == 0
    assert isinstance(desk.connect(0).messages[-1], Refused)
    assert code_of(host.send(NewLink("n1", 1))) == "seat-present"
    desk.disconnect(other)
    assert isinstance(host.send(NewLink("n2", 1)), Ack)
    assert code_of(desk.connect().send(NewLink("n3", 1))) == "not-seated"
    desk.check()


def test_two_sockets_with_one_token_see_the_same() -> None:
    desk = start(2)
    one, two = desk.connect(0), desk.connect(0)
    desk.connect(1)
    desk.deal()
    desk.play_round()
    assert one.observation == two.observation
    desk.disconnect(one)
    assert here(desk, 0) is Presence.HERE
    desk.disconnect(two)
    assert here(desk, 0) is Presence.AWAY


def test_chat_reactions_and_watchers() -> None:
    desk = start(2)
    player, watcher = desk.connect(0), desk.connect()
    assert isinstance(player.send(Say("s1", reaction="ouch")), Ack)
    assert any(isinstance(message, SaidNow) for message in watcher.messages)
    assert code_of(watcher.send(Say("s2", reaction="boo"))) == "unknown-reaction"
    assert code_of(watcher.send(Say("s3"))) == "nothing-said"
    assert isinstance(watcher.send(Say("s4", reaction="hello")), Ack)
    welcome = desk.connect().messages[0]
    assert isinstance(welcome, Welcome)
    assert [said.reaction for said in welcome.said] == ["ouch", "hello"]


def test_nothing_is_said_twice() -> None:
    desk = start(2)
    player, watcher = desk.connect(0), desk.connect()
    for socket in (player, watcher):
        first = socket.send(Say("same", "hello"))
        assert socket.send(Say("same", "hello")) == first
    assert len([one for one in player.messages if isinstance(one, SaidNow)]) == 2
    assert len(desk.table.said) == 2


def test_a_childrens_table_has_neither_chat_nor_reactions() -> None:
    desk = start(2, chat=False)
    player, watcher = desk.connect(0), desk.connect()
    assert code_of(player.send(Say("s", "hello"))) == "chat-off"
    assert code_of(player.send(Say("t", reaction="ouch"))) == "chat-off"
    assert code_of(watcher.send(Say("u", reaction="hello"))) == "chat-off"
    assert not desk.table.said


def test_a_table_made_public_gets_a_clock() -> None:
    desk = start(2)
    host = desk.connect(0)
    assert isinstance(host.send(Change("c", TableSettings(public=True))), Ack)
    assert desk.table.state.settings.clock == Clock()
    own = TableSettings(public=True, clock=Clock(10, 0))
    assert isinstance(host.send(Change("d", own)), Ack)
    assert desk.table.state.settings == own


def test_arranging_lays_melds_apart_and_hints_can_be_off() -> None:
    desk = start(2, hints=False)
    players = [desk.connect(seat) for seat in range(2)]
    desk.deal()
    seat = on_turn(desk)
    assert code_of(players[seat].send(AskHint("h"))) == "hints-off"
    hand = players[seat].hand
    assert hand is not None
    assert hand.best is None
    orders: tuple[Literal["rank", "suit", "melds"], ...] = ("rank", "suit", "melds")
    for by in orders:
        assert isinstance(players[seat].send(Arrange(f"a-{by}", by)), Ack)
        desk.check()


def test_an_own_order_is_brought_in_line_with_the_hand() -> None:
    desk = start(2)
    players = [desk.connect(seat) for seat in range(2)]
    desk.deal()
    foreign = parse_cards("9c 9d 9h 9s JK JK JK")
    assert isinstance(players[0].send(KeepOrder("k", (None, *foreign, None, None))), Ack)
    desk.check()


def test_a_discard_can_be_taken_back_where_the_table_allows_it() -> None:
    desk = start(2, take_back=True)
    players = [desk.connect(seat) for seat in range(2)]
    desk.deal()
    seat = on_turn(desk)
    players[seat].act(Draw())
    players[seat].act(Discard(desk.table.match.observe(seat).hand[0]))
    assert isinstance(players[seat].act(TakeBack()), Ack)
    assert desk.table.match.state.round.phase is Phase.DISCARD
    desk.check()


def test_the_last_person_leaves_and_the_match_is_over() -> None:
    desk = start(1, 2)
    player = desk.connect(0)
    desk.deal()
    assert isinstance(player.send(Leave("bye")), Ack)
    assert desk.table.match.public.ended is MatchEndReason.CALLED_OFF


def test_who_left_is_a_watcher() -> None:
    desk = start(3)
    players = [desk.connect(seat) for seat in range(3)]
    desk.deal()
    assert isinstance(players[1].send(Leave("bye")), Ack)
    assert players[1].viewer is None
    desk.play_round()
    desk.check()
    again = desk.connect(1)
    assert again.viewer is None


def test_the_log_replays_to_the_table() -> None:
    desk = start(2, 1, pace=0.0)
    players = [desk.connect(seat) for seat in range(2)]
    desk.deal()
    for _ in range(2):
        desk.play_round()
        for player in players:
            player.send(Continue(desk.fresh_id()))
    assert replay(desk.log) == desk.table.match.state
    assert Match.from_events(desk.log).state == desk.table.match.state
