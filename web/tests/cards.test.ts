import { expect, test } from 'vitest';
import { cardLabel, cardName, cardText, code, isWild, rankOf, suitOf } from '../src/lib/cards.ts';
import { Texts } from '../src/lib/texts.ts';
import type { Card, Place } from '../src/lib/wire.ts';
import { catalogue } from '../tools/locales.ts';

function say(language: string) {
  const texts = new Texts(language, catalogue(language));
  return texts.text.bind(texts);
}

test('the parts of a card', () => {
  expect([rankOf('Th'), suitOf('Th'), code('Th')]).toEqual([10, 'hearts', 22]);
  expect([rankOf('JK'), suitOf('JK'), code('JK')]).toEqual([null, null, 65]);
  expect([rankOf('7'), suitOf('7')]).toEqual([7, null]);
});

test.each([
  ['en', '10♥ J♠ A★', '10 of hearts', 'queen of spades'],
  ['de', '10♥ B♠ A★', 'Herz 10', 'Pik Dame'],
  ['nb', '10♥ Kn♠ E★', 'hjerter 10', 'spar dame'],
  ['pl', '10♥ W♠ A★', 'dziesiątka kier', 'dama pik'],
  ['lb', '10♥ B♠ A★', 'Häerz 10', 'Pick Damm'],
])('cards on the screen and by ear in %s', (language, shown, ten, queen) => {
  const text = say(language);
  expect((['Th', 'Js', 'A*'] as Card[]).map((card) => cardText(text, card)).join(' ')).toBe(shown);
  expect([cardName(text, 'Th'), cardName(text, 'Qs')]).toEqual([ten, queen]);
});

test('a wild card says so, and what it stands for', () => {
  const text = say('en');
  expect(cardLabel(text, '5h', 5)).toBe('5 of hearts, wild');
  expect(cardLabel(text, '5h', 6)).toBe('5 of hearts');
  expect(cardLabel(text, '5h', 5, '9h' as Place)).toBe('5 of hearts, wild, stands for 9 of hearts');
  expect(cardLabel(text, 'JK', 5, 'Q' as Place)).toBe('Joker, wild, stands for a queen');
  expect(cardLabel(text, 'JK', 5)).toBe('Joker');
  expect([isWild('JK', null), isWild('5h', null), isWild('5h', 5)]).toEqual([true, false, true]);
});
