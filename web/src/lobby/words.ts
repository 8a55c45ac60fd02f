/** Options, presets and bots in the words of the language: what `i18n/sentences.py` says in Python. */
import { i18n, t } from '../lib/i18n.svelte.ts';
import type { Args } from '../lib/texts.ts';
import type { Option, OptionValue, Problem, Sheet } from './shapes.ts';

type Said = (id: string, args?: Args) => string;

export const message = (key: string): string => `option-${key.replaceAll('.', '-')}`;

const LETTERED: Record<number, string> = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' };

export function rankLetter(rank: number, say: Said = t): string {
  const word = LETTERED[rank];
  return word ? say(`rank-letter-${word}`) : String(rank);
}

/** `3–13` for sizes that go up by one, `3–13–3` for up and down again, else `3, 5, 7`. */
export function sizesText(sizes: readonly number[], dash = '–'): string {
  const [first = 0] = sizes;
  const last = sizes.at(-1) ?? 0;
  const peak = Math.max(...sizes);
  const up = Array.from({ length: peak - first + 1 }, (_, place) => first + place);
  const down = Array.from({ length: peak - last + 1 }, (_, place) => peak - place);
  const same = (other: number[]) =>
    other.length === sizes.length && other.every((size, place) => size === sizes[place]);
  if (sizes.length > 3 && same(up)) return `${first}${dash}${last}`;
  if (up.length > 1 && down.length > 1 && same([...up, ...down])) {
    return `${first}${dash}${peak}${dash}${last}`;
  }
  return sizes.join(dash === '–' ? ', ' : ',');
}

/** The value in words: `3–13`, `no limit`, `yes`. */
export function valueText(option: Option, value: OptionValue, say: Said = t): string {
  const id = message(option.key);
  if (typeof value === 'boolean') return say(value ? 'value-yes' : 'value-no');
  if (value === null || (Array.isArray(value) && !value.length)) return say(`${id}.none`);
  if (typeof value === 'string') return say(`${id}.${value}`);
  if (typeof value === 'number') {
    return option.kind.type === 'suits'
      ? say('value-suits', { count: value })
      : say('value-number', { number: value });
  }
  const list = value as readonly number[];
  if (option.kind.type === 'ranks') return list.map((rank) => rankLetter(rank, say)).join('–');
  if (option.kind.type === 'span') return [...new Set(list)].join('–');
  if (option.kind.type === 'sizes') return sizesText(list);
  return list.join('/');
}

/** Titles of a join: `Three Thirteen + With jokers`. */
export const joinTitle = (key: string): string =>
  key
    .split('+')
    .map((part) => t(`preset-${part}`))
    .join(' + ');

export const botTitle = (bot: string): string =>
  i18n.has(`bot-title-${bot}`) ? t(`bot-title-${bot}`) : bot;

/**
 * The problem as a sentence in the language on the screen; a word for nothing, since Fluent cannot choose by an empty
 * text. The option's own name stands where its key would: the sentence is shown at the option.
 */
export function problemText(problem: Problem): string {
  const id = `problem-${problem.code}`;
  const refusal = `refusal-${problem.code}`;
  if (!i18n.has(id)) return i18n.has(refusal) ? t(refusal, { ...problem.args }) : problem.sentence;
  const args: Args = { ...problem.args };
  if (typeof args.rank === 'number') args.rank = t('rank-plural', { rank: args.rank });
  args.near = args.near || 'none';
  args.words = args.words || 'no-words';
  if (args.fits) args.fits = String(args.fits).replaceAll('..', '–').replaceAll(',', ', ');
  // options and presets stand there by key, in backquotes
  return t(id, { ...args, path: problem.path }).replace(/`([^`]*)`/g, (_, key: string) => titleOf(key));
}

/** The title of an option or a preset, or the key itself where it is none. */
export function titleOf(key: string): string {
  const known = [message(key), `preset-${key}`].find((id) => /^[a-z0-9_-]+$/.test(id) && i18n.has(id));
  return known ? t(known) : key;
}

/** The sheet with what differs from the usual rules before all else. */
export function differencesFirst(sheet: Sheet): Sheet {
  const isFirst = ({ key }: { key: string }) => key === 'differences';
  const { sections } = sheet;
  return { ...sheet, sections: [...sections.filter(isFirst), ...sections.filter((one) => !isFirst(one))] };
}
