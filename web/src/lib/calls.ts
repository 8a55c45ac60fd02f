/** A round in which all play at once: the same fold as play/calls.py, with the same names. */
import { FoldError, put, rightOf, without, type Calls, type Round } from './public.ts';
import type {
  DealSeen,
  DiscardsSettled,
  DrawsSeen,
  HiddenChoiceSeen,
  OwnChoiceSeen,
} from './wire.ts';

export type CallMove = OwnChoiceSeen | HiddenChoiceSeen | DrawsSeen | DiscardsSettled;

/** The piles as the deal leaves them: an upcard each. */
export function pilesDealt(deal: DealSeen, seats: number): Calls {
  const nobody = Array<null>(seats).fill(null);
  const piles = nobody.map((_, seat) => {
    const card = deal.upcards?.[deal.seats.indexOf(seat)];
    return card ? [card] : [];
  });
  return { piles, took: nobody, chosen: [], outs: [] };
}

function callsOf(round: Round): Calls {
  if (!round.calls) throw new FoldError('this round is played turn by turn');
  return round.calls;
}

/** A seat has chosen, or chosen anew. */
export function chosen(round: Round, seat: number): Round {
  const calls = callsOf(round);
  if (calls.chosen.includes(seat)) return round;
  return { ...round, calls: { ...calls, chosen: [...calls.chosen, seat] } };
}

/** The round after a call. */
export function called(round: Round, move: DrawsSeen | DiscardsSettled): Round {
  return move.type === 'draws_seen' ? drawn(round, move) : discarded(round, move);
}

function drawn(round: Round, draws: DrawsSeen): Round {
  const calls = callsOf(round);
  let { counts, shown } = round;
  let { piles, took } = calls;
  for (const seat of draws.drew) counts = put(counts, seat, counts[seat]! + 1);
  for (const { seat, card } of draws.taken) {
    const right = rightOf(round, seat);
    if (right === null) throw new FoldError(`seat ${seat} has no neighbour`);
    counts = put(counts, seat, counts[seat]! + 1);
    shown = put(shown, seat, [...shown[seat]!, card]);
    piles = put(piles, right, piles[right]!.slice(0, -1));
    took = put(took, seat, card);
  }
  return {
    ...round,
    counts,
    shown,
    stock_count: round.stock_count - draws.drew.length,
    phase: 'discard',
    calls: { ...calls, piles, took, chosen: [] },
  };
}

function discarded(round: Round, { discards }: DiscardsSettled): Round {
  const calls = callsOf(round);
  let { counts, shown, turns, shown_hands, last_turns } = round;
  let { piles, outs } = calls;
  for (const { seat, card, arrangement } of discards) {
    turns = put(turns, seat, turns[seat]! + 1);
    if (card !== null) {
      counts = put(counts, seat, counts[seat]! - 1);
      piles = put(piles, seat, [...piles[seat]!, card]);
      if (shown[seat]!.includes(card)) shown = put(shown, seat, without(shown[seat]!, card));
    }
    if (arrangement) {
      shown = put(shown, seat, []);
      shown_hands = [...shown_hands, [seat, arrangement]];
    }
  }
  if (round.out === null) {
    outs = discards.filter((one) => one.arrangement).map((one) => one.seat);
    if (outs.length && round.rules.out.last_turns) last_turns = round.order.filter((seat) => !outs.includes(seat));
  } else last_turns = [];
  return {
    ...round,
    counts,
    shown,
    phase: 'draw',
    turns,
    out: outs[0] ?? null,
    last_turns,
    shown_hands,
    calls: { piles, took: calls.took.map(() => null), chosen: [], outs },
  };
}

/** All discards but the tops have gone under the stock. */
export function recycled(round: Round, stock_count: number): Round {
  const calls = callsOf(round);
  const piles = calls.piles.map((pile, seat) => (round.order.includes(seat) ? pile.slice(-1) : []));
  return { ...round, stock_count, recycles: round.recycles + 1, calls: { ...calls, piles } };
}

/** What becomes of the calls when a seat leaves: its left-hand neighbour has another pile to take from. */
export function leftCall(round: Round, calls: Calls, seat: number): Calls {
  const place = round.order.indexOf(seat);
  const following = round.order[(place + 1) % round.order.length]!;
  const gone = round.phase === 'draw' ? [seat, following] : [seat];
  return {
    ...calls,
    took: put(calls.took, seat, null),
    chosen: calls.chosen.filter((other) => !gone.includes(other)),
  };
}
