/**
 * A rule set as a link and as a file. The link's fragment is `1.<rules>.<sum>`: the version of this form, the game with its
 * variations, the changed options and the name as JSON in base64url, and a sum that shows whether it came whole. What
 * the values are worth is asked of the server, as everywhere. The fragment reaches no server and no log.
 */
import { joinKey, type House, type Rules } from './form.ts';
import type { OptionValue } from './shapes.ts';

export interface Named extends Rules {
  readonly name: string;
}

/** `broken`: not whole, or changed; `newer`: of a version that this program does not know; `form`: no rules at all. */
export type SharedFault = 'broken' | 'newer' | 'form';

export type Shared = { rules: Named; fault: null } | { rules: null; fault: SharedFault };

const VERSION = 1;
/** The longest fragment that is read, in letters: the longest list of rounds with every option changed stays below. */
const LONGEST = 6000;
const LONGEST_NAME = 40;
const MOST_OPTIONS = 60;
const LONGEST_TEXT = 200;
const MOST_NUMBERS = 100;

/** The fragment of a link to these rules, without `#`. */
export function encoded(rules: Named): string {
  const body = toBase64(JSON.stringify([joinKey(rules), rules.house, plainName(rules.name)]));
  return `${VERSION}.${body}.${sum(body)}`;
}

/** What a fragment says, with or without `#`. */
export function decoded(fragment: string): Shared {
  const [version = '', body = '', check = '', ...more] = fragment.replace(/^#/, '').split('.');
  if (/^[1-9][0-9]{0,3}$/.test(version) && Number(version) > VERSION) return fault('newer');
  if (version !== String(VERSION) || more.length || fragment.length > LONGEST) return fault('broken');
  if (sum(body) !== check) return fault('broken');
  let form: unknown;
  try {
    form = JSON.parse(fromBase64(body));
  } catch {
    return fault('broken');
  }
  if (!Array.isArray(form) || form.length !== 3) return fault('broken');
  const [join, house, name] = form as unknown[];
  if (typeof join !== 'string' || typeof name !== 'string' || !isHouse(house)) return fault('broken');
  return { rules: { ...parts(join), house, name: plainName(name) }, fault: null };
}

/** The rules as a file for `three-thirteen rules FILE.json` and `play --rules FILE.json`. */
export function fileText(rules: Named): string {
  const form = { schema: 1, name: plainName(rules.name), game: joinKey(rules), ...rules.house };
  return `${JSON.stringify(form, null, 2)}\n`;
}

export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `three-thirteen-${plain || 'rules'}.json`;
}

/** What a file says: rules as this program writes them, options with dotted keys or in sections. */
export function fileRules(text: string): Shared {
  let form: unknown;
  try {
    form = JSON.parse(text);
  } catch {
    return fault('form');
  }
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return fault('form');
  const { schema = 1, name = '', game = 'standard', ...options } = form as Record<string, unknown>;
  if (typeof schema === 'number' && schema > 1) return fault('newer');
  const flat = Object.entries(options).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([field, inner]) => [`${key}.${field}`, inner])
      : [[key, value]],
  );
  const house: unknown = Object.fromEntries(flat);
  if (schema !== 1 || typeof name !== 'string' || typeof game !== 'string' || !isHouse(house)) return fault('form');
  return { rules: { ...parts(game), house, name: plainName(name) }, fault: null };
}

export function plainName(name: string): string {
  return [...name.trim().replace(/\s+/g, ' ')].slice(0, LONGEST_NAME).join('').trim();
}

/** The parts of a join as they stand there: whether there are such is for the server to say. */
function parts(join: string): Pick<Rules, 'game' | 'variations'> {
  const [game = 'standard', ...variations] = join.slice(0, 400).split('+');
  return { game, variations };
}

function isHouse(value: unknown): value is House {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= MOST_OPTIONS && entries.every(([key, one]) => key.length <= 60 && isValue(one));
}

function isValue(value: unknown): value is OptionValue {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value === 'string') return value.length <= LONGEST_TEXT;
  return Array.isArray(value) && value.length <= MOST_NUMBERS && value.every((one) => Number.isSafeInteger(one));
}

function fault(fault: SharedFault): Shared {
  return { rules: null, fault };
}

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const plain = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): string {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(plain, (letter) => letter.charCodeAt(0)));
}

/** FNV-1a over the letters, 32 bits in base 36: shows a link that was cut or mistyped, and keeps nobody out. */
function sum(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}
