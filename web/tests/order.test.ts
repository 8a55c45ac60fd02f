import { expect, test } from 'vitest';
import { type Laid, moved, reconciled, sameCards, tidied } from '../src/lib/order.ts';
import type { Card } from '../src/lib/wire.ts';

const hand = (text: string) => text.split(' ').filter(Boolean) as Card[];
const laid = (text: string): Laid => text.split(' ').map((card) => (card === '|' ? null : (card as Card)));

test.each([
  // own order survives what others do, and a draw (O27)
  ['Kd 3c 9s 9h', '3c 9h 9s Kd', 'Kd 3c 9s 9h'],
  ['Kd 3c 9s 9h', '3c 9h 9s Kd 5h', 'Kd 3c 9s 9h 5h'],
  ['Kd 3c | 9s 9h', '3c 9h 9s', '3c | 9s 9h'],
  ['Kd | 9s 9h', '9h 9s', '9s 9h'],
  ['9s 9h | Kd', '9h 9s', '9s 9h'],
  // two equal cards are two cards
  ['7h Kd 7h', '7h 7h Kd', '7h Kd 7h'],
  ['7h Kd 7h', 'Kd 7h', '7h Kd'],
  ['7h Kd', 'Kd 7h 7h', '7h Kd 7h'],
])('%s, and then the hand is %s', (order, cards, expected) => {
  expect(reconciled(laid(order), hand(cards))).toEqual(laid(expected));
});

test('a hand that never lay lies as it came', () => {
  expect(reconciled([], hand('3c 9h 9s'))).toEqual(laid('3c 9h 9s'));
});

test('gaps part, and nothing else', () => {
  expect(tidied(laid('| 3c | | 9h |'))).toEqual(laid('3c | 9h'));
  expect(sameCards(laid('9h | 3c'), hand('3c 9h'))).toBe(true);
  expect(sameCards(laid('9h 9h'), hand('3c 9h'))).toBe(false);
});

test('a card goes where it is put', () => {
  expect(moved(laid('3c 9h 9s'), 0, 2)).toEqual(laid('9h 9s 3c'));
  expect(moved(laid('3c 9h 9s'), 2, 0)).toEqual(laid('9s 3c 9h'));
  expect(moved(laid('3c | 9h'), 2, 0)).toEqual(laid('9h 3c'));
  expect(moved(laid('3c'), 5, 0)).toEqual(laid('3c'));
});
