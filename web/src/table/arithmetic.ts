/** How a hand's score comes about, as it would be written on a score pad. */
import { rankOf } from '../lib/cards.ts';
import type { Card, RuleSet, SeatResult } from '../lib/wire.ts';

/** What one card left over costs. */
export function cardPoints(card: Card, rules: RuleSet, wild: number | null): number {
  const rank = rankOf(card);
  if (rank === null) return rules.score.joker;
  if (rank === wild && rules.score.wild !== 'face_value') return rules.score.wild;
  if (rank === 1) return rules.score.ace;
  return rank > 10 ? rules.score.court[rank - 11]! : rank;
}

/** "13 + 4 = 17", "(13 + 10) × 2 − 5 = 41"; a hand without anything left over is "0". */
export function sum(result: SeatResult, rules: RuleSet, wild: number | null): string {
  const { arrangement, penalty, factor, bonus, score } = result;
  const cards = arrangement.deadwood.map((card) => cardPoints(card, rules, wild));
  // the server's points count; where the cards would not add up to them, the sum alone is told
  const adds = cards.reduce((total, one) => total + one, 0) === arrangement.points;
  const terms = adds ? cards.map(String) : [String(arrangement.points)];
  if (!terms.length) terms.push('0');
  if (penalty) terms.push(String(penalty));
  let text = terms.join(' + ');
  if (factor !== 1) text = `${terms.length > 1 ? `(${text})` : text} × ${factor}`;
  if (bonus) text += bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`;
  return text === String(score) ? text : `${text} = ${score < 0 ? `−${-score}` : score}`;
}
