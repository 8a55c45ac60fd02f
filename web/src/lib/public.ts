/** What everybody at the table can see, with the names of play/public.py, and the questions that pages ask of it. */
import type { Solo } from './alone.ts';
import type { Arrangement, Card, MatchEndReason, Meld, RoundScored, RuleSet } from './wire.ts';

/** What the seat on turn has to do next. */
export type Phase = 'draw' | 'discard';

/** A place at the table. `scores` has one entry a round played so far, null where the seat was not scored. */
export interface Seat {
  readonly name: string;
  readonly start: number;
  readonly total: number;
  readonly scores: readonly (number | null)[];
  readonly zero_rounds: number;
  readonly retired: boolean;
}

/** A meld on the table: as `seat` laid it, as it lies now, and who added what; `in_hand`: shown by going out. */
export interface TableMeld {
  readonly seat: number;
  readonly laid: Meld;
  readonly meld: Meld;
  readonly added: readonly (readonly [number, Card])[];
  readonly in_hand: boolean;
}

/** What a round has besides where all play at once. Lists have one entry a seat. */
export interface Calls {
  /** Each seat's own discard pile, top card last; a seat takes from its right-hand neighbour's. */
  readonly piles: readonly (readonly Card[])[];
  /** The card each seat took at the last draw call, as long as the discard call is to come. */
  readonly took: readonly (Card | null)[];
  /** Seats that have chosen for the call to come, in the order in which they first did. */
  readonly chosen: readonly number[];
  /** All that went out at the same call as the first, in the order of play. */
  readonly outs: readonly number[];
}

/** The public side of a round. Lists with one entry a seat are indexed by the seat's number in the match. */
export interface Round {
  /** The rules in force in this round. */
  readonly rules: RuleSet;
  /** Place in the match's `rounds`, from 0. */
  readonly number: number;
  readonly hand_size: number;
  readonly wild: number | null;
  readonly dealer: number;
  readonly copies: number;
  /** Seats still in the round, in the order of play from the dealer's left. */
  readonly order: readonly number[];
  /** Cards in each seat's hand. */
  readonly counts: readonly number[];
  /** Cards each seat is known to hold, having taken them from the pile. */
  readonly shown: readonly (readonly Card[])[];
  /** The discard pile, top card last. */
  readonly pile: readonly Card[];
  readonly stock_count: number;
  readonly turn: number;
  readonly phase: Phase;
  /** The card taken from the pile in this turn. */
  readonly taken: Card | null;
  /** Turns each seat has finished. */
  readonly turns: readonly number[];
  /** What each seat has to pay for wrong calls in this round. */
  readonly penalties: readonly number[];
  /** The seat that went out first; it may have left since. */
  readonly out: number | null;
  /** Seats whose last turn is still to come, the one on turn first. */
  readonly last_turns: readonly number[];
  /** Hands laid on the table by going out. */
  readonly shown_hands: readonly (readonly [number, Arrangement])[];
  /** Melds on the table, in the order they were laid there. */
  readonly table: readonly TableMeld[];
  readonly recycles: number;
  /** The round as it was before the last discard, as long as that can still be taken back. */
  readonly before_discard: Round | null;
  /** Null where the seats play one after the other. */
  readonly calls: Calls | null;
  /** Dealt to the tied seats only, to decide between them; no total changes. */
  readonly bonus: boolean;
}

/** Everything at the table that is no secret. */
export interface PublicState {
  readonly rules: RuleSet;
  readonly commitment: string;
  readonly take_back: boolean;
  readonly seats: readonly Seat[];
  /** All seats in their order round the table, clockwise; who has left keeps the place. */
  readonly seating: readonly number[];
  readonly nonces: readonly string[];
  readonly dealer: number | null;
  readonly rounds_played: number;
  readonly round: Round | null;
  /** The table of one who plays alone, from its deal on; it stays when the match has ended. */
  readonly solo: Solo | null;
  readonly last_scored: RoundScored | null;
  readonly suspended: boolean;
  readonly ended: MatchEndReason | null;
  readonly winners: readonly number[];
  /** Seats still in that a bonus round decides between, from the last round's scoring on. */
  readonly tied: readonly number[];
  /** The bonus round, when it has been scored: it stands apart from the totals. */
  readonly bonus: RoundScored | null;
  /** The number of the last event. */
  readonly seq: number;
}

/** A sighting that cannot follow what was seen before: something is wrong, and all has to be seen again. */
export class FoldError extends Error {}

/** Seats that have not left, in their order round the table. */
export function active(table: PublicState): readonly number[] {
  return table.seating.filter((seat) => !table.seats[seat]!.retired);
}

/**
 * The seat on turn, or the first that a call waits for; null between rounds, after the end, and where all have chosen.
 * Who plays alone sits in seat 0.
 */
export function turnOf(table: PublicState): number | null {
  if (table.round) return awaited(table.round)[0] ?? null;
  return table.solo && table.ended === null ? 0 : null;
}

/** Seats that can act now: where all play at once a choice may be changed until the call. */
export function acting(round: Round): readonly number[] {
  if (!round.calls) return [round.turn];
  return round.out === null ? round.order : round.last_turns;
}

/** Seats without which nothing goes on. */
export function awaited(round: Round): readonly number[] {
  return acting(round).filter((seat) => !round.calls?.chosen.includes(seat));
}

/** The right-hand neighbour: the seat before this one in the order of play. */
export function rightOf(round: Round, seat: number): number | null {
  const place = round.order.indexOf(seat);
  return place < 0 || round.order.length < 2 ? null : round.order.at(place - 1)!;
}

/** The discard that this seat may take: the top of the pile, or of its right-hand neighbour's. */
export function topFor(round: Round, seat: number | null): Card | null {
  if (!round.calls) return round.pile.at(-1) ?? null;
  const right = seat === null ? null : rightOf(round, seat);
  return right === null ? null : (round.calls.piles[right]?.at(-1) ?? null);
}

/** Who went out first: one seat, or several at the same call. */
export function outs(round: Round): readonly number[] {
  return round.calls ? round.calls.outs : round.out === null ? [] : [round.out];
}

/** The order of play from the next seat on, `seat` last. */
export function orderAfter(order: readonly number[], seat: number): readonly number[] {
  const place = order.indexOf(seat) + 1;
  if (!place) throw new FoldError(`seat ${seat} is not in this round`);
  return [...order.slice(place), ...order.slice(0, place)];
}

export function put<T>(values: readonly T[], index: number, value: T): readonly T[] {
  if (!(index in values)) throw new FoldError(`there is no seat ${index}`);
  return values.with(index, value);
}

export function without(cards: readonly Card[], card: Card): readonly Card[] {
  const place = cards.indexOf(card);
  if (place < 0) throw new FoldError(`${card} is not there`);
  return cards.toSpliced(place, 1);
}
