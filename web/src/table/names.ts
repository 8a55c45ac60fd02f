/** Cards, melds, bots and seats in the words of the language on the screen. */
import { cardName, cardText, rankPlural, rankText } from '../lib/cards.ts';
import { i18n, t } from '../lib/i18n.svelte.ts';
import type { Card, MeldKind, Place } from '../lib/wire.ts';

/** A card, or what a wild stands for, as it stands on the screen: 10♥, 10. */
export function faceText(card: Card | Place): string {
  return cardText(t, card);
}

export function facesText(cards: readonly (Card | Place)[]): string {
  return cards.map(faceText).join(' ');
}

/** A card for those who listen: "seven of hearts". */
export function spoken(card: Card): string {
  return cardName(t, card);
}

/** "sevens wild", "only jokers wild". */
export function wildText(wild: number | null, jokers: boolean): string {
  if (wild !== null) return t('table-wild-rank', { rank: rankPlural(t, wild) });
  return t(jokers ? 'terminal-wild-jokers' : 'terminal-wild-none');
}

/** The wild rank's letter, large in the head. */
export function wildLetter(wild: number | null, jokers: boolean): string {
  if (wild !== null) return rankText(t, wild);
  return jokers ? '★' : '–';
}

export function meldText(kind: MeldKind): string {
  return t(kind === 'set' ? 'terminal-set' : 'terminal-run');
}

/** "a, b and c". */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return t('list-end', { first: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
}

/** What a bot is called in the lists; a bot of another package by its own name. */
export function botText(bot: string | null): string {
  if (!bot) return '';
  return i18n.has(`bot-title-${bot}`) ? t(`bot-title-${bot}`) : bot;
}
