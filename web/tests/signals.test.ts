// @vitest-environment happy-dom
/** "Your turn" beyond the page, and a screen that stays on; what a browser withholds is missing quietly. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte.ts';
import { canNotify, endSignals, keepAwake, signalTurn, wantNotifications } from '../src/lib/signals.ts';

const vibrate = vi.fn();
const told: string[] = [];
let closed = 0;

class FakeNotification {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve(FakeNotification.permission);
  constructor(_: string, { body }: { body: string }) {
    told.push(body);
  }
  close() {
    closed++;
  }
}

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  document.title = 'Table';
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', FakeNotification);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  FakeNotification.permission = 'granted';
  settings.change({ vibration: true, notifications: true });
});

afterEach(() => {
  endSignals();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vibrate.mockReset();
  told.length = closed = 0;
});

test('the title is marked as long as it is one’s turn, whatever the page calls itself meanwhile', async () => {
  signalTurn(true, 'Your turn');
  expect(document.title).toBe('● Table');
  document.title = 'Round 2';
  await vi.waitFor(() => expect(document.title).toBe('● Round 2'));
  signalTurn(false, 'Your turn');
  expect(document.title).toBe('Round 2');
  signalTurn(true, 'Your turn');
  endSignals();
  expect(document.title).toBe('Round 2');
});

test('it vibrates where that is wanted', () => {
  signalTurn(true, 'Your turn');
  expect(vibrate).toHaveBeenCalledTimes(1);
  settings.change({ vibration: false });
  signalTurn(true, 'Your turn');
  signalTurn(true, 'Your turn', { quietly: true });
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('only who looks elsewhere is notified, only if wanted and allowed, and no longer than the turn lasts', () => {
  hide(false);
  signalTurn(true, 'Your turn');
  expect(told).toEqual([]);
  hide(true);
  signalTurn(true, 'Your turn');
  expect(told).toEqual(['Your turn']);
  signalTurn(false, 'Your turn');
  expect(closed).toBe(1);
  settings.change({ notifications: false });
  signalTurn(true, 'Your turn');
  FakeNotification.permission = 'denied';
  settings.change({ notifications: true });
  signalTurn(true, 'Your turn');
  expect(told).toEqual(['Your turn']);
});

test('notifications are asked for once, and are off where they are refused', async () => {
  settings.change({ notifications: false });
  await wantNotifications(true);
  expect(settings.notifications).toBe(true);
  FakeNotification.permission = 'denied';
  await wantNotifications(true);
  expect(settings.notifications).toBe(false);
});

test('over plain http nothing is offered and nothing breaks', () => {
  vi.stubGlobal('isSecureContext', false);
  Object.defineProperty(navigator, 'vibrate', { value: undefined, configurable: true });
  hide(true);
  expect(canNotify()).toBe(false);
  signalTurn(true, 'Your turn');
  expect(told).toEqual([]);
  keepAwake()();
});

test('K25: the screen lock is asked for again after each return, and given back in the end', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  hide(false);
  const end = keepAwake();
  expect(request).toHaveBeenCalledTimes(1);
  hide(true);
  expect(request).toHaveBeenCalledTimes(1);
  hide(false);
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  end();
  expect(release).toHaveBeenCalledTimes(1);
  hide(false);
  expect(request).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(navigator, 'wakeLock');
});
