// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Rules } from '../../src/lobby/form.ts';
import * as house from '../../src/lobby/house.ts';
import type { Option, OptionValue } from '../../src/lobby/shapes.ts';
import { decoded, encoded, fileName, fileRules, fileText, plainName, type Named } from '../../src/lobby/sharing.ts';
import { CATALOGUE } from './catalogue.ts';

/** Mulberry32: the same rules every time, so that a failure can be looked at. */
function luck(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LETTERS = [...'aZ9 -+.=&#"\\{}ąčßøéЖ日🂡’„'];

function someRules(seed: number): Named {
  const next = luck(seed);
  const below = (count: number) => Math.floor(next() * count);
  const number = () => below(2000) - 1000;
  const value = (option: Option): OptionValue => {
    switch (option.kind.type) {
      case 'flag':
        return below(2) === 1;
      case 'choice':
        return option.kind.words?.[below(option.kind.words.length)] ?? null;
      case 'count':
      case 'suits':
        return option.kind.optional && below(4) === 0 ? null : number();
      default:
        return Array.from({ length: below(23) }, number);
    }
  };
  const options = CATALOGUE.options.filter(() => below(4) === 0);
  return {
    game: CATALOGUE.games[below(CATALOGUE.games.length)]?.key ?? 'standard',
    variations: CATALOGUE.variations.filter(() => below(5) === 0).map((one) => one.key),
    house: Object.fromEntries(options.map((option) => [option.key, value(option)])),
    name: plainName(Array.from({ length: below(50) }, () => LETTERS[below(LETTERS.length)]).join('')),
  };
}

const SOME = Array.from({ length: 300 }, (_, seed) => someRules(seed));
const ONE: Named = { game: 'one-wild', variations: ['jokers'], house: { 'score.wild': 20 }, name: 'Grandma’s' };

test('rules come out of a link as they went in', () => {
  for (const rules of SOME) {
    expect(decoded(encoded(rules))).toEqual({ rules, fault: null });
    expect(decoded(`#${encoded(rules)}`)).toEqual({ rules, fault: null });
  }
});

test('a link has only letters that survive a message', () => {
  for (const rules of SOME) expect(encoded(rules)).toMatch(/^1\.[A-Za-z0-9_-]+\.[a-z0-9]+$/);
  expect(encoded(ONE).length).toBeLessThan(100);
});

test('rules come out of a file as they went in', () => {
  for (const rules of SOME) expect(fileRules(fileText(rules))).toEqual({ rules, fault: null });
});

test('a link that was cut, or of which one letter was changed, is not whole', () => {
  for (const rules of SOME.slice(0, 40)) {
    const link = encoded(rules);
    for (let place = 2; place < link.length; place++) {
      expect(decoded(link.slice(0, place)).fault).toBe('broken');
      const other = link[place] === 'x' ? 'y' : 'x';
      expect(decoded(link.slice(0, place) + other + link.slice(place + 1)).fault).toBe('broken');
    }
  }
});

test.each<[string, string]>([
  ['', 'broken'],
  ['nonsense', 'broken'],
  ['1', 'broken'],
  ['0.e30.x', 'broken'],
  ['2.whatever', 'newer'],
  ['17.x.y.z', 'newer'],
  [`${encoded(ONE)}.more`, 'broken'],
  [`1.${'A'.repeat(7000)}.x`, 'broken'],
])('%j is %s', (text, fault) => {
  expect(decoded(text)).toEqual({ rules: null, fault });
});

test.each<[unknown]>([
  [null],
  [3],
  [[]],
  [['standard', {}]],
  [['standard', {}, 3]],
  [[3, {}, '']],
  [['standard', [], '']],
  [['standard', { rounds: { deep: 1 } }, '']],
  [['standard', { rounds: [1.5] }, '']],
  [['standard', { rounds: Array(101).fill(3) }, '']],
  [['standard', { rounds: 'x'.repeat(201) }, '']],
  [['standard', Object.fromEntries(Array.from({ length: 61 }, (_, place) => [`o${place}`, 1])), '']],
])('a whole link with other things in it is not whole: %j', (form) => {
  expect(decoded(linkOf(form)).fault).toBe('broken');
});

test('letters that are no text are not whole', () => {
  expect(decoded(framed(btoa('["standard",{},"\xff"]'))).fault).toBe('broken');
});

test('a link keeps parts that there are not, so that the server can name them', () => {
  const link = linkOf(['speed-of-light+jokers', { 'warp.factor': 9 }, 'x']);
  expect(decoded(link).rules).toEqual({
    game: 'speed-of-light',
    variations: ['jokers'],
    house: { 'warp.factor': 9 },
    name: 'x',
  });
});

test.each<[string, string]>([
  ['', 'form'],
  ['[]', 'form'],
  ['3', 'form'],
  ['null', 'form'],
  ['{"schema": 2}', 'newer'],
  ['{"schema": "1"}', 'form'],
  ['{"game": 3}', 'form'],
  ['{"name": 3}', 'form'],
  ['{"rounds": [1.5]}', 'form'],
  ['{"deck": {"jokers": {"more": 1}}}', 'form'],
])('the file %j is %s', (text, fault) => {
  expect(fileRules(text)).toEqual({ rules: null, fault });
});

test('a file may have its options in sections, and need have no name and no game', () => {
  expect(fileRules('{"schema": 1, "deck": {"jokers": 2}, "rounds": [3, 5]}').rules).toEqual({
    game: 'standard',
    variations: [],
    house: { 'deck.jokers': 2, rounds: [3, 5] },
    name: '',
  });
});

test('a file is called as the rules are', () => {
  expect(fileName('Grandma’s  Rules!')).toBe('three-thirteen-grandma-s-rules.json');
  expect(fileName('Żółw')).toBe('three-thirteen-zo-w.json');
  expect(fileName('日本')).toBe('three-thirteen-rules.json');
});

// --- what is kept in the browser ---

const rules: Rules = { game: 'standard', variations: [], house: {} };
const names = () => house.namedRules().map((one) => one.name);

beforeEach(() => localStorage.clear());

test('kept rules can be renamed, doubled and dropped', () => {
  house.keepRules('At home', ONE);
  house.keepRules('Short', rules);
  expect(house.renameRules('Short', 'at HOME')).toBeNull();
  expect(house.renameRules('Short', '  ')).toBeNull();
  expect(house.renameRules('Short', ' Very   short ')?.map((one) => one.name)).toEqual(['At home', 'Very short']);
  expect(house.renameRules('At home', 'at home')?.map((one) => one.name)).toEqual(['at home', 'Very short']);
  house.duplicateRules('at home');
  house.duplicateRules('at home 2');
  expect(names()).toEqual(['at home', 'at home 2', 'at home 3', 'Very short']);
  expect(house.namedRules()[2]?.house).toEqual(ONE.house);
  house.dropRules('at home');
  expect(names()).toEqual(['at home 2', 'at home 3', 'Very short']);
});

test('a link never writes over what is kept', () => {
  house.keepRules('Grandma’s', rules);
  expect(house.isKept(ONE)).toBe(false);
  house.keepRules(house.freeName(ONE.name), ONE);
  expect(names()).toEqual(['Grandma’s', 'Grandma’s 2']);
  expect(house.isKept({ ...ONE, name: 'Grandma’s 2' })).toBe(true);
});

test('what is no rule set in the browser’s store is passed over', () => {
  localStorage.setItem('three-thirteen:house-rules', '[3, null, {"name": "x"}, {"name": 3}]');
  expect(house.namedRules()).toEqual([]);
  localStorage.setItem('three-thirteen:house-rules', '{"a": 1}');
  expect(house.namedRules()).toEqual([]);
});

/** A link with a right sum around any content. */
function linkOf(form: unknown): string {
  const text = JSON.stringify(form);
  return framed(btoa(String.fromCharCode(...new TextEncoder().encode(text))));
}

function framed(base64: string): string {
  const body = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  let sum = 0x811c9dc5;
  for (const letter of body) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return `1.${body}.${sum.toString(36)}`;
}
