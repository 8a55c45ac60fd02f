/** The language on the screen. `t` is reactive: after a switch everything is said anew, without a reload. */
import { urls } from 'virtual:locales';
import { settings } from './settings.svelte.ts';
import { type Args, pseudo, Texts } from './texts.ts';

export const LANGUAGES = ['en', 'de', 'nb', 'pl', 'lb'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  nb: 'Norsk bokmål',
  pl: 'Polski',
  lb: 'Lëtzebuergesch',
};

const PSEUDO = 'pseudo';
const ALIASES: Record<string, Language> = { no: 'nb', nn: 'nb', ltz: 'lb' };

/** The first of the languages wanted that there is; English where there is none. */
export function negotiate(wanted: readonly (string | null | undefined)[]): Language {
  for (const tag of wanted) {
    const language = (tag ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
    const known = ALIASES[language] ?? LANGUAGES.find((one) => one === language);
    if (known) return known;
  }
  return 'en';
}

class I18n {
  #texts = $state.raw(new Texts('en', ''));
  #loaded = new Map<string, Texts>();
  #wanted = '';
  /** The pseudo-language is asked for by the address alone, and stays till the page is loaded again. */
  #forced = new URLSearchParams(location.search).get('lang');

  get language(): string {
    return this.#texts.language;
  }

  text(id: string, args?: Args): string {
    return this.#texts.text(id, args);
  }

  has(id: string): boolean {
    return this.#texts.has(id);
  }

  /** Load what the settings ask for and switch to it. Rejects where the first catalogue cannot be had. */
  async start(): Promise<void> {
    const forced = this.#forced;
    await this.#show(forced === PSEUDO ? PSEUDO : negotiate([forced, settings.language, ...navigator.languages]));
  }

  async choose(language: Language): Promise<void> {
    this.#forced = null;
    settings.change({ language });
    await this.#show(language);
  }

  /** Use these texts at once: for tests. */
  use(texts: Texts): void {
    this.#texts = texts;
  }

  async #show(language: string): Promise<void> {
    this.#wanted = language;
    const texts = await this.#load(language);
    if (this.#wanted !== language) return; // another one was chosen meanwhile
    this.#texts = texts;
    document.documentElement.lang = texts.language;
  }

  async #load(language: string): Promise<Texts> {
    const known = this.#loaded.get(language);
    if (known) return known;
    // every catalogue is whole (a test sees to that), so English is not loaded behind it
    const source = await fetched(language === PSEUDO ? 'en' : language);
    const texts =
      language === PSEUDO ? new Texts('en', source, null, pseudo) : new Texts(language, source);
    this.#loaded.set(language, texts);
    return texts;
  }
}

async function fetched(language: string): Promise<string> {
  const response = await fetch(urls[language] ?? '');
  if (!response.ok) throw new Error(`catalogue ${language}: ${response.status}`);
  return response.text();
}

export const i18n = new I18n();

/** The text of a message in the language on the screen. */
export function t(id: string, args?: Args): string {
  return i18n.text(id, args);
}
