/** The piles in words. */
import { t } from '../lib/i18n.svelte.ts';
import { closed, type Solo, type SoloPile } from '../lib/alone.ts';
import type { Hint } from '../lib/wire.ts';
import { faceText, meldText, spoken, wildText } from '../table/names.ts';

export function pileName(pile: SoloPile): string {
  return t('solo-pile', { size: pile.hand_size });
}

/** All of a pile for those who listen. */
export function pileLabel(pile: SoloPile, jokers: boolean): string {
  const { melds, deadwood, points } = pile.arrangement;
  const parts = melds.map((meld) => `${meldText(meld.kind)} ${meld.cards.map(spoken).join(', ')}`);
  if (deadwood.length) parts.push(t('terminal-left-over', { cards: deadwood.map(spoken).join(', ') }));
  const state = closed(pile) ? t('solo-closed') : t('table-points', { points });
  return `${pileName(pile)}, ${wildText(pile.wild, jokers)}, ${state}: ${parts.join('; ')}`;
}

/** What is to be done now. */
export function askedText(solo: Solo): string {
  switch (solo.phase) {
    case 'draw':
      return t('solo-to-draw');
    case 'place':
      return t('solo-to-place', { card: solo.card ? faceText(solo.card) : '' });
    case 'discard':
      return t('solo-to-discard', { size: solo.piles[solo.placed ?? 0]?.hand_size ?? 0 });
    case 'finish':
      return t('solo-to-finish');
  }
}

/** What the look-ahead bot would do. */
export function hintAlone({ action, points_now: now, points_then: then }: Hint, solo: Solo): string {
  switch (action.type) {
    case 'place_on':
      return t('solo-hint-place', { size: solo.piles[action.pile]?.hand_size ?? 0, now, then: Math.round(then) });
    case 'discard':
      return t('solo-hint-discard', { card: faceText(action.card), then: Math.round(then) });
    case 'finish':
      return t('solo-to-finish');
    default:
      return t('solo-to-draw');
  }
}
