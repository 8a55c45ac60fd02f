/** How one's own solos came out, kept in this browser: the same match is counted once, however often it is looked at. */
import { load, save } from '../lib/stored.ts';
import type { RuleSet } from '../lib/wire.ts';

export interface Played {
  readonly match: string;
  readonly won: boolean;
  readonly score: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Which rules: only the same ones can be compared. */
  readonly rules: string;
}

export interface Standing {
  readonly played: number;
  readonly won: number;
  readonly best: number;
  readonly mean: number;
  /** The last ones, the newest first. */
  readonly last: readonly Played[];
}

export const ALONE_KEY = 'alone';
const MOST = 300;
const SHOWN = 10;

export function keep(one: Omit<Played, 'at' | 'rules'>, rules: RuleSet, now = Date.now()): void {
  const all = load<Played[]>(ALONE_KEY, []);
  if (all.some((other) => other.match === one.match)) return;
  save(ALONE_KEY, [...all, { ...one, at: now, rules: mark(rules) }].slice(-MOST));
}

/** Null where nothing was played to the end under these rules. */
export function standing(rules: RuleSet): Standing | null {
  const own = mark(rules);
  const all = load<Played[]>(ALONE_KEY, []).filter((one) => one.rules === own);
  if (!all.length) return null;
  return {
    played: all.length,
    won: all.filter((one) => one.won).length,
    best: Math.min(...all.map((one) => one.score)),
    mean: all.reduce((sum, one) => sum + one.score, 0) / all.length,
    last: all.slice(-SHOWN).reverse(),
  };
}

/** A short text that is the same for the same rules. */
function mark(rules: RuleSet): string {
  let sum = 5381;
  for (const letter of JSON.stringify(rules)) sum = (Math.imul(sum, 33) ^ letter.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}
