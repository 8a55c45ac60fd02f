/** The piles of one who plays alone: the same fold as play/solo.py, with the same names. */
import type { Arrangement, Card, CardPlaced, CardTurned, PileDiscarded, PilesSeen, RuleSet, SoloScored, SoloUndone } from './wire.ts';

/** What is to be done next. `finish`: the stock is gone; undo, or have it scored. */
export type SoloPhase = 'draw' | 'place' | 'discard' | 'finish';

/** An open or closed pile: its cards as they came, and their cheapest arrangement. */
export interface SoloPile {
  readonly hand_size: number;
  readonly wild: number | null;
  readonly cards: readonly Card[];
  readonly arrangement: Arrangement;
}

export interface Solo {
  readonly copies: number;
  readonly piles: readonly SoloPile[];
  readonly stock_count: number;
  readonly phase: SoloPhase;
  /** The card drawn, until it is placed. */
  readonly card: Card | null;
  /** The pile that the drawn card lies on, until one of its cards is discarded. */
  readonly placed: number | null;
  readonly discards: readonly Card[];
  /** As it was before the last step, as long as that can be undone. */
  readonly before: Solo | null;
  readonly scored: SoloScored | null;
}

export type SoloMove = CardTurned | CardPlaced | PileDiscarded | SoloUndone | SoloScored;

export function closed(pile: SoloPile): boolean {
  return pile.cards.length === pile.hand_size && !pile.arrangement.deadwood.length;
}

/** Deadwood of the open piles. */
export function pointsLeft(solo: Solo): number {
  return solo.piles.reduce((sum, pile) => sum + (closed(pile) ? 0 : pile.arrangement.points), 0);
}

/** The table after the deal; null where it has not a pile for every hand size. */
export function begun(deal: PilesSeen, rules: RuleSet, wildOf: (size: number) => number | null): Solo | null {
  if (deal.piles.length !== rules.rounds.length || deal.arranged.length !== deal.piles.length) return null;
  const piles = rules.rounds.map((hand_size, number) => ({
    hand_size,
    wild: wildOf(hand_size),
    cards: deal.piles[number]!,
    arrangement: deal.arranged[number]!,
  }));
  const solo: Solo = {
    copies: deal.copies,
    piles,
    stock_count: deal.stock_count,
    phase: 'draw',
    card: null,
    placed: null,
    discards: [],
    before: null,
    scored: null,
  };
  return { ...solo, phase: afterDiscard(solo) };
}

/** The table after one more step; null for one that cannot follow. */
export function movedAlone(solo: Solo, move: SoloMove): Solo | null {
  switch (move.type) {
    case 'card_turned':
      return { ...solo, stock_count: solo.stock_count - 1, phase: 'place', card: move.card, before: null };
    case 'card_placed': {
      const pile = solo.piles[move.pile];
      if (!pile || solo.card !== move.card) return null;
      const grown = { ...pile, cards: [...pile.cards, move.card], arrangement: move.arrangement };
      const piles = solo.piles.with(move.pile, grown);
      return { ...solo, piles, phase: 'discard', card: null, placed: move.pile, before: solo };
    }
    case 'pile_discarded': {
      const pile = solo.piles[move.pile];
      const place = pile?.cards.indexOf(move.card) ?? -1;
      if (!pile || place < 0 || solo.placed !== move.pile) return null;
      const left = { ...pile, cards: pile.cards.toSpliced(place, 1), arrangement: move.arrangement };
      const after: Solo = {
        ...solo,
        piles: solo.piles.with(move.pile, left),
        placed: null,
        discards: [...solo.discards, move.card],
        before: solo,
      };
      return { ...after, phase: afterDiscard(after) };
    }
    case 'solo_undone':
      return solo.before;
    case 'solo_scored':
      return { ...solo, before: null, scored: move };
  }
}

function afterDiscard(solo: Solo): SoloPhase {
  return solo.stock_count && !solo.piles.every(closed) ? 'draw' : 'finish';
}
