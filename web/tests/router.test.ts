// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routeOf, router } from '../src/lib/router.svelte.ts';
import { heldSeat, holdSeat } from '../src/lib/tokens.ts';

let started = false;

beforeEach(() => {
  history.replaceState(null, '', '/');
  if (!started) router.start();
  started = true;
  router.go('/');
});

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ['/', { page: 'lobby' }],
  ['/new', { page: 'new' }],
  ['/t/ABC234', { page: 'table', code: 'abc234' }],
  ['/t/', { page: 'missing' }],
  ['/t/abc/def', { page: 'missing' }],
  ['/rules', { page: 'rules', key: null }],
  ['/rules/one-wild%2Bjokers', { page: 'rules', key: 'one-wild+jokers' }],
  ['/learn', { page: 'learn' }],
  ['/mine', { page: 'mine' }],
  ['/replay', { page: 'replay', code: null }],
  ['/replay/ABC', { page: 'replay', code: 'abc' }],
  ['/%', { page: 'missing' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('a seat link: its secret is kept and leaves the address bar', () => {
  router.go('/t/ABC234#token=a-secret');
  expect(router.route).toEqual({ page: 'table', code: 'abc234' });
  expect(location.href).not.toContain('secret');
  expect(heldSeat('abc234')?.token).toBe('a-secret');
});

test.each(['x'.repeat(129), '%FF', 'a b', '%00'])('a secret that no server has given is not kept: %.20s', (token) => {
  router.go(`/t/KLM234#token=${token}`);
  expect(router.route).toEqual({ page: 'table', code: 'klm234' });
  expect(heldSeat('klm234')).toBeUndefined();
  expect(location.hash).toBe('');
});

test('a link to another seat takes nothing away unasked', () => {
  router.go('/t/DEF234#token=mine');
  router.go('/t/DEF234#token=mine');
  expect(router.offer).toBeNull();
  router.go('/t/DEF234#token=theirs');
  expect(location.href).not.toContain('theirs');
  expect(heldSeat('def234')?.token).toBe('mine');
  expect(router.offer).toEqual({ code: 'def234', token: 'theirs' });
  router.answerOffer(false);
  expect(heldSeat('def234')?.token).toBe('mine');
  router.go('/t/DEF234#token=theirs');
  router.answerOffer(true);
  expect(heldSeat('def234')?.token).toBe('theirs');
  expect(router.offer).toBeNull();
});

test('what is known of one seat is not said of another', () => {
  holdSeat({ code: 'ghi234', token: 'one', seat: 0, name: 'Ada' });
  holdSeat({ code: 'ghi234', token: 'one', match: 'm' });
  expect(heldSeat('ghi234')).toMatchObject({ seat: 0, name: 'Ada', match: 'm' });
  holdSeat({ code: 'ghi234', token: 'anew', seat: 0 });
  expect(heldSeat('ghi234')).toMatchObject({ token: 'anew', name: 'Ada' });
  holdSeat({ code: 'ghi234', token: 'two' });
  expect(heldSeat('ghi234')).not.toHaveProperty('name');
});

function click(attributes: Record<string, string>, event: MouseEventInit = {}): MouseEvent {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  const clicked = new MouseEvent('click', { bubbles: true, cancelable: true, ...event });
  link.dispatchEvent(clicked);
  return clicked;
}

test('links of ours are followed without a reload', () => {
  expect(click({ href: '/learn' }).defaultPrevented).toBe(true);
  expect(router.route.page).toBe('learn');
});

test.each([
  [{ href: 'https://example.org/learn' }, {}],
  [{ href: '/api/about' }, {}],
  [{ href: '/learn', target: '_blank' }, {}],
  [{ href: '/learn', download: '' }, {}],
  [{ href: '/learn' }, { ctrlKey: true }],
  [{ href: '#part' }, {}],
])('%o %o is the browser’s', (attributes, event) => {
  // the last to hear of it, so that nothing is really opened here
  addEventListener('click', (clicked) => clicked.preventDefault(), { once: true });
  click(attributes as Record<string, string>, event);
  expect(router.route.page).toBe('lobby');
});

test('the back button does not leave a page that is held, but asks', () => {
  router.go('/t/abc');
  const asked = vi.fn();
  const release = router.hold(asked);
  const before = history.length;
  dispatchEvent(new Event('pointerup'));
  dispatchEvent(new Event('pointerup'));
  expect(history.length).toBe(before + 1);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(asked).toHaveBeenCalledOnce();
  expect(router.route.page).toBe('table');
  expect(location.pathname).toBe('/t/abc');
  release();
  history.replaceState(null, '', '/mine');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(asked).toHaveBeenCalledOnce();
  expect(router.route.page).toBe('mine');
});
