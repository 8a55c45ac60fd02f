/** Cards as faces: their parts, their order, and how the language on the screen writes them. No rule is here. */
import type { Card, Meld, Place, RankLetter, SuitLetter } from './wire.ts';

export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs' | 'stars';
export type TextOf = (id: string, args?: Record<string, string | number>) => string;

export const RANKS: readonly RankLetter[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
export const SUITS: readonly SuitLetter[] = ['s', 'h', 'd', 'c', '*'];
export const JOKER = 'JK' satisfies Card;

const SUIT_NAMES: Record<SuitLetter, Suit> = {
  s: 'spades',
  h: 'hearts',
  d: 'diamonds',
  c: 'clubs',
  '*': 'stars',
};
const SYMBOLS: Record<SuitLetter, string> = { s: '♠', h: '♥', d: '♦', c: '♣', '*': '★' };
const LETTERED: Partial<Record<RankLetter, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

/** 1 … 13; null for a joker. */
export function rankOf(card: Card | Place): number | null {
  return card === JOKER ? null : RANKS.indexOf(card[0] as RankLetter) + 1;
}

/** Null for a joker, and for a place where any suit will do. */
export function suitOf(card: Card | Place): Suit | null {
  return card === JOKER || card.length < 2 ? null : SUIT_NAMES[card[1] as SuitLetter];
}

export function cardOf(rank: number, suit: number): Card {
  return `${RANKS[rank - 1]!}${SUITS[suit]!}`;
}

/** The rank as it stands on the screen: `7`, `10`, `J` (German `B`). */
export function rankText(text: TextOf, rank: number): string {
  const letter = RANKS[rank - 1];
  const word = letter && LETTERED[letter];
  return word ? text(`rank-letter-${word}`) : String(rank);
}

/** All cards of a rank: `jacks`, `sevens`. */
export function rankPlural(text: TextOf, rank: number): string {
  return text('rank-plural', { rank });
}

/** The card, or what a wild stands for, as it stands on the screen: `10♥`, `B♠`, a joker as the language calls it. */
export function cardText(text: TextOf, card: Card | Place): string {
  const rank = rankOf(card);
  if (rank === null) return text('card-joker');
  const suit = card[1] as SuitLetter | undefined;
  return rankText(text, rank) + (suit ? SYMBOLS[suit] : '');
}

/** The card as a screen reader says it: `queen of hearts`, `10 of clubs`. */
export function cardName(text: TextOf, card: Card): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (rank === null || suit === null) return text('card-joker');
  return text('web-card-name', { rank: text('web-rank', { rank }), suit });
}

/** The same with what it is in this round: `5 of hearts, wild, stands for 9 of hearts`. */
export function cardLabel(text: TextOf, card: Card, wild: number | null, stands: Place | null = null): string {
  const name = cardName(text, card);
  if (stands !== null) return text('web-card-stands', { card: name, place: placeName(text, stands) });
  return card !== JOKER && isWild(card, wild) ? text('web-card-wild', { card: name }) : name;
}

function placeName(text: TextOf, place: Place): string {
  const rank = text('web-rank', { rank: rankOf(place) ?? 0 });
  const suit = suitOf(place);
  return suit === null ? text('web-stands-rank', { rank }) : text('web-card-name', { rank, suit });
}

/** A dense number: by suit, then rank, jokers last. */
export function code(card: Card): number {
  if (card === JOKER) return 65;
  return 13 * SUITS.indexOf(card[1] as SuitLetter) + RANKS.indexOf(card[0] as RankLetter);
}

/** Is the card wild in a round with this wild rank? Jokers always are. */
export function isWild(card: Card, wild: number | null): boolean {
  return card === JOKER || (wild !== null && rankOf(card) === wild);
}

/** The cards of a meld as they lie, each wild with what it stands for: `6♥ 3♠=7♥ 8♥`. */
export function meldCards({ cards, stands_for }: Meld, face: (card: Card) => string, where: (place: Place) => string): string {
  return cards
    .map((card, at) => {
      const place = stands_for[at];
      return place ? `${face(card)}=${where(place)}` : face(card);
    })
    .join(' ');
}
