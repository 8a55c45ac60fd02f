// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Card from '../src/cards/Card.svelte';
import CardBack from '../src/cards/CardBack.svelte';
import LineBanner from '../src/components/LineBanner.svelte';
import SettingsDialog from '../src/components/SettingsDialog.svelte';
import { i18n, negotiate } from '../src/lib/i18n.svelte.ts';
import { settings } from '../src/lib/settings.svelte.ts';
import { signalTurn } from '../src/lib/signals.ts';
import { Texts } from '../src/lib/texts.ts';
import type { Card as Face } from '../src/lib/wire.ts';
import { catalogue } from '../tools/locales.ts';

function speak(language: string): void {
  i18n.use(new Texts(language, catalogue(language)));
}

beforeEach(() => {
  localStorage.clear();
  speak('en');
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(catalogue(/(\w+)\.ftl/.exec(url)?.[1] ?? 'en'))));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const drawn = (card: string, props = {}) => render(Card, { card: card as Face, ...props }).container;

test('a card shows its rank as the language has it, and its suit as a shape', async () => {
  const queen = drawn('Qh');
  expect(queen.querySelector('.rank')?.textContent).toBe('Q');
  expect(queen.querySelector('svg')?.classList.contains('hearts')).toBe(true);
  speak('de');
  await tick();
  expect(queen.querySelector('.rank')?.textContent).toBe('D');
});

test('wild cards are marked, and say what they stand for', () => {
  expect(drawn('5h', { wild: 5 }).querySelector('.wild-mark')).not.toBeNull();
  expect(drawn('5h', { wild: 6 }).querySelector('.wild-mark')).toBeNull();
  expect(drawn('JK').querySelector('.wild-mark')).not.toBeNull();
  expect(drawn('JK', { stands: 'Th' }).querySelector('.stands-text')?.textContent).toBe('10');
});

test('large print has a larger rank and one suit', () => {
  const large = drawn('7c', { large: true });
  expect(large.querySelectorAll('path.suit')).toHaveLength(1);
  settings.change({ largePrint: true });
  expect(drawn('7c').querySelector('svg')?.classList.contains('large')).toBe(true);
  settings.change({ largePrint: false });
});

test('the back of a card betrays nothing (O18)', () => {
  const [one, other] = [render(CardBack).container.innerHTML, render(CardBack).container.innerHTML];
  expect(one).toBe(other);
  expect(one).not.toMatch(/data-|title|aria-label|[2-9TJQKA][shdc]\b/);
});

test('a broken line says what is safe and can be tried at once', async () => {
  const onretry = vi.fn();
  const { rerender } = render(LineBanner, { line: 'live', retryAt: null, onretry });
  expect(screen.getByRole('status').textContent.trim()).toBe('');
  await rerender({ line: 'offline', retryAt: Date.now() + 7000 });
  expect(screen.getByRole('status').textContent).toContain('Your seat and your cards are safe.');
  screen.getByRole('button').click();
  expect(onretry).toHaveBeenCalledOnce();
});

test('the language changes without a reload and is kept', async () => {
  render(SettingsDialog, { open: true });
  const select = document.querySelector('select')!;
  expect(screen.getByText('Settings')).toBeTruthy();
  select.value = 'nb';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(screen.getByText('Innstillinger')).toBeTruthy());
  expect(document.documentElement.lang).toBe('nb');
  expect(localStorage.getItem('three-thirteen:settings')).toContain('"language":"nb"');
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'nn-NO'], 'nb'],
  [[null, 'lb_LU'], 'lb'],
  [['fr'], 'en'],
  [[], 'en'],
])('of %o it is %s', (wanted, language) => {
  expect(negotiate(wanted)).toBe(language);
});

test('settings become attributes of the root, and another tab’s are taken over', () => {
  settings.change({ theme: 'dark', motion: 'less', suits: 'two' });
  const root = document.documentElement;
  expect([root.dataset.theme, root.dataset.motion, root.dataset.suits]).toEqual(['dark', 'less', 'two']);
  localStorage.setItem('three-thirteen:settings', JSON.stringify({ theme: 'light' }));
  dispatchEvent(new StorageEvent('storage', { key: 'three-thirteen:settings' }));
  expect([root.dataset.theme, root.dataset.motion]).toEqual(['light', undefined]);
  settings.change({ theme: 'system' });
  expect(root.dataset.theme).toBeUndefined();
});

test('the title says that it is my turn, whatever the page calls itself meanwhile', async () => {
  document.title = 'Table abc';
  signalTurn(true, 'Your turn');
  expect(document.title).toBe('● Table abc');
  signalTurn(true, 'Your turn');
  expect(document.title).toBe('● Table abc');
  document.title = 'Table def';
  await vi.waitFor(() => expect(document.title).toBe('● Table def'));
  signalTurn(false, '');
  expect(document.title).toBe('Table def');
});
