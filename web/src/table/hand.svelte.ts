/** The own hand on the screen: which card is which, selection, focus, undo. The order itself is kept by the store. */
import type { Laid } from '../lib/order.ts';
import type { Card, HandRead } from '../lib/wire.ts';
import { faces, type Group, groupsOf, keyed, moved, nudged, type Placed, restored, sameOrder, type Slot, standing } from './placed.ts';

interface Before {
  order: readonly Slot[];
  selected: number | null;
}

const MOST_UNDONE = 50;

export class OwnHand {
  order = $state.raw<readonly Slot[]>([]);
  selected = $state<number | null>(null);
  /** The card that the arrow keys have come to. */
  focused = $state<number | null>(null);
  /** The card that came last, as long as the turn lasts. */
  drawn = $state<number | null>(null);
  #read = $state.raw<readonly Group[]>([]);
  #past = $state.raw<readonly Before[]>([]);
  /** The card that is on its way to the pile. */
  #leaving: number | null = null;
  #round: number | null = null;
  #keep: (order: Laid) => void;

  /** `keep` has an order of the hand kept. */
  constructor(keep: (order: Laid) => void) {
    this.#keep = keep;
  }

  readonly cards = $derived(this.order.filter((slot) => slot !== null));
  readonly groups = $derived(standing(this.#read, this.order));
  readonly canUndo = $derived(this.#past.length > 0);
  readonly selectedCard = $derived(this.card(this.selected));
  /** The selected card, or else the one the keys have come to. */
  readonly chosen = $derived(this.selected ?? this.focused);

  card(id: number | null): Placed | null {
    return this.order.find((slot) => slot?.id === id) ?? null;
  }

  /** Take up the hand as it lies by the store. Each round starts without selection and past (E22). */
  hold(round: number | null, laid: Laid, drawn: Card | null, read: HandRead | null): void {
    if (round !== this.#round) {
      this.#round = round;
      this.order = [];
      this.#read = [];
      this.#past = [];
      this.selected = this.focused = this.drawn = this.#leaving = null;
    }
    const before = this.cards;
    this.order = this.#followed(laid);
    const had = new Set(before.map((one) => one.id));
    const fresh = this.cards.filter((one) => !had.has(one.id));
    if (fresh.length === 1 && had.size) this.drawn = fresh[0]!.id;
    if (!this.card(this.selected)) this.selected = null;
    if (this.focused !== null && !this.card(this.focused)) this.focused = this.#neighbour(before);
    if (drawn === null) this.drawn = null;
    else if (!this.card(this.drawn)) this.drawn = this.cards.findLast((one) => one.card === drawn)?.id ?? null;
    if (read && sameOrder(read.cards, faces(this.order))) this.#read = groupsOf(this.order, read);
  }

  tap(id: number): void {
    this.remember();
    this.selected = this.selected === id ? null : id;
    this.focused = id;
  }

  release(): void {
    if (this.selected === null) return;
    this.remember();
    this.selected = null;
  }

  /** To the place before another card; null: to the end. */
  move(id: number, before: number | null): void {
    this.#lay(moved(this.order, id, before));
  }

  nudge(id: number, by: -1 | 1): void {
    this.#lay(nudged(this.order, id, by));
  }

  /** Undo comes back to this. */
  remember(): void {
    const last = this.#past.at(-1);
    if (last && sameOrder(faces(last.order), faces(this.order)) && last.selected === this.selected) return;
    this.#past = [...this.#past.slice(-MOST_UNDONE), { order: this.order, selected: this.selected }];
  }

  /** The last sorting, moving or choosing undone, as far as the cards are still there (O26: actions, not positions). */
  undo(): boolean {
    const before = this.#past.at(-1);
    if (!before) return false;
    this.#past = this.#past.slice(0, -1);
    const order = restored(before.order, this.order);
    this.selected = order.some((slot) => slot && slot.id === before.selected) ? before.selected : null;
    if (!sameOrder(faces(order), faces(this.order))) this.#show(order);
    return true;
  }

  get leavingId(): number | null {
    return this.#leaving;
  }

  /** This card is about to be discarded: of two equal ones this one leaves. */
  leave(id: number | null): void {
    this.#leaving = id;
  }

  focusBy(by: -1 | 1): void {
    const place = this.cards.findIndex((one) => one.id === this.focused);
    const next = place < 0 ? (by > 0 ? 0 : this.cards.length - 1) : place + by;
    this.focused = this.cards[Math.max(0, Math.min(this.cards.length - 1, next))]?.id ?? null;
  }

  /** The store's order with our ids. Of two equal cards the one that was thrown is gone, and the other stays put. */
  #followed(laid: Laid): Slot[] {
    const leaving = this.card(this.#leaving);
    if (leaving && faces(this.cards).filter((card) => card === leaving.card).length > laid.filter((card) => card === leaving.card).length) {
      this.#leaving = null;
      const rest = this.order.filter((slot) => slot !== leaving);
      const order = keyed(this.order, laid, leaving.id);
      const mine = restored(rest, order);
      // the server took away the first of the equal ones, whatever it looks like here at the moment
      if (laid.includes(leaving.card) || !sameOrder(faces(mine), laid)) this.#keep(faces(mine));
      return mine;
    }
    return keyed(this.order, laid);
  }

  #lay(order: readonly Slot[]): void {
    if (sameOrder(faces(order), faces(this.order))) return;
    this.remember();
    this.#show(order);
  }

  #show(order: readonly Slot[]): void {
    this.order = order;
    this.#keep(faces(order));
  }

  /** Where the focus goes when its card has gone: to a neighbour, never out of the hand. */
  #neighbour(before: readonly Placed[]): number | null {
    const place = before.findIndex((one) => one.id === this.focused);
    const after = [...before.slice(place), ...before.slice(0, place).reverse()];
    return after.find((one) => this.card(one.id))?.id ?? this.cards[0]?.id ?? null;
  }
}
