/**
 * Fair deals (docs/fair-deals.md): every deal of a match made again from its secret, in the browser. Hashes of our own,
 * since WebCrypto is missing where a page comes over plain http, and has no SHAKE-256 anywhere.
 */
import { cardOf, JOKER } from './cards.ts';
import { sha256, shake256 } from './hashes.ts';
import { fromHex, toHex } from './hex.ts';
import { bonusRound } from './observe.ts';
import type { Card, RuleSet } from './wire.ts';

const DOMAIN = ascii('three-thirteen deal 1');

/** SHA-256 of the secret, in hex: what the match committed itself to. */
export function commitment(secret: Uint8Array): string {
  return toHex(sha256(secret));
}

/** The cards in the order that this shuffle of this round gives them; shuffle 0 is the deal. */
export function shuffleDeck<T>(
  secret: Uint8Array,
  nonces: readonly string[],
  round: number,
  shuffle: number,
  cards: readonly T[],
): T[] {
  const draw = drawing(secret, nonces, 'shuffle', round, shuffle);
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** The first dealer, one of `seats`. */
export function chooseDealer(secret: Uint8Array, nonces: readonly string[], seats: readonly number[]): number {
  return seats[drawing(secret, nonces, 'dealer', 0, 0)(seats.length)]!;
}

/** The cards before shuffling: deck after deck, each suit by suit from its lowest rank up, then its jokers. */
export function fullDeck(rules: RuleSet, copies: number): Card[] {
  const one: Card[] = [];
  const [least, most] = rules.deck.ranks;
  for (let suit = 0; suit < rules.deck.suits; suit++) {
    for (let rank = least; rank <= most; rank++) one.push(cardOf(rank, suit));
  }
  for (let joker = 0; joker < rules.deck.jokers; joker++) one.push(JOKER);
  return Array.from({ length: copies }, () => one).flat();
}

// --- a whole record -----------------------------------------------------------------------------------------------

export type Verdict =
  /** Every deal is as the secret has it; `deals` counts the shuffles that were checked. */
  | { kind: 'right'; deals: number; nonces: readonly string[] }
  /** The match has not ended, or the record is one viewer's: there is no secret to check by. */
  | { kind: 'secret' }
  /** `what` says which check failed, `line` where, counted from 1. */
  | { kind: 'wrong'; what: 'commitment' | 'dealer' | 'deal' | 'shuffle' | 'draw' | 'take'; line: number }
  /** Not a record, or a damaged one. */
  | { kind: 'unreadable'; line: number };

interface Line {
  seq: number;
  event: { type: string } & Record<string, unknown>;
}

/** Check every deal of a downloaded record (JSON Lines). Never throws. */
export function verifyRecord(text: string): Verdict {
  const lines = text.split('\n').filter((line) => line.trim());
  const events: Line['event'][] = [];
  let line = 1;
  try {
    const header = JSON.parse(lines[0] ?? '') as { format?: string; viewer?: unknown };
    if (header.format !== 'three-thirteen match record') return { kind: 'unreadable', line };
    if (header.viewer != null) return { kind: 'secret' };
    for (line = 2; line <= lines.length; line++) {
      const { seq, event } = JSON.parse(lines[line - 1]!) as Line;
      if (seq !== line - 1 || typeof event.type !== 'string') return { kind: 'unreadable', line };
      events.push(event);
    }
    const last = events.at(-1);
    if (last?.type !== 'match_ended') return { kind: 'secret' };
    line = lines.length;
    const check = new Check(fromHex(last.secret as string), events[0]!);
    if (check.fault) return { kind: 'wrong', what: check.fault, line: 2 };
    for (line = 2; line <= lines.length; line++) {
      const fault = check.follow(events[line - 2]!);
      if (fault) return { kind: 'wrong', what: fault, line };
    }
    return { kind: 'right', deals: check.deals, nonces: check.nonces };
  } catch {
    return { kind: 'unreadable', line };
  }
}

type Fault = Extract<Verdict, { kind: 'wrong' }>['what'] | null;

/** Goes through the events with the pile, the stock and the hands that the secret leads to. */
class Check {
  deals = 0;
  nonces: string[] = [];
  readonly fault: Fault;
  #secret: Uint8Array;
  #rules: RuleSet;
  #round = 0;
  #shuffles = 0;
  #dealer: number | null = null;
  #stock: Card[] = [];
  #pile: Card[] = [];
  #hands = new Map<number, Card[]>();
  /** Each seat's own pile in the order of play, where all play at once. */
  #own = new Map<number, Card[]>();
  #laidDown = new Set<number>();
  #seating: number[];
  #retired = new Set<number>();
  #totals = new Map<number, number>();

  constructor(secret: Uint8Array, started: Line['event']) {
    const { commitment: promised, rules, seats } = started as unknown as {
      commitment: string;
      rules: RuleSet;
      seats: string[];
    };
    this.#secret = secret;
    this.#rules = rules;
    this.#seating = seats.map((_, seat) => seat);
    this.fault = commitment(secret) === promised ? null : 'commitment';
  }

  follow(event: Line['event']): Fault {
    const seat = event.seat as number;
    const card = event.card as Card;
    switch (event.type) {
      case 'nonce_added':
        this.nonces.push(event.nonce as string);
        return null;
      case 'seat_joined':
        this.#totals.set(seat, (event.start as number | undefined) ?? 0);
        this.#seating.push(seat);
        return null;
      case 'seating_changed': {
        const order = event.order as number[];
        this.#seating = [...order, ...this.#seating.filter((other) => !order.includes(other))];
        return null;
      }
      case 'seat_left':
        this.#retired.add(seat);
        if (!this.#laidDown.has(seat)) {
          this.#stock.push(...(this.#hands.get(seat) ?? []));
          this.#hands.delete(seat);
        }
        return null;
      case 'round_dealt':
        return this.#dealt(event as unknown as Dealt);
      case 'piles_dealt':
        return this.#piles(event as unknown as PilesDealt);
      case 'draws_settled':
        return this.#draws(event as unknown as Draws);
      case 'discards_settled':
        for (const one of (event as unknown as Discards).discards) {
          if (one.card) {
            this.#drop(one.seat, one.card);
            this.#own.get(one.seat)?.push(one.card);
          }
          if (one.arrangement) this.#laidDown.add(one.seat);
        }
        return null;
      case 'stock_recycled':
        return this.#recycled(event.stock as Card[]);
      case 'card_turned':
        return this.#stock.shift() === card ? null : 'draw';
      case 'card_drawn':
        this.#hands.get(seat)?.push(card);
        return this.#stock.shift() === card ? null : 'draw';
      case 'card_taken':
        this.#hands.get(seat)?.push(card);
        return this.#pile.pop() === card ? null : 'take';
      case 'discard_taken_back':
        this.#hands.get(seat)?.push(card);
        return this.#pile.pop() === card ? null : 'take';
      case 'card_discarded':
        this.#lay(seat, card);
        return null;
      case 'card_laid_off':
        this.#drop(seat, card);
        return null;
      case 'meld_laid_down':
        for (const one of (event.meld as { cards: Card[] }).cards) this.#drop(seat, one);
        return null;
      case 'went_out':
        if (event.discard) this.#lay(seat, event.discard as Card);
        this.#laidDown.add(seat);
        return null;
      case 'round_scored':
        for (const { seat: one, total } of event.results as { seat: number; total: number }[]) this.#totals.set(one, total);
        return null;
      default:
        return null;
    }
  }

  #dealt(dealt: Dealt): Fault {
    this.#round = dealt.number;
    this.#shuffles = 0;
    const rules = dealt.bonus ? bonusRound(this.#rules) : this.#rules;
    const active = this.#seating.filter((seat) => !this.#retired.has(seat) && (!dealt.bonus || this.#isLowest(seat)));
    const dealer =
      this.#dealer === null
        ? chooseDealer(this.#secret, this.nonces, active)
        : this.#nextDealer(this.#dealer, active);
    if (dealer !== dealt.dealer) return 'dealer';
    this.#dealer = dealer;
    const order = shuffleDeck(
      this.#secret,
      this.nonces,
      dealt.number,
      0,
      fullDeck(this.#rules, dealt.copies),
    );
    const size = rules.rounds[dealt.bonus ? 0 : dealt.number]!;
    const seats = dealt.hands.map((hand) => hand.seat);
    const first = active.indexOf(dealer) + 1;
    const wanted = [...active.slice(first), ...active.slice(0, first)];
    if (seats.join() !== wanted.join()) return 'deal';
    this.#hands = new Map(seats.map((seat) => [seat, []]));
    for (let turn = 0; turn < size * seats.length; turn++) {
      this.#hands.get(seats[turn % seats.length]!)!.push(order[turn]!);
    }
    const each = dealt.upcard === null;
    const dealtOut = size * seats.length;
    const upcards = order.slice(dealtOut, dealtOut + (each ? seats.length : 1));
    this.#pile = each ? [] : upcards;
    this.#own = new Map(each ? seats.map((seat, place) => [seat, [upcards[place]!]]) : []);
    this.#stock = order.slice(dealtOut + upcards.length);
    this.#laidDown.clear();
    const same =
      equal(upcards, each ? (dealt.upcards ?? []) : [dealt.upcard!]) &&
      equal(this.#stock, dealt.stock) &&
      dealt.hands.every((hand) => equal(this.#hands.get(hand.seat)!, hand.cards));
    if (same) this.deals++;
    return same ? null : 'deal';
  }

  /** A bonus round is dealt among those who share the lowest total. */
  #isLowest(seat: number): boolean {
    const total = (one: number) => this.#totals.get(one) ?? 0;
    return this.#seating.every((one) => this.#retired.has(one) || total(seat) <= total(one));
  }

  /** The next seat round the table that is dealt in. */
  #nextDealer(dealer: number, active: readonly number[]): number | undefined {
    const place = this.#seating.indexOf(dealer) + 1;
    const after = [...this.#seating.slice(place), ...this.#seating.slice(0, place)];
    return after.find((seat) => active.includes(seat));
  }

  /** Playing alone: pile after pile, and the rest is the stock. */
  #piles(dealt: PilesDealt): Fault {
    const order = shuffleDeck(this.#secret, this.nonces, 0, 0, fullDeck(this.#rules, dealt.copies));
    const sizes = this.#rules.rounds;
    this.#stock = order.slice(sizes.reduce((sum, size) => sum + size, 0));
    if (!equal(order, [...dealt.piles.flat(), ...dealt.stock])) return 'deal';
    if (!dealt.piles.every((pile, number) => pile.length === sizes[number])) return 'deal';
    this.deals++;
    return null;
  }

  #recycled(stock: Card[]): Fault {
    this.#shuffles++;
    const under = this.#pile.slice(0, -1);
    // of own piles, seat by seat; a pile whose seat has left keeps no top
    for (const [seat, pile] of [...this.#own].toSorted(([one], [other]) => one - other)) {
      const kept = this.#retired.has(seat) ? [] : pile.slice(-1);
      under.push(...pile.slice(0, pile.length - kept.length));
      this.#own.set(seat, kept);
    }
    const shuffled = shuffleDeck(this.#secret, this.nonces, this.#round, this.#shuffles, under);
    this.#stock = [...this.#stock, ...shuffled];
    this.#pile = this.#pile.slice(-1);
    if (!equal(this.#stock, stock)) return 'shuffle';
    this.deals++;
    return null;
  }

  /** A draw call: from the right-hand neighbours' piles, and from the stock in the order of play. */
  #draws({ taken, drawn }: Draws): Fault {
    const order = [...this.#own.keys()].filter((seat) => !this.#retired.has(seat));
    for (const { seat, card } of taken) {
      const right = order.at(order.indexOf(seat) - 1)!;
      if (this.#own.get(right)?.pop() !== card) return 'take';
      this.#hands.get(seat)?.push(card);
    }
    for (const { seat, card } of drawn) {
      if (this.#stock.shift() !== card) return 'draw';
      this.#hands.get(seat)?.push(card);
    }
    return null;
  }

  #lay(seat: number, card: Card): void {
    this.#drop(seat, card);
    this.#pile.push(card);
  }

  #drop(seat: number, card: Card): void {
    const hand = this.#hands.get(seat) ?? [];
    const place = hand.indexOf(card);
    if (place >= 0) hand.splice(place, 1);
  }
}

interface Dealt {
  number: number;
  dealer: number;
  copies: number;
  hands: { seat: number; cards: Card[] }[];
  upcard: Card | null;
  upcards?: Card[];
  stock: Card[];
  bonus?: boolean;
}

interface Draws {
  taken: { seat: number; card: Card }[];
  drawn: { seat: number; card: Card }[];
}

interface Discards {
  discards: { seat: number; card: Card | null; arrangement?: unknown }[];
}

interface PilesDealt {
  copies: number;
  piles: Card[][];
  stock: Card[];
}

function equal(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && one.every((card, place) => card === other[place]);
}

// --- bytes --------------------------------------------------------------------------------------------------------

/** Even choices of 0 … n − 1 from the stream of words that SHAKE-256 gives. */
function drawing(
  secret: Uint8Array,
  nonces: readonly string[],
  purpose: 'shuffle' | 'dealer',
  round: number,
  shuffle: number,
): (limit: number) => number {
  const message = joined([
    ...withLength(DOMAIN),
    ...withLength(ascii(purpose)),
    number(round),
    number(shuffle),
    ...withLength(secret),
    ...nonces.flatMap((nonce) => withLength(fromHex(nonce))),
  ]);
  const bytes = shake256(message);
  const word = () => {
    const [one, two, three, four] = [bytes(), bytes(), bytes(), bytes()];
    return ((one << 24) | (two << 16) | (three << 8) | four) >>> 0;
  };
  return (limit) => {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const drawn = word();
      if (drawn < fair) return drawn % limit;
    }
  };
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function number(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function withLength(part: Uint8Array): [Uint8Array, Uint8Array] {
  return [number(part.length), part];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
