import { expect, test } from 'vitest';
import { pseudo, Texts } from '../src/lib/texts.ts';
import { catalogue, LANGUAGES } from '../tools/locales.ts';

test.each(LANGUAGES)('the catalogue of %s has what every page says', (language) => {
  const texts = new Texts(language, catalogue(language));
  expect(texts.has('web-settings')).toBe(true);
  expect(texts.has('web-theme.dark')).toBe(true);
});

test('what a language lacks is told in the other one, and what none has by its id', () => {
  const english = new Texts('en', 'only = { $count } here');
  const german = new Texts('de', 'other = da', english);
  expect(german.text('only', { count: 3 })).toBe('3 here');
  expect(german.text('none', { count: 3 })).toBe('none count=3');
  expect(german.text('other.help')).toBe('other.help');
});

test('the pseudo-language is longer and keeps what is filled in', () => {
  const texts = new Texts('en', 'round = Round { $number } of { $of }', null, pseudo);
  const text = texts.text('round', { number: 5, of: 11 });
  expect(text).toContain('5');
  expect(text.length).toBeGreaterThan('Round 5 of 11'.length * 1.2);
});
