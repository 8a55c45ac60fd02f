/** The order in which a hand lies: own order, gaps included, kept while cards come and go. */
import type { Card } from './wire.ts';

/** A card's place in the hand, or null for a gap that parts groups. */
export type Laid = readonly (Card | null)[];

/**
 * The hand in the order it lay: cards that are gone leave their places, cards that are new lie at the end. Equal cards are
 * told apart by their places alone.
 */
export function reconciled(order: Laid, hand: readonly Card[]): Laid {
  const left = new Map<Card, number>();
  for (const card of hand) left.set(card, (left.get(card) ?? 0) + 1);
  const laid: (Card | null)[] = [];
  for (const card of order) {
    if (card === null) {
      laid.push(null);
      continue;
    }
    const count = left.get(card) ?? 0;
    if (!count) continue;
    left.set(card, count - 1);
    laid.push(card);
  }
  // from the end of the hand, where what has just come stands
  const added: Card[] = [];
  for (const card of hand.toReversed()) {
    const count = left.get(card) ?? 0;
    if (!count) continue;
    left.set(card, count - 1);
    added.unshift(card);
  }
  return tidied([...laid, ...added]);
}

/** Without gaps at the ends and without two gaps in a row. */
export function tidied(order: Laid): Laid {
  const kept = order.filter((card, place) => card !== null || (place > 0 && order[place - 1] !== null));
  return kept.at(-1) === null ? kept.slice(0, -1) : kept;
}

/** The same cards, whatever their order. */
export function sameCards(order: Laid, hand: readonly Card[]): boolean {
  const cards = order.filter((card): card is Card => card !== null);
  return cards.length === hand.length && cards.toSorted().join() === hand.toSorted().join();
}

/** One entry taken from `from` and put where `to` is now. */
export function moved(order: Laid, from: number, to: number): Laid {
  const taken = order[from];
  if (taken === undefined) return order;
  return tidied(order.toSpliced(from, 1).toSpliced(to, 0, taken));
}
