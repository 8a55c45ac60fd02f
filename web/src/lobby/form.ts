/**
 * The form for a new table, without its looks: a game, variations laid on it, house rules on top. What a value is
 * worth is asked of the server; here is only what it is made of.
 */
import type { Catalogue, Option, OptionValue, Preset } from './shapes.ts';
import { sizesText } from './words.ts';

export type Values = Record<string, OptionValue>;
/** House rules, by option key: a value, or what somebody is typing, to be read by the server. */
export type House = Readonly<Record<string, OptionValue>>;

export interface Rules {
  readonly game: string;
  readonly variations: readonly string[];
  readonly house: House;
}

export const STANDARD: Rules = { game: 'standard', variations: [], house: {} };

export function same(one: OptionValue | undefined, other: OptionValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The join as it is written: `one-wild+redemption`. */
export function joinKey(rules: Pick<Rules, 'game' | 'variations'>): string {
  return [rules.game, ...rules.variations].join('+');
}

/** The game and variations of a join, those that there are. */
export function readJoin(key: string, catalogue: Catalogue): Rules {
  const parts = key.toLowerCase().split('+');
  const game = catalogue.games.find((one) => parts.includes(one.key));
  const variations = catalogue.variations.filter((one) => parts.includes(one.key)).map((one) => one.key);
  return { game: game?.key ?? 'standard', variations, house: {} };
}

export function defaults(catalogue: Catalogue): Values {
  return Object.fromEntries(catalogue.options.map((option) => [option.key, option.default]));
}

/** The values of a join without house rules; a variation brings others along for what the game leaves as it is. */
export function joined(catalogue: Catalogue, rules: Pick<Rules, 'game' | 'variations'>): Values {
  const standard = defaults(catalogue);
  const base: Values = { ...standard, ...catalogue.games.find((one) => one.key === rules.game)?.changes };
  const chosen = catalogue.variations.filter((one) => rules.variations.includes(one.key));
  const values = { ...base };
  for (const implied of chosen.flatMap((one) => one.implies)) {
    const changes = catalogue.variations.find((one) => one.key === implied)?.changes ?? {};
    if (Object.keys(changes).every((key) => same(base[key], standard[key]))) Object.assign(values, changes);
  }
  for (const variation of chosen) Object.assign(values, variation.changes);
  return values;
}

export function valueOf(catalogue: Catalogue, rules: Rules, key: string): OptionValue {
  const own = rules.house[key];
  return own === undefined ? (joined(catalogue, rules)[key] ?? null) : own;
}

/** Choose a game; house rules stay, and those that the new game has anyway are none any more. */
export function withGame(catalogue: Catalogue, rules: Rules, game: string): Rules {
  return pruned(catalogue, { ...rules, game });
}

/** Lay a variation on, or take it off. Another that wants something else for the same option gives way. */
export function withVariation(catalogue: Catalogue, rules: Rules, key: string, on: boolean): Rules {
  const rest = rules.variations.filter((one) => one !== key && !(on && conflicts(catalogue, one, key)));
  const wanted = on ? [...rest, key] : rest;
  const variations = catalogue.variations.map((one) => one.key).filter((one) => wanted.includes(one));
  return pruned(catalogue, { ...rules, variations });
}

export function conflicts(catalogue: Catalogue, one: string, other: string): boolean {
  const find = (key: string): Preset | undefined => catalogue.variations.find((each) => each.key === key);
  const changes = find(other)?.changes ?? {};
  return Object.entries(find(one)?.changes ?? {}).some(
    ([key, value]) => key in changes && !same(changes[key], value),
  );
}

/** Set an option; the value that the join has anyway is no house rule. */
export function withOption(catalogue: Catalogue, rules: Rules, key: string, value: OptionValue): Rules {
  return pruned(catalogue, { ...rules, house: { ...rules.house, [key]: value } });
}

export function withoutOption(rules: Rules, key: string): Rules {
  return { ...rules, house: Object.fromEntries(Object.entries(rules.house).filter(([one]) => one !== key)) };
}

function pruned(catalogue: Catalogue, rules: Rules): Rules {
  const base = joined(catalogue, rules);
  const house = Object.fromEntries(Object.entries(rules.house).filter(([key, value]) => !same(base[key], value)));
  return { ...rules, house };
}

/** How many options of these differ from standard. */
export function differing(catalogue: Catalogue, rules: Rules, options: readonly Option[]): number {
  const values = { ...joined(catalogue, rules), ...rules.house };
  return options.filter((option) => !same(values[option.key], option.default)).length;
}

/** Sections of one option are told with those that they belong to. */
const GROUPS: Record<string, string> = { players: 'deck', rounds: 'deck', play: 'deck' };

/** Options by group, in the catalogue's order. */
export function sections(catalogue: Catalogue): [string, Option[]][] {
  const found = new Map<string, Option[]>();
  for (const option of catalogue.options) {
    const group = GROUPS[option.section] ?? option.section;
    found.set(group, [...(found.get(group) ?? []), option]);
  }
  return [...found];
}

/** A value as it is typed: what the command line takes, too. Reading it gives the value again. */
export function typed(option: Option, value: OptionValue): string {
  if (typeof value === 'string') return value;
  if (value === null) return 'none';
  if (!Array.isArray(value)) return String(value);
  const list = value as readonly number[];
  if (!list.length) return 'none';
  if (option.kind.type === 'sizes') return sizesText(list, '..').replaceAll(' ', '');
  if (option.kind.type === 'court') return list.join('/');
  return list.join('..');
}

/** How many may sit: of the value, or as far as it can be told while somebody types. */
export function seatsOf(value: OptionValue): [number, number] {
  if (typeof value === 'number') return [value, value];
  const numbers = Array.isArray(value)
    ? (value as readonly number[])
    : (String(value).match(/\d+/g) ?? []).map(Number);
  const least = numbers[0] ?? 2;
  return [least, numbers.at(-1) ?? least];
}

// --- what a table is besides its rules: bots ---

/** One more or one fewer of this bot; bots of a kind sit together, in the order of the kinds. */
export function withBot(
  kinds: readonly string[],
  bots: readonly string[],
  kind: string,
  by: 1 | -1,
): string[] {
  return kinds.flatMap((one) => {
    const count = bots.filter((bot) => bot === one).length + (one === kind ? by : 0);
    return Array<string>(Math.max(0, count)).fill(one);
  });
}
