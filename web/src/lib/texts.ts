/** One language's texts: the Fluent catalogues shared with Python. A text never fails; what is missing is told by its id. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

export class Texts {
  #bundle: FluentBundle;
  #fallback: Texts | null;

  constructor(
    readonly language: string,
    source: string,
    fallback: Texts | null = null,
    transform?: (text: string) => string,
  ) {
    // no direction marks: nothing here is written from right to left, and Python leaves them out as well
    this.#bundle = new FluentBundle(language, { useIsolating: false, ...(transform ? { transform } : {}) });
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#fallback = fallback;
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The message's text (`web-new`), or its attribute's (`option-players.help`). */
  text(id: string, args?: Args): string {
    const pattern = this.#pattern(id);
    if (pattern !== null) return this.#bundle.formatPattern(pattern, args ?? null, []);
    if (this.#fallback) return this.#fallback.text(id, args);
    return [id, ...Object.entries(args ?? {}).map(([name, value]) => `${name}=${String(value)}`)].join(' ');
  }

  #pattern(id: string) {
    const [name, attribute] = id.split('.');
    const message = this.#bundle.getMessage(name ?? '');
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

const ACCENTED: Record<string, string> = Object.fromEntries(
  [...'aåeéiîoöuüyýAÅEÉIÎOÖUÜYÝcçnñsšCÇNÑSŠ'].flatMap((letter, place, all) =>
    place % 2 ? [] : [[letter, all[place + 1] ?? letter]],
  ),
);

/** English as a language that needs half as much room again: what overflows with it, overflows in some language. */
export function pseudo(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[letter] ?? letter).join('');
  const words = text.trim();
  if (!words) return text;
  return accented + (words.length > 1 ? '·'.repeat(Math.ceil(words.length * 0.4)) : '');
}
