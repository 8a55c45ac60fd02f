import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './lib/i18n.svelte.ts';
import { router } from './lib/router.svelte.ts';
import { settings } from './lib/settings.svelte.ts';
import { load, save } from './lib/stored.ts';

settings.apply();
router.start();

const target = document.getElementById('app');
if (target) {
  // without its catalogue the page would show ids: a moment's wait is better, and a page that says what failed
  i18n.start().then(
    () => mount(App, { target }),
    () => {
      target.textContent = 'Three Thirteen could not be loaded. Check the network and load the page again.';
    },
  );
}

// A page left open while the server was given a new version asks for scripts that are gone: the new page has its own.
// A line that is cut looks the same, and without a server a page that is loaded anew is no page any more: it is asked first.
addEventListener('vite:preloadError', () => {
  if (Date.now() - load('reloaded', 0) < 10_000) return;
  fetch('/healthz', { cache: 'no-store' }).then(
    (answer) => {
      if (!answer.ok) return;
      save('reloaded', Date.now());
      location.reload();
    },
    () => undefined,
  );
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // needs a secure context; where there is none, the client works all the same
  navigator.serviceWorker.register('/worker.js').catch(() => undefined);
}
