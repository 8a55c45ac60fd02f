/**
 * "Your turn" beyond the page: title, vibration, a notification while the tab is hidden; and a screen that stays on. What
 * the browser withholds (plain http, no permission) is missing quietly.
 */
import { settings } from './settings.svelte.ts';
import { turnSound } from './sounds.ts';

const MARK = '● ';

let shown: Notification | null = null;
let stopWatching: (() => void) | null = null;

/** It is this person's turn now, or not any more. `words` is what the notification says. */
export function signalTurn(mine: boolean, words: string, { quietly = false } = {}): void {
  setMark(mine);
  if (!mine) {
    shown?.close();
    shown = null;
    return;
  }
  if (quietly) return;
  turnSound();
  if (settings.vibration) vibrate();
  if (document.hidden) notify(words);
}

/** Back to how it was, when the table is left. */
export function endSignals(): void {
  setMark(false);
  shown?.close();
  shown = null;
}

/** The mark stands before the title, whatever a page sets it to meanwhile. */
function setMark(on: boolean): void {
  stopWatching?.();
  stopWatching = null;
  const bare = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  if (document.title !== (on ? MARK + bare : bare)) document.title = on ? MARK + bare : bare;
  if (!on) return;
  const title = document.querySelector('title');
  if (!title) return;
  const watcher = new MutationObserver(() => {
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
  });
  watcher.observe(title, { childList: true });
  stopWatching = () => watcher.disconnect();
}

function vibrate(): void {
  // browsers complain aloud when a page wants to that nobody has touched yet
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    navigator.vibrate?.([60, 60, 60]);
  } catch {
    // some browsers throw before the first touch
  }
}

function notify(words: string): void {
  if (!settings.notifications || !canNotify() || Notification.permission !== 'granted') return;
  try {
    shown?.close();
    shown = new Notification('Three Thirteen', { body: words, tag: 'turn', icon: '/icon-192.png', silent: true });
    shown.onclick = () => {
      focus();
      shown?.close();
    };
  } catch {
    // phones allow notifications to service workers only
    navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification('Three Thirteen', { body: words, tag: 'turn', icon: '/icon-192.png' }))
      .catch(() => undefined);
  }
}

/** Whether this browser could notify here at all; the setting is not offered otherwise. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && globalThis.isSecureContext;
}

/** Ask for the permission; to be called from a click. */
export async function wantNotifications(wanted: boolean): Promise<void> {
  const allowed = wanted && canNotify() && (await Notification.requestPermission()) === 'granted';
  settings.change({ notifications: allowed });
}

/** Keep the screen on until the returned function is called; asked for again whenever the page is shown again (K25). */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = () => {
    if (!wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock
      .request('screen')
      .then((given) => {
        if (wanted) lock = given;
        else void given.release();
      })
      .catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release().catch(() => undefined);
  };
}
