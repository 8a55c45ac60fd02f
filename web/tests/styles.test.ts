/** What the eye needs and what the content security policy forbids, read from the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const TOKENS = readFileSync(join(SRC, 'styles/tokens.css'), 'utf-8');
const PAIRS = new Map(
  [...TOKENS.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(colour.slice(place, place + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const TEXT: [string, string][] = [
  ...['text', 'text-quiet', 'accent', 'bad', 'good'].flatMap((text): [string, string][] => [
    [text, 'ground'],
    [text, 'surface'],
    [text, 'top'],
    [text, 'top-light'],
  ]),
  ['text', 'accent-quiet'],
  ['text', 'bad-quiet'],
  ['bad', 'bad-quiet'],
  ['accent', 'accent-quiet'],
  ['on-accent', 'accent'],
  ...['spades', 'hearts', 'diamonds', 'clubs', 'stars', 'joker', 'text'].map((suit): [string, string] => [suit, 'card']),
];
const SHAPES: [string, string][] = [
  ['edge', 'ground'],
  ['edge', 'surface'],
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['focus', 'card'],
  ['focus', 'top'],
  ['edge', 'top'],
  ['accent', 'top'],
  ['star-outline', 'card'],
  ['card-back', 'card'],
];

test.each(['light', 'dark'] as const)('text has a contrast of 4.5 : 1 and shapes of 3 : 1 (%s)', (theme) => {
  const colour = (name: string) => PAIRS.get(name)?.[theme] ?? expect.fail(`--${name} is no colour`);
  const faint = (pairs: [string, string][], least: number) =>
    pairs
      .map(([one, other]) => ({ one, other, found: contrast(colour(one), colour(other)) }))
      .filter(({ found }) => found < least);
  expect(faint(TEXT, 4.5)).toEqual([]);
  expect(faint(SHAPES, 3)).toEqual([]);
});

function sources(ending: RegExp): [string, string][] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf-8' })
    .filter((name) => ending.test(name))
    .map((name) => [name, readFileSync(join(SRC, name), 'utf-8')]);
}

test('no style or script stands where the content security policy forbids it', () => {
  const page = readFileSync(join(SRC, '../index.html'), 'utf-8');
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/);
  // Svelte puts fixed style attributes into the page's text; style:name={value} is set by script and allowed
  const faults = sources(/\.svelte$/).flatMap(([name, source]) =>
    /\sstyle=["'{]|\{@html/.test(source.replace(/<style[\s\S]*<\/style>/, '')) ? [name] : [],
  );
  expect(faults).toEqual([]);
});

test('colours come from the tokens alone', () => {
  const faults = sources(/\.(svelte|css)$/)
    .filter(([name]) => !name.endsWith('tokens.css'))
    .flatMap(([name, source]) => (source.match(/#[0-9a-f]{3,8}\b(?=[;\s])/gi) ?? []).map((colour) => `${name}: ${colour}`));
  expect(faults).toEqual([]);
});
