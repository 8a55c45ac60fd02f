/** A record as a row of pictures, one an event: the table that all see, and the hands that the record tells. */
import { begin, see } from '../lib/observe.ts';
import type { PublicState } from '../lib/public.ts';
import type { Card, Sighting } from '../lib/wire.ts';
import { RecordProblem, type MatchRecord, type RecordEvent, type RecordLine } from './record.ts';

export interface Step {
  line: RecordLine;
  table: PublicState;
  /** The cards of each seat whose hand the record tells, in the order in which they came. */
  hands: ReadonlyMap<number, readonly Card[]>;
}

/** Every step of the record, from the first event on. Throws RecordProblem where one cannot follow. */
export function steps(record: MatchRecord): Step[] {
  const found: Step[] = [];
  let table: PublicState | null = null;
  let hands: ReadonlyMap<number, readonly Card[]> = new Map();
  for (const line of record.lines) {
    const { event } = line;
    try {
      hands = handsAfter(hands, event, record.viewer, table);
      table = table === null ? begin(event as Extract<Sighting, { type: 'match_started' }>) : see(table, asSeen(event));
    } catch {
      throw new RecordProblem('line', line.seq + 1);
    }
    found.push({ line, table, hands });
  }
  return found;
}

/** The event as one saw it who only watched. */
export function asSeen(event: RecordEvent): Sighting {
  switch (event.type) {
    case 'round_dealt':
      return {
        type: 'deal_seen',
        number: event.number,
        dealer: event.dealer,
        copies: event.copies,
        seats: event.hands.map((hand) => hand.seat),
        hand: [],
        upcard: event.upcard,
        stock_count: event.stock.length,
        ...(event.upcards ? { upcards: event.upcards } : {}),
        ...(event.bonus ? { bonus: true } : {}),
      };
    case 'choice_made':
      return { type: 'hidden_choice_seen', seat: event.seat };
    case 'draws_settled':
      return { type: 'draws_seen', taken: event.taken, drew: event.drawn.map((draw) => draw.seat), own: null };
    case 'piles_dealt': {
      const { copies, piles, arranged, stock } = event;
      return { type: 'piles_seen', copies, piles, arranged, stock_count: stock.length };
    }
    case 'card_drawn':
      return { type: 'hidden_draw_seen', seat: event.seat };
    case 'stock_recycled':
      return { type: 'recycle_seen', stock_count: event.stock.length };
    case 'match_ended':
      return { type: 'match_end_seen', reason: event.reason, winners: event.winners };
    default:
      return event;
  }
}

type Hands = ReadonlyMap<number, readonly Card[]>;

function handsAfter(
  hands: Hands,
  event: RecordEvent,
  viewer: MatchRecord['viewer'],
  table: PublicState | null,
): Hands {
  switch (event.type) {
    case 'round_dealt':
      return new Map(event.hands.map((hand) => [hand.seat, hand.cards]));
    case 'deal_seen':
      return typeof viewer === 'number' && event.hand.length ? new Map([[viewer, event.hand]]) : new Map();
    case 'card_drawn':
    case 'own_draw_seen':
    case 'card_taken':
    case 'discard_taken_back':
      return put(hands, event.seat, (hand) => [...hand, event.card]);
    case 'meld_laid_down':
      return put(hands, event.seat, (hand) => event.meld.cards.reduce(without, hand));
    case 'card_laid_off':
    case 'card_discarded':
      return put(hands, event.seat, (hand) => without(hand, event.card));
    case 'draws_settled':
      return [...event.taken, ...event.drawn].reduce((all, { seat, card }) => put(all, seat, (hand) => [...hand, card]), hands);
    case 'draws_seen': {
      const own = event.own !== null && typeof viewer === 'number' ? [{ seat: viewer, card: event.own }] : [];
      return [...event.taken, ...own].reduce((all, { seat, card }) => put(all, seat, (hand) => [...hand, card]), hands);
    }
    case 'discards_settled':
      return event.discards.reduce(
        (all, { seat, card }) => (card === null ? all : put(all, seat, (hand) => without(hand, card))),
        hands,
      );
    case 'went_out': {
      const { discard } = event;
      return discard === null ? hands : put(hands, event.seat, (hand) => without(hand, discard));
    }
    case 'seat_left': {
      // a hand that was laid down by going out stays on the table
      const laidDown = table?.round?.shown_hands.some(([seat]) => seat === event.seat) ?? false;
      return laidDown ? hands : new Map([...hands].filter(([seat]) => seat !== event.seat));
    }
    case 'round_scored':
    case 'match_ended':
    case 'match_end_seen':
      return new Map();
    default:
      return hands;
  }
}

function put(hands: Hands, seat: number, change: (hand: readonly Card[]) => readonly Card[]): Hands {
  const hand = hands.get(seat);
  return hand ? new Map([...hands, [seat, change(hand)]]) : hands;
}

function without(cards: readonly Card[], card: Card): readonly Card[] {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`${card} is not there`);
  return cards.toSpliced(place, 1);
}

// --- walking ---

/** Where each round begins: its number, from 0, and the step of its deal. */
export function rounds(all: readonly Step[]): { number: number; at: number }[] {
  return all.flatMap(({ line: { event } }, at) => {
    // who plays alone has one deal
    if (event.type === 'piles_dealt' || event.type === 'piles_seen') return [{ number: 0, at }];
    return event.type === 'round_dealt' || event.type === 'deal_seen' ? [{ number: event.number, at }] : [];
  });
}

/** The step before or after with a move in it: what only keeps the books (random bytes, names) is passed over. */
export function nextStep(all: readonly Step[], at: number, by: 1 | -1): number {
  let next = at + by;
  while (next > 0 && next < all.length - 1 && all[next]?.line.event.type === 'nonce_added') next += by;
  return Math.min(Math.max(next, 0), all.length - 1);
}

/** The round that a step belongs to: its place in `rounds`; -1 before the first deal. */
export function roundAt(starts: readonly { at: number }[], at: number): number {
  return starts.filter((round) => round.at <= at).length - 1;
}
