/** House rules with a name, kept in this browser. */
import { load, save } from '../lib/stored.ts';
import { joinKey, same, type Rules } from './form.ts';
import { plainName, type Named } from './sharing.ts';

export type { Named };

const KEY = 'house-rules';

export function namedRules(): Named[] {
  const kept = load<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isNamed) : [];
}

/** Keep rules under a name; the same name again replaces what it stood for. */
export function keepRules(name: string, rules: Rules): Named[] {
  const plain = plainName(name);
  return saved([...namedRules().filter((one) => !alike(one.name, plain)), named(plain, rules)]);
}

export function dropRules(name: string): Named[] {
  return saved(namedRules().filter((one) => one.name !== name));
}

/** Give a set another name; null where another set has it. */
export function renameRules(name: string, wanted: string): Named[] | null {
  const plain = plainName(wanted);
  const all = namedRules();
  if (!plain || all.some((one) => one.name !== name && alike(one.name, plain))) return null;
  return saved(all.map((one) => (one.name === name ? named(plain, one) : one)));
}

export function duplicateRules(name: string): Named[] {
  const found = namedRules().find((one) => one.name === name);
  return found ? keepRules(freeName(name), found) : namedRules();
}

/** The name, or with a number behind it where a set has it already. */
export function freeName(name: string): string {
  const plain = plainName(name);
  const taken = (wanted: string) => namedRules().some((one) => alike(one.name, wanted));
  if (!taken(plain)) return plain;
  const stem = [...plain.replace(/ \d+$/, '')].slice(0, 36).join('');
  for (let number = 2; ; number++) if (!taken(`${stem} ${number}`)) return `${stem} ${number}`;
}

/** The set that is kept under this name with just these rules. */
export function isKept(rules: Named): boolean {
  return namedRules().some((one) => one.name === rules.name && sameRules(one, rules));
}

export function sameRules(one: Rules, other: Rules): boolean {
  const keys = [...new Set([...Object.keys(one.house), ...Object.keys(other.house)])];
  return joinKey(one) === joinKey(other) && keys.every((key) => same(one.house[key], other.house[key]));
}

function saved(all: readonly Named[]): Named[] {
  const sorted = [...all].sort((one, other) => one.name.localeCompare(other.name));
  save(KEY, sorted);
  return sorted;
}

function named(name: string, { game, variations, house }: Rules): Named {
  return { game, variations, house, name };
}

function alike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function isNamed(value: unknown): value is Named {
  const one = value as Partial<Named> | null;
  return (
    typeof one === 'object' &&
    typeof one?.name === 'string' &&
    typeof one.game === 'string' &&
    Array.isArray(one.variations) &&
    typeof one.house === 'object'
  );
}
