/** How this browser likes it: looks, sounds, motion, language. Kept here, known to nobody else. */
import { load, onChange, save } from './stored.ts';

export type Theme = 'system' | 'light' | 'dark';
export type SuitColours = 'four' | 'two';
export type Motion = 'system' | 'full' | 'less';

interface Kept {
  theme: Theme;
  suits: SuitColours;
  largePrint: boolean;
  sounds: boolean;
  vibration: boolean;
  notifications: boolean;
  /** Under honour calls: the page asks before it calls out. */
  askBeforeCalling: boolean;
  motion: Motion;
  /** A language's code; null takes the browser's. */
  language: string | null;
  /** The nickname given last. */
  name: string;
  /** Tables' chat is not shown. */
  muted: boolean;
}

const DEFAULTS: Kept = {
  theme: 'system',
  suits: 'four',
  largePrint: false,
  sounds: false,
  vibration: true,
  notifications: false,
  askBeforeCalling: false,
  motion: 'system',
  language: null,
  name: '',
  muted: false,
};

const KEY = 'settings';

class Settings {
  #kept = $state<Kept>({ ...DEFAULTS, ...load<Partial<Kept>>(KEY, {}) });

  constructor() {
    onChange(KEY, () => {
      this.#kept = { ...DEFAULTS, ...load<Partial<Kept>>(KEY, {}) };
      this.apply();
    });
  }

  get theme() {
    return this.#kept.theme;
  }
  get suits() {
    return this.#kept.suits;
  }
  get largePrint() {
    return this.#kept.largePrint;
  }
  get askBeforeCalling() {
    return this.#kept.askBeforeCalling;
  }
  get sounds() {
    return this.#kept.sounds;
  }
  get vibration() {
    return this.#kept.vibration;
  }
  get notifications() {
    return this.#kept.notifications;
  }
  get motion() {
    return this.#kept.motion;
  }
  get language() {
    return this.#kept.language;
  }
  get name() {
    return this.#kept.name;
  }
  get muted() {
    return this.#kept.muted;
  }

  /** Cards fade instead of travelling. */
  get lessMotion(): boolean {
    if (this.motion !== 'system') return this.motion === 'less';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  change(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    save(KEY, this.#kept);
    this.apply();
  }

  /** Tell the style sheets: they go by attributes of the root. */
  apply(): void {
    const root = document.documentElement;
    mark(root, 'theme', this.theme === 'system' ? null : this.theme);
    mark(root, 'motion', this.motion === 'system' ? null : this.motion);
    mark(root, 'suits', this.suits === 'two' ? 'two' : null);
    mark(root, 'print', this.largePrint ? 'large' : null);
  }
}

function mark(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}

export const settings = new Settings();
