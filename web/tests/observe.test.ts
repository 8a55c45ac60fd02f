import { expect, test } from 'vitest';
import { toHex } from '../src/lib/hex.ts';
import { sha256 } from '../src/lib/hashes.ts';
import { fold, next, type Observation } from '../src/lib/observe.ts';
import { FoldError } from '../src/lib/public.ts';
import type { Seen } from '../src/lib/wire.ts';
import { canonical, golden, patched, sightings, told } from './golden.ts';

interface Case {
  viewer: number | null;
  steps: { seen: Seen; change: unknown }[];
}

test.each([
  ...golden<Case[]>('observations/eventful.json').map((one) => ({ ...one, match: 'eventful' })),
  ...golden<Case[]>('observations/alone.json').map((one) => ({ ...one, match: 'lonely' })),
  ...golden<Case[]>('observations/redemption.json').map((one) => ({ ...one, match: 'redemption' })),
  ...golden<Case[]>('observations/bonus.json').map((one) => ({ ...one, match: 'tied' })),
  ...golden<Case[]>('observations/honour.json').map((one) => ({ ...one, match: 'honest' })),
  ...golden<Case[]>('observations/calls.json').map((one) => ({ ...one, match: 'called' })),
])(
  'viewer $viewer of the $match match knows the same as in Python, step by step',
  ({ viewer, steps }) => {
    let observation: Observation | null = null;
    let expected: unknown = null;
    for (const { seen, change } of steps) {
      observation = next(observation, viewer, seen.sighting);
      expected = patched(expected, change);
      expect(told(observation), `after event ${seen.seq}, ${seen.sighting.type}`).toEqual(expected);
      expect(observation.public.seq).toBe(seen.seq);
    }
  },
);

const digests = golden<Record<string, string[]>>('observations/digests.json');

test.each(Object.keys(digests))('%s is folded as in Python', (name) => {
  let observation: Observation | null = null;
  const viewer = Number(/seat-(\d)/.exec(name)![1]);
  const found = sightings(name).map(({ sighting }) => {
    observation = next(observation, viewer, sighting);
    return toHex(sha256(new TextEncoder().encode(canonical(told(observation))))).slice(0, 12);
  });
  expect(found).toEqual(digests[name]);
});

test('what cannot follow is an error', () => {
  const seen = sightings('short.seat-1.jsonl').map((one) => one.sighting);
  expect(() => fold(1, [])).toThrow(FoldError);
  expect(() => fold(1, seen.slice(1))).toThrow(FoldError);
  expect(() => fold(1, [seen[0]!, seen[0]!])).toThrow(FoldError);
  expect(() => fold(1, [seen[0]!, { type: 'hidden_draw_seen', seat: 0 }])).toThrow(FoldError);
  const deal = seen.findIndex((one) => one.type === 'deal_seen');
  expect(() => fold(1, [...seen.slice(0, deal + 1), { type: 'hidden_draw_seen', seat: 9 }])).toThrow(FoldError);
});
