/** The client's own router: which page a path means, links without a reload, and a hold on the back button. */
import { dropSeat, heldSeat, holdSeat } from './tokens.ts';

export type Route =
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'house' }
  | { page: 'table'; code: string }
  | { page: 'rules'; key: string | null }
  | { page: 'join' }
  | { page: 'learn' }
  | { page: 'mine' }
  | { page: 'replay'; code: string | null }
  | { page: 'cards' }
  | { page: 'states' }
  | { page: 'missing' };

export function routeOf(path: string): Route {
  const [head, rest, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (import.meta.env.DEV && head === 'dev' && rest === 'table') return { page: 'states' };
  if (more.length) return { page: 'missing' };
  switch (head) {
    case undefined:
      return { page: 'lobby' };
    case 't':
      return rest ? { page: 'table', code: rest.toLowerCase() } : { page: 'missing' };
    case 'rules':
      return { page: 'rules', key: rest ?? null };
    case 'j':
      return rest ? { page: 'table', code: rest.toLowerCase() } : { page: 'join' };
    case 'replay':
      return { page: 'replay', code: rest?.toLowerCase() ?? null };
    case 'new':
    case 'house':
    case 'learn':
    case 'mine':
      return rest === undefined ? { page: head } : { page: 'missing' };
    case 'cards':
      return import.meta.env.DEV ? { page: 'cards' } : { page: 'missing' };
    default:
      return { page: 'missing' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state<Route>(routeOf(location.pathname));
  query = $state(new URLSearchParams(location.search));
  /** The fragment without `#`: house rules that are passed on. Never a seat's secret. */
  hash = $state('');
  /** A seat link has been opened at a table where this browser holds another seat: to be asked about. */
  offer = $state.raw<{ code: string; token: string } | null>(null);
  /** How many seat links have been taken: with another seat the same table is another page. */
  taken = $state(0);
  #held: (() => void) | null = null;
  #armed = false;

  /** Go to a page. */
  go(path: string, { replace = false }: { replace?: boolean } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Follow the address bar and every link of the page. Called once. */
  start(): void {
    addEventListener('popstate', () => {
      // a seat link put into the address bar is no step back
      if (this.#held && this.#armed && !location.hash.startsWith('#token=')) {
        history.pushState({ held: true }, '', this.#heldAt);
        this.#held();
      } else {
        this.#arrive();
      }
    });
    document.addEventListener('click', (event) => {
      const path = ownLink(event);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    });
    this.#arrive();
  }

  #heldAt = '';

  /**
   * Until the returned function is called, the back button does not leave the page but calls `asked`, which may then
   * leave with `go`. The extra step in the history is made at the first touch: browsers pass over steps made before one.
   */
  hold(asked: () => void): () => void {
    this.#held = asked;
    this.#armed = false;
    this.#heldAt = location.pathname + location.search;
    const arm = () => {
      if (this.#armed || this.#held !== asked) return;
      this.#armed = true;
      history.pushState({ held: true }, '', this.#heldAt);
    };
    addEventListener('pointerup', arm, { once: true });
    addEventListener('keydown', arm, { once: true });
    return () => {
      removeEventListener('pointerup', arm);
      removeEventListener('keydown', arm);
      if (this.#held === asked) {
        this.#held = null;
        this.#armed = false;
      }
    };
  }

  /** The seat of the link instead of the one that is held, or not. */
  answerOffer(take: boolean): void {
    const offer = this.offer;
    this.offer = null;
    if (!offer || !take) return;
    dropSeat(offer.code);
    holdSeat(offer);
  }

  #arrive(): void {
    const route = routeOf(location.pathname);
    const token = route.page === 'table' ? tokenOf() : null;
    const held = route.page === 'table' ? heldSeat(route.code) : undefined;
    if (this.offer && (route.page !== 'table' || route.code !== this.offer.code)) this.offer = null;
    if (route.page === 'table' && token !== null) {
      if (held && held.token !== token) this.offer = { code: route.code, token };
      else {
        holdSeat({ code: route.code, token });
        this.taken++;
      }
    }
    this.route = route;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

const TOKEN = /^[\w-]{1,128}$/;

/** A seat link carries its secret in the fragment, which no server and no log ever sees; nor shall a screenshot. */
function tokenOf(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  // what no server can have given is not kept: asked about one's seats, a server refuses the whole list for its sake
  return token && TOKEN.test(token) ? token : null;
}

/** The path of the link that was clicked, where it is a plain click on a link to a page of ours; else null. */
function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return null;
  if (url.hash && url.pathname === location.pathname && !url.hash.startsWith('#token=')) return null;
  return url.pathname + url.search + url.hash;
}

export const router = new Router();
