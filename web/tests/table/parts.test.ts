// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { RuleSet, SeatResult } from '../../src/lib/wire.ts';
import { sum } from '../../src/table/arithmetic.ts';
import { initials, picture } from '../../src/table/avatar.ts';
import { before } from '../../src/table/drag.ts';
import { commandOf } from '../../src/table/keys.ts';
import { breaks, laying } from '../../src/table/layout.ts';
import { labels, running } from '../../src/table/running.ts';
import { sectionOf } from '../../src/table/rule.ts';
import { pieces, saidSince } from '../../src/table/saying.ts';

// --- the size of cards --------------------------------------------------------------------------------------------

test.each([
  [14, 360],
  [15, 360],
  [16, 360],
])('%i cards at %i px: every one is at least 44 px wide, in two rows', (count, width) => {
  const laid = laying(count, { width: width - 6, height: 190 });
  expect(laid.rows).toBe(2);
  expect(laid.width).toBeGreaterThanOrEqual(44);
  expect(laid.most * laid.width).toBeLessThanOrEqual(width);
});

test('where there is room, rows lie so far apart that a lifted card hides no name', () => {
  const wide = laying(14, { width: 354, height: 240 });
  expect(wide.between).toBe(10);
  const close = laying(14, { width: 354, height: 171 });
  expect(close.rows * (close.height + 18) + (close.rows - 1) * close.between + 10).toBeLessThanOrEqual(171);
});

test('every rule that a refusal of a move rests on stands in the rule sheet', () => {
  expect(['turn', 'draw', 'discard', 'draw.return_taken_card'].map(sectionOf)).toEqual(Array(4).fill('turn'));
  expect(['go-out', 'out.discard', 'out.first_turn', 'out.knock_at_most'].map(sectionOf)).toEqual(Array(4).fill('out'));
  expect(sectionOf('out.last_turns')).toBe('last-turns');
  expect(sectionOf('table'), 'what the table asks is no rule of the game').toBeNull();
});

test('fourteen cards are at least 46 × 64 px', () => {
  const laid = laying(14, { width: 354, height: 200 });
  expect(laid.width).toBeGreaterThanOrEqual(46);
  expect(laid.height).toBeGreaterThanOrEqual(64);
});

test('few cards are large and lie in one row', () => {
  const laid = laying(4, { width: 354, height: 220 });
  expect(laid.rows).toBe(1);
  expect(laid.width).toBeGreaterThan(70);
});

test('rows break between melds where there is room, and never overflow', () => {
  expect(breaks([3, 4, 1], 2, 7)).toEqual([3]);
  expect(breaks([1, 1, 1, 1, 1, 1], 2, 7)).toEqual([3]);
  expect(breaks([14], 2, 7)).toEqual([7]);
  for (const lengths of [[3, 3, 3, 3, 2], [13, 1], [1, 13], [4, 4, 4, 1, 1]]) {
    const [cut] = breaks(lengths, 2, 7);
    expect(cut).toBe(7);
  }
});

// --- keys and dragging --------------------------------------------------------------------------------------------

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: document.body, ...more });

test('each key asks for its thing', () => {
  expect(pressed('s')).toEqual({ do: 'stock' });
  expect(pressed('P')).toEqual({ do: 'pile' });
  expect(pressed('ArrowRight')).toEqual({ do: 'focus', by: 1 });
  expect(pressed('ArrowLeft', { shiftKey: true })).toEqual({ do: 'move', by: -1 });
  expect(pressed('3')).toEqual({ do: 'choose', place: 2 });
  expect(pressed('?', { shiftKey: true })).toEqual({ do: 'keys' });
  expect(pressed('x')).toBeNull();
});

test('O23: keys are off in text fields and dialogs, and with a modifier', () => {
  document.body.innerHTML = '<input><dialog><button></button></dialog><textarea></textarea>';
  for (const name of ['input', 'textarea', 'dialog button']) {
    expect(pressed('s', { target: document.querySelector(name) })).toBeNull();
  }
  expect(pressed('s', { ctrlKey: true })).toBeNull();
});

