/** What happens to one who plays alone, in words: the same lines at the table and in a replay. */
import type { SoloMove } from './alone.ts';
import { t } from './i18n.svelte.ts';
import type { Card, PilesSeen } from './wire.ts';

export function toldAlone(
  move: SoloMove | PilesSeen | { type: 'piles_dealt'; piles: readonly unknown[]; stock: readonly unknown[] },
  sizes: readonly number[],
  face: (card: Card) => string,
): string {
  switch (move.type) {
    case 'piles_seen':
      return t('solo-dealt', { piles: move.piles.length, stock: move.stock_count });
    case 'piles_dealt':
      return t('solo-dealt', { piles: move.piles.length, stock: move.stock.length });
    case 'card_turned':
      return t('solo-drawn', { card: face(move.card) });
    case 'card_placed':
      return t('solo-placed', { card: face(move.card), size: sizes[move.pile] ?? 0 });
    case 'pile_discarded': {
      const closed = move.arrangement.deadwood.length ? 'solo-thrown' : 'solo-thrown-closed';
      return t(closed, { card: face(move.card), size: sizes[move.pile] ?? 0 });
    }
    case 'solo_undone':
      return t('solo-undone');
    case 'solo_scored':
      return move.won ? t('solo-won') : t('solo-lost', { points: move.score });
  }
}
