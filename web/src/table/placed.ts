/** Cards in the own hand as things with a place: two equal cards are two, and each keeps its id while it is held. */
import { type Laid, tidied } from '../lib/order.ts';
import type { Card, HandRead, MeldKind, Place } from '../lib/wire.ts';

export interface Placed {
  readonly id: number;
  readonly card: Card;
}

/** A card, or a gap that parts groups. */
export type Slot = Placed | null;

/** Neighbours that make a meld. `standsFor` is parallel to `ids`. */
export interface Group {
  readonly kind: MeldKind;
  readonly ids: readonly number[];
  readonly standsFor: readonly (Place | null)[];
}

let lastId = 0;

/** These faces in this order, each with the id it had before; of equal ones `leaving` is given up first. */
export function keyed(before: readonly Slot[], laid: Laid, leaving: number | null = null): Slot[] {
  const known = new Map<Card, Placed[]>();
  const held = before.filter((slot) => slot !== null);
  const order = [...held.filter((one) => one.id !== leaving), ...held.filter((one) => one.id === leaving)];
  for (const slot of order) known.set(slot.card, [...(known.get(slot.card) ?? []), slot]);
  return laid.map((card) => card && (known.get(card)?.shift() ?? { id: ++lastId, card }));
}

/** An older order, as far as its cards are still there; what has come since lies where it lies now, at the end. */
export function restored(older: readonly Slot[], now: readonly Slot[]): Slot[] {
  const there = new Set(now.map((slot) => slot?.id));
  const kept = older.filter((slot) => slot === null || there.has(slot.id));
  const known = new Set(kept.map((slot) => slot?.id));
  return withoutIdleGaps([...kept, ...now.filter((slot) => slot !== null && !known.has(slot.id))]);
}

/** The card with this id moved to before the card `before` (null: to the end). Gaps stay where they are. */
export function moved(order: readonly Slot[], id: number, before: number | null): Slot[] {
  const card = order.find((slot) => slot?.id === id);
  if (!card || id === before) return [...order];
  const rest = order.filter((slot) => slot !== card);
  const place = before === null ? -1 : rest.findIndex((slot) => slot?.id === before);
  rest.splice(place < 0 ? rest.length : place, 0, card);
  return withoutIdleGaps(rest);
}

/** The card one place to the left (-1) or right (+1). */
export function nudged(order: readonly Slot[], id: number, by: -1 | 1): Slot[] {
  const cards = order.filter((slot) => slot !== null);
  const from = cards.findIndex((slot) => slot.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= cards.length) return [...order];
  const before = by < 0 ? cards[to] : cards[to + 1];
  return moved(order, id, before?.id ?? null);
}

export function faces(order: readonly Slot[]): (Card | null)[] {
  return order.map((slot) => slot?.card ?? null);
}

export function sameOrder(one: Laid, other: Laid): boolean {
  return one.length === other.length && one.every((card, place) => card === other[place]);
}

/** The server's reading of the order, told of the cards' ids. */
export function groupsOf(order: readonly Slot[], read: HandRead): Group[] {
  return read.groups.map((group) => {
    const slots = order.slice(group.first, group.first + group.stands_for.length);
    return { kind: group.kind, ids: slots.map((slot) => slot?.id ?? -1), standsFor: group.stands_for };
  });
}

/** Those groups whose cards still lie as they were read. */
export function standing(groups: readonly Group[], order: readonly Slot[]): Group[] {
  const place = new Map(order.map((slot, index) => [slot?.id, index]));
  return groups.filter((group) => {
    const first = place.get(group.ids[0]);
    return first !== undefined && group.ids.every((id, index) => place.get(id) === first + index);
  });
}

function withoutIdleGaps(order: readonly Slot[]): Slot[] {
  const ids = order.filter((slot) => slot !== null);
  let next = 0;
  return tidied(faces(order)).map((card) => card && ids[next++]!);
}