test('a dropped card lands before the card whose left half it is over, in its row', () => {
  const cards = [0, 1, 2, 3].map((place) => ({
    id: place,
    box: new DOMRect((place % 2) * 50, Math.floor(place / 2) * 80, 46, 64),
  }));
  expect(before(cards, 10, 20)).toBe(0);
  expect(before(cards, 40, 20)).toBe(1);
  expect(before(cards, 120, 20)).toBe(2);
  expect(before(cards, 60, 100)).toBe(3);
  expect(before(cards, 120, 100)).toBeNull();
});

// --- scores -------------------------------------------------------------------------------------------------------

const rules = { score: { ace: 1, court: [10, 10, 10], wild: 'face_value', joker: 25 } } as unknown as RuleSet;
const result = (changes: Partial<SeatResult>): SeatResult => ({
  seat: 0,
  arrangement: { melds: [], deadwood: [], points: 0 },
  penalty: 0,
  factor: 1,
  bonus: 0,
  score: 0,
  total: 0,
  ...changes,
});

test('a score is told as it is reckoned', () => {
  const left = { melds: [], deadwood: ['Kc', '4d', 'Ah'], points: 15 } as const;
  expect(sum(result({ arrangement: left, score: 15 }), rules, 7)).toBe('10 + 4 + 1 = 15');
  expect(sum(result({ arrangement: left, factor: 2, bonus: -5, score: 25 }), rules, 7)).toBe('(10 + 4 + 1) × 2 − 5 = 25');
  expect(sum(result({}), rules, 7)).toBe('0');
  // what does not add up is not pretended
  expect(sum(result({ arrangement: { ...left, points: 20 }, score: 20 }), rules, 7)).toBe('20');
});

test('running totals begin where a seat came in', () => {
  const seat = { name: 'Ada', start: 0, total: 0, scores: [5, 0, 7], zero_rounds: 1, retired: false };
  expect(running(seat)).toEqual([0, 5, 5, 12]);
  expect(running({ ...seat, start: 30, scores: [null, null, 7] })).toEqual([null, null, 30, 37]);
});

test('names beside the chart keep apart', () => {
  const found = labels([50, 51, 52, 10], 13, 0, 100);
  const sorted = [...found].sort((one, other) => one - other);
  for (let place = 1; place < 4; place++) expect(sorted[place]! - sorted[place - 1]!).toBeGreaterThanOrEqual(13);
  expect(found[3]).toBe(10);
});

// --- names and words ----------------------------------------------------------------------------------------------

test('a picture comes from the name alone', () => {
  expect(picture('Mia')).toEqual(picture('mia'));
  expect(initials('Sam 2')).toBe('S2');
  expect(initials('Zoë')).toBe('Z');
  expect(initials('')).toBe('?');
});

test('only links to tables become links', () => {
  expect(pieces('Rematch: http://x.example/t/k7mqp4 now')).toEqual([
    { text: 'Rematch: ', href: null },
    { text: 'http://x.example/t/k7mqp4', href: '/t/K7MQP4' },
    { text: ' now', href: null },
  ]);
  expect(pieces('https://evil.example/login')[0]!.href).toBeNull();
});

test('after a break the list of what was said begins elsewhere, and what is new is still new', () => {
  const line = (text: string) => ({ seat: 0, name: 'Ann', text, reaction: '' });
  const heard = Array.from({ length: 80 }, (_, number) => line(`line ${number}`));
  expect(saidSince(heard, [...heard, line('x')])).toEqual([line('x')]);
  const fifty = [...heard.slice(-48), line('y'), line('z')].map((one) => ({ ...one }));
  expect(saidSince(heard, fifty)).toEqual([line('y'), line('z')]);
  expect(saidSince([], [line('a')])).toEqual([line('a')]);
  expect(saidSince(heard, []), 'somebody has deleted what they said').toEqual([]);
});
