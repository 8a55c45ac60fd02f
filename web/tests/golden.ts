/** The golden files and pages that Python's tests read as well. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Observation } from '../src/lib/observe.ts';
import type { Round } from '../src/lib/public.ts';
import type { Seen } from '../src/lib/wire.ts';

const ROOT = join(import.meta.dirname, '../..');
const GOLDEN = join(ROOT, 'tests/golden');

export function page(path: string): string {
  return readFileSync(join(ROOT, path), 'utf-8');
}

export function golden<T>(path: string): T {
  return JSON.parse(readFileSync(join(GOLDEN, path), 'utf-8')) as T;
}

export function record(name: string): string {
  return readFileSync(join(GOLDEN, 'records', name), 'utf-8');
}

export function openRecords(): string[] {
  return readdirSync(join(GOLDEN, 'records')).filter((name) => /^[^.]+\.jsonl$/.test(name));
}

/** The sightings of a redacted record. */
export function sightings(name: string): Seen[] {
  return record(name)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const { event, ...rest } = JSON.parse(line) as { event: Seen['sighting'] } & Omit<Seen, 'sighting'>;
      return { ...rest, sighting: event };
    });
}

/** JSON with sorted keys and no blanks, as tests/golden/observations.py writes it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
  return `{${parts.join(',')}}`;
}

/** An observation as the golden files have it: a round's rules are null where they are the match's. */
export function told(observation: Observation): unknown {
  const { rules } = observation.public;
  const plain = (round: Round | null): unknown =>
    round && {
      ...round,
      rules: round.rules === rules ? null : round.rules,
      before_discard: plain(round.before_discard),
    };
  return { ...observation, public: { ...observation.public, round: plain(observation.public.round) } };
}

/** A value after a merge patch (RFC 7396), in which null means null. */
export function patched(before: unknown, change: unknown): unknown {
  if (!isObject(before) || !isObject(change)) return change;
  const after: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(change)) after[key] = patched(before[key], value);
  return after;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
