import { expect, test } from 'vitest';
import { after, cost, START, STEPS, TASKS, type Lesson, type Move } from '../../src/learn/machine.ts';
import type { Card } from '../../src/lib/wire.ts';

const go = (lesson: Lesson, ...moves: Move[]) => moves.reduce(after, lesson);
const next: Move = { do: 'next' };
const draw: Move = { do: 'draw' };
const take: Move = { do: 'take' };
const choose = (card: Card): Move => ({ do: 'choose', card });

const UNTIL_MELD = [next, draw, choose('Kc'), take, next, take, choose('Qs'), { do: 'discard' }, next, draw] as Move[];

test.each<[string, Card[], Card]>([
  ['a set', ['8h', '8s', '3d'], '7h'],
  ['a run', ['3d', '8h', '7h'], '8s'],
])('the lesson can be done with %s', (_, meld, left) => {
  const melding = go(START, ...UNTIL_MELD);
  expect(melding.step).toBe('meld');
  const out = go(melding, ...meld.map(choose), { do: 'meld' });
  expect(out.step).toBe('out');
  expect(out.hand).toEqual([left]);
  const end = go(out, { do: 'out' }, next);
  expect(end.step).toBe('score');
  expect(end.hand).toEqual([]);
  expect(end.pile.at(-1)).toBe('Td');
  expect(end.other.map(cost)).toEqual([9, 4, 10]);
});

test('cards are neither lost nor doubled on the way', () => {
  const all = (lesson: Lesson) => [...lesson.hand, ...lesson.meld, ...lesson.pile, ...lesson.stock].sort();
  const melding = go(START, ...UNTIL_MELD);
  expect(new Set(all(melding)).size).toBe(all(melding).length);
  expect(go(melding, { do: 'again' })).toEqual(START);
});

test('whatever is tried out of turn changes nothing but what is said', () => {
  const tries: Move[] = [next, draw, take, { do: 'discard' }, { do: 'meld' }, { do: 'out' }];
  let lesson = START;
  const walk: Move[] = [...UNTIL_MELD, choose('8h'), choose('8s'), choose('3d'), { do: 'meld' }, { do: 'out' }, next];
  for (const move of walk) {
    for (const attempt of tries) {
      const tried = after(lesson, attempt);
      if (tried.step === lesson.step) {
        expect({ ...tried, nudge: null }).toEqual({ ...lesson, nudge: null });
        expect(tried.nudge).not.toBeNull();
      }
    }
    lesson = after(lesson, move);
  }
  expect(lesson.step).toBe('score');
});

test('cards that are needed are not thrown', () => {
  const throwing = go(START, next, draw);
  expect(go(throwing, choose('7h'), take).nudge).toBe('keep-pair');
  expect(go(throwing, take).nudge).toBe('choose-one');
  expect(go(throwing, choose('Kc'), choose('Kc')).chosen).toEqual([]);
});

test('three cards that make no meld are told apart', () => {
  const melding = go(START, ...UNTIL_MELD);
  expect(go(melding, choose('7h'), choose('8s'), choose('3d'), { do: 'meld' }).nudge).toBe('no-meld');
  expect(go(melding, choose('7h'), choose('8s'), choose('8h'), { do: 'meld' }).nudge).toBe('use-wild');
  expect(go(melding, choose('7h'), { do: 'meld' }).nudge).toBe('choose-three');
});

test('every step has a task', () => {
  expect(Object.keys(TASKS)).toEqual([...STEPS]);
});
