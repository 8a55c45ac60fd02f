// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { baseOf, linkTo } from '../src/lib/api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a link leads where others can reach the table, not to this computer itself', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ base_url: 'http://192.168.0.7:8313/' })));
  const base = await baseOf('abc');
  expect(linkTo(base, 'abc')).toBe('http://192.168.0.7:8313/t/ABC');
  expect(linkTo(base, 'abc', 'a/b')).toBe('http://192.168.0.7:8313/t/ABC#token=a%2Fb');
});

test('where the server says nothing, the page has an address too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  expect(await baseOf('abc')).toBe(location.origin);
});
