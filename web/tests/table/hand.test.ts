import { beforeEach, expect, test } from 'vitest';
import type { Laid } from '../../src/lib/order.ts';
import { reconciled } from '../../src/lib/order.ts';
import type { Card, HandRead } from '../../src/lib/wire.ts';
import { OwnHand } from '../../src/table/hand.svelte.ts';
import { faces } from '../../src/table/placed.ts';

let kept: Laid[] = [];
let hand: OwnHand;

beforeEach(() => {
  kept = [];
  hand = new OwnHand((order) => kept.push(order));
});

function hold(laid: Laid, round = 0, drawn: Card | null = null, read: HandRead | null = null) {
  hand.hold(round, laid, drawn, read);
}

function idOf(place: number): number {
  return hand.cards[place]!.id;
}

const text = () => faces(hand.order).map((card) => card ?? '|').join(' ');

test('O27: own order survives other moves, a draw, and what the server says again', () => {
  hold(['Kd', '3c', '9s', '9h']);
  const ids = hand.cards.map((one) => one.id);
  hold(['Kd', '3c', '9s', '9h']);
  expect(hand.cards.map((one) => one.id)).toEqual(ids);
  hold(['Kd', '3c', '9s', '9h', '5d'], 0, '5d');
  expect(hand.cards.slice(0, 4).map((one) => one.id)).toEqual(ids);
  expect(hand.card(hand.drawn)?.card).toBe('5d');
});

test('O28: of two equal cards a tap selects one, and a second tap lets go of it', () => {
  hold(['9s', 'Kd', '9s']);
  hand.tap(idOf(2));
  expect(hand.selected).toBe(idOf(2));
  expect(hand.selected).not.toBe(idOf(0));
  hand.tap(idOf(2));
  expect(hand.selected).toBeNull();
});

test('of two equal cards the one that was thrown leaves, and the other stays where it lay', () => {
  hold(['9s', 'Kd', '9s', '3c']);
  const [first, , last] = hand.cards;
  hand.leave(first!.id);
  hold(reconciled(['9s', 'Kd', '9s', '3c'], ['9s', 'Kd', '3c']));
  expect(text()).toBe('Kd 9s 3c');
  expect(hand.cards[1]!.id).toBe(last!.id);
  expect(kept).toEqual([['Kd', '9s', '3c']]);
});

test('moving shows at once, is kept, and can be undone', () => {
  hold(['Kd', '3c', '9s', '9h']);
  hand.move(idOf(3), idOf(0));
  expect(text()).toBe('9h Kd 3c 9s');
  hand.nudge(idOf(0), 1);
  expect(text()).toBe('Kd 9h 3c 9s');
  expect(kept).toHaveLength(2);
  expect(hand.undo()).toBe(true);
  expect(text()).toBe('9h Kd 3c 9s');
  hand.undo();
  expect(text()).toBe('Kd 3c 9s 9h');
  expect(hand.undo()).toBe(false);
});

test('O26: undo works on actions: what was drawn and thrown meanwhile stays so', () => {
  hold(['Kd', '3c', '9s']);
  hand.move(idOf(2), idOf(0)); // 9s Kd 3c
  hold(['9s', 'Kd', '3c', '5d'], 0, '5d');
  hand.leave(idOf(1));
  hold(['9s', '3c', '5d']);
  hand.undo();
  expect(text()).toBe('3c 9s 5d');
});

test('O25: undo covers choosing', () => {
  hold(['Kd', '3c']);
  hand.tap(idOf(0));
  hand.tap(idOf(1));
  hand.undo();
  expect(hand.selected).toBe(idOf(0));
  hand.undo();
  expect(hand.selected).toBeNull();
});

test('E22: a new round starts without selection, past and ids of the old one', () => {
  hold(['Kd', '3c', '9s']);
  const old = hand.cards.map((one) => one.id);
  hand.tap(idOf(0));
  hold(['Kd', '3c', '9s', '4d'], 1);
  expect(hand.selected).toBeNull();
  expect(hand.canUndo).toBe(false);
  expect(hand.cards.some((one) => old.includes(one.id))).toBe(false);
});

test('the focus goes to a neighbour when its card has gone', () => {
  hold(['Kd', '3c', '9s']);
  hand.focused = idOf(1);
  const next = idOf(2);
  hand.leave(idOf(1));
  hold(['Kd', '9s']);
  expect(hand.focused).toBe(next);
  hand.leave(next);
  hold(['Kd']);
  expect(hand.card(hand.focused)?.card).toBe('Kd');
});

test('melds are those that the server read, as long as their cards lie so', () => {
  const read: HandRead = {
    type: 'hand_read',
    seq: 3,
    cards: ['3c', null, '9s', '9h', 'Kd'],
    groups: [{ kind: 'set', first: 2, stands_for: [null, null, '9'] }],
    points: 3,
    best: 3,
    outs: [],
    places: [],
  };
  hold(['3c', null, '9s', '9h', 'Kd'], 0, null, read);
  expect(hand.groups).toHaveLength(1);
  expect(hand.groups[0]!.ids).toEqual([idOf(1), idOf(2), idOf(3)]);
  hand.move(idOf(0), idOf(2));
  expect(hand.groups).toHaveLength(0);
  hand.undo();
  expect(hand.groups).toHaveLength(1);
});

test('the keys go along the cards and stop at the ends', () => {
  hold(['Kd', '3c']);
  hand.focusBy(1);
  expect(hand.focused).toBe(idOf(0));
  hand.focusBy(-1);
  expect(hand.focused).toBe(idOf(0));
  hand.focusBy(1);
  hand.focusBy(1);
  expect(hand.focused).toBe(idOf(1));
});
