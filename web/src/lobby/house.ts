/** House rules with a name, kept in this browser. */
import { load, save } from '../lib/stored.ts';
import type { Rules } from './form.ts';

export interface Named extends Rules {
  readonly name: string;
}

const KEY = 'house-rules';

export function namedRules(): Named[] {
  return load<Named[]>(KEY, []);
}

/** Keep rules under a name; the same name again replaces what it stood for. */
export function keepRules(name: string, rules: Rules): Named[] {
  const plain = name.trim().replace(/\s+/g, ' ');
  const others = namedRules().filter((one) => one.name.toLowerCase() !== plain.toLowerCase());
  const all = [...others, { ...rules, name: plain }].sort((one, other) => one.name.localeCompare(other.name));
  save(KEY, all);
  return all;
}

export function dropRules(name: string): Named[] {
  const rest = namedRules().filter((one) => one.name !== name);
  save(KEY, rest);
  return rest;
}
