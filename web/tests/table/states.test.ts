// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { RANKS, SUITS } from '../../src/lib/cards.ts';
import { i18n } from '../../src/lib/i18n.svelte.ts';
import { Texts } from '../../src/lib/texts.ts';
import type { Card, Welcome } from '../../src/lib/wire.ts';
import { recordedTable } from '../../src/table/recorded.ts';
import { spoken } from '../../src/table/names.ts';
import TableView from '../../src/table/TableView.svelte';
import { catalogue, LANGUAGES } from '../../tools/locales.ts';

const FILES = import.meta.glob<Welcome>('../tables/*.json', { import: 'default', eager: true });
const STATES = Object.entries(FILES).map(([path, welcome]) => [path.split('/').at(-1)!.replace('.json', ''), welcome] as const);

let shown: Record<string, unknown> | null = null;

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')));
  HTMLElement.prototype.scrollTo ??= () => undefined;
  HTMLElement.prototype.animate ??= (() => ({ finished: Promise.resolve() })) as unknown as HTMLElement['animate'];
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

async function show(welcome: Welcome): Promise<HTMLElement> {
  const target = document.createElement('div');
  document.body.replaceChildren(target);
  const store = recordedTable(welcome);
  shown = mount(TableView, { target, props: { store } });
  store.start();
  await vi.waitFor(() => expect(store.observation).not.toBeNull(), { interval: 5 });
  flushSync();
  return target;
}

const TELLING = /^(draw|watcher|summary|end|waiting|auto|suspended-guest|bot-plays|last-turn)$/;

test.each(LANGUAGES)('every state is said in words, in %s', async (language) => {
  i18n.use(new Texts(language, catalogue(language)));
  for (const [name, welcome] of STATES) {
    // English has the same messages everywhere; the others are asked where most is said
    if (language !== 'en' && !TELLING.test(name)) continue;
    const page = await show(welcome);
    const words = page.textContent + [...page.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join(' ');
    expect(words, name).not.toMatch(/\b(table|terminal|web|refusal)-[a-z]+/);
    expect(words, name).not.toMatch(/\{|undefined|NaN/);
    await unmount(shown!);
    shown = null;
  }
}, 60_000);

const ALL: Card[] = SUITS.slice(0, 4).flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

test.each(['draw', 'theirs', 'watcher', 'eight'])('O18: what lies face down betrays nothing (%s)', async (name) => {
  i18n.use(new Texts('en', catalogue('en')));
  const welcome = STATES.find(([one]) => one === name)![1];
  const page = await show(welcome);
  const seen = JSON.stringify(welcome);
  const hidden = ALL.filter((card) => !seen.includes(`"${card}"`));
  const html = page.innerHTML;
  for (const card of hidden) expect(html).not.toContain(spoken(card));
  const stock = page.querySelector('[data-spot=stock]')!;
  for (const card of ALL) expect(stock.outerHTML).not.toContain(spoken(card));
});

test.each(['summary', 'suspended', 'waiting'])('between rounds all seats are at hand: %s', async (name) => {
  i18n.use(new Texts('en', catalogue('en')));
  const page = await show(FILES[`../tables/${name}.json`]!);
  const names = [...page.querySelectorAll('main li button b')].map((one) => one.textContent);
  expect(names.length).toBeGreaterThanOrEqual(2);
  page.querySelector<HTMLElement>('main li button')!.click();
  flushSync();
  const dialog = page.querySelector('dialog[open]')!;
  expect(names).toContain(dialog.querySelector('h2')!.textContent);
});

test.each(['summary', 'suspended', 'waiting', 'watcher'])('who has no seat can sit down: %s', async (name) => {
  i18n.use(new Texts('en', catalogue('en')));
  const welcome = FILES[`../tables/${name}.json`]!;
  const page = await show({ ...welcome, viewer: null, hand: null });
  const form = page.querySelector('main form')!;
  expect(form, name).not.toBeNull();
  expect(form.textContent).toContain('Sit down');
});

test('the hand has as many buttons as cards, one of them in the order of tabs', async () => {
  i18n.use(new Texts('en', catalogue('en')));
  const page = await show(FILES['../tables/fourteen.json']!);
  const cards = [...page.querySelectorAll<HTMLElement>('[data-card] button')];
  expect(cards).toHaveLength(14);
  expect(cards.filter((card) => card.tabIndex === 0)).toHaveLength(1);
  expect(cards.map((card) => card.querySelector('.for-screen-readers')?.textContent)).toContain('8 of spades, new');
});

test('keys choose, move and discard; a card is asked for where none is chosen', async () => {
  i18n.use(new Texts('en', catalogue('en')));
  const page = await show(FILES['../tables/discard.json']!);
  const press = (key: string, shiftKey = false) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
    flushSync();
  };
  const labels = () => [...page.querySelectorAll('[data-card] button')].map((card) => card.querySelector('.for-screen-readers')?.textContent);
  press('d');
  expect(page.textContent).toContain('Choose a card first');
  const [first, second] = labels();
  press('1');
  expect(page.querySelector('[data-card] button[aria-pressed=true]')?.querySelector('.for-screen-readers')?.textContent).toBe(first);
  press('ArrowRight', true);
  // a card that has left its meld stands for nothing any more
  expect(labels()[0]!.split(',')[0]).toBe(second!.split(',')[0]);
  press('u');
  expect(labels()[0]!.split(',')[0]).toBe(first!.split(',')[0]);
  press('?');
  expect(page.querySelector('dialog[open]')).not.toBeNull();
});
