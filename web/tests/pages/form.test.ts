// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import * as form from '../../src/lobby/form.ts';
import { dropRules, keepRules, namedRules } from '../../src/lobby/house.ts';
import { nearest } from '../../src/lobby/nearest.ts';
import type { Option, OptionValue, RuleSet } from '../../src/lobby/shapes.ts';
import { sizesText } from '../../src/lobby/words.ts';
import { CATALOGUE } from './catalogue.ts';

const option = (key: string): Option => CATALOGUE.options.find((one) => one.key === key)!;
const standard = form.STANDARD;

/** A rule set as the server writes it, of the form's values. */
function ruleSet(rules: form.Rules): RuleSet {
  const values = { ...form.joined(CATALOGUE, rules), ...rules.house };
  const made: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const [section = '', field] = key.split('.');
    if (field) made[section] = { ...(made[section] as object), [field]: value };
    else made[section] = value;
  }
  return made as unknown as RuleSet;
}

test('the standard game has the defaults, and differs in nothing', () => {
  expect(form.joined(CATALOGUE, standard)).toEqual(form.defaults(CATALOGUE));
  expect(form.differing(CATALOGUE, standard, CATALOGUE.options)).toBe(0);
  expect(form.joinKey(standard)).toBe('standard');
});

test('a game and a variation are laid on one another, and are told by their join', () => {
  const rules = form.withVariation(CATALOGUE, form.withGame(CATALOGUE, standard, 'one-wild'), 'jokers', true);
  expect(form.joinKey(rules)).toBe('one-wild+jokers');
  expect(form.valueOf(CATALOGUE, rules, 'wild.max_per_meld')).toBe(1);
  expect(form.valueOf(CATALOGUE, rules, 'deck.jokers')).toBe(2);
  expect(form.differing(CATALOGUE, rules, CATALOGUE.options)).toBeGreaterThan(2);
});

test('a variation brings along what it needs, unless the game has its own', () => {
  const away = form.joined(CATALOGUE, { game: 'standard', variations: ['jokers-away'] });
  expect(away['deck.jokers']).toBe(2);
  const crowns = form.joined(CATALOGUE, { game: 'five-crowns', variations: ['jokers-away'] });
  expect(crowns['deck.jokers']).toBe(3);
});

test('of two variations that want different things the later one stays', () => {
  const first = form.withVariation(CATALOGUE, standard, 'fourteens', true);
  expect(form.conflicts(CATALOGUE, 'fourteens', 'short')).toBe(true);
  expect(form.withVariation(CATALOGUE, first, 'short', true).variations).toEqual(['short']);
  expect(form.withVariation(CATALOGUE, first, 'fourteens', false).variations).toEqual([]);
});

test('a house rule that the join has anyway is none', () => {
  const own = form.withOption(CATALOGUE, standard, 'score.ace', 15);
  expect(own.house).toEqual({ 'score.ace': 15 });
  expect(form.withOption(CATALOGUE, own, 'score.ace', 1).house).toEqual({});
  expect(form.withVariation(CATALOGUE, own, 'aces-high-low', true).house).toEqual({});
  expect(form.withoutOption(own, 'score.ace').house).toEqual({});
});

test('a join is read from an address; unknown parts are passed over', () => {
  expect(form.readJoin('ONE-WILD+jokers+nonsense', CATALOGUE)).toEqual({
    game: 'one-wild',
    variations: ['jokers'],
    house: {},
  });
});

test.each<[string, OptionValue, string]>([
  ['rounds', [3, 4, 5, 6], '3..6'],
  ['rounds', [3, 4, 5, 5, 4, 3], '3..5..3'],
  ['rounds', [3, 5, 7], '3,5,7'],
  ['score.double_rounds', [], 'none'],
  ['score.court', [11, 12, 13], '11/12/13'],
  ['players', [2, 8], '2..8'],
  ['rounds', '3..', '3..'],
])('what is typed for %s %j is %s', (key, value, text) => {
  expect(form.typed(option(key), value)).toBe(text);
});

test('sizes in words', () => {
  expect(sizesText([3, 4, 5, 6, 7])).toBe('3–7');
  expect(sizesText([3, 5, 7])).toBe('3, 5, 7');
});

test.each<[OptionValue, number[]]>([
  [[2, 7], [2, 7]],
  [1, [1, 1]],
  ['2..6', [2, 6]],
])('seats of %j', (value, seats) => {
  expect(form.seatsOf(value)).toEqual(seats);
});

test('every option is in a group, once', () => {
  const keys = form.sections(CATALOGUE).flatMap(([, options]) => options.map((one) => one.key));
  expect([...keys].sort()).toEqual(CATALOGUE.options.map((one) => one.key).sort());
});

test('bots in any mix', () => {
  const kinds = ['random', 'greedy', 'look-ahead'];
  const two = form.withBot(kinds, ['look-ahead'], 'random', 1);
  expect(two).toEqual(['random', 'look-ahead']);
  expect(form.withBot(kinds, two, 'look-ahead', -1)).toEqual(['random']);
  expect(form.withBot(kinds, [], 'greedy', -1)).toEqual([]);
});

test.each([
  [{ game: 'standard', variations: [], house: {} }, { key: 'standard', house: 0 }],
  [{ game: 'one-wild', variations: ['jokers'], house: {} }, { key: 'one-wild+jokers', house: 0 }],
  [{ game: 'five-crowns', variations: [], house: { 'score.joker': 40 } }, { key: 'five-crowns', house: 1 }],
  [{ game: 'standard', variations: ['short', 'aces-high-low'], house: {} }, { key: 'standard+aces-high-low+short', house: 0 }],
])('%j is called by its nearest join', (rules, called) => {
  expect(nearest(CATALOGUE, ruleSet(rules))).toEqual(called);
});

beforeEach(() => localStorage.clear());

test('house rules are kept by name, and the same name replaces', () => {
  keepRules('Grandma’s', form.withOption(CATALOGUE, standard, 'score.ace', 15));
  keepRules('  At  home ', standard);
  keepRules('grandma’s', form.withOption(CATALOGUE, standard, 'score.ace', 5));
  expect(namedRules().map((one) => [one.name, one.house])).toEqual([
    ['At home', {}],
    ['grandma’s', { 'score.ace': 5 }],
  ]);
  expect(dropRules('At home')).toHaveLength(1);
});
