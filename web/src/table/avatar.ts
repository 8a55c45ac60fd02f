/** What a seat's picture is drawn from: its name alone. */

export const SHAPES = [
  'M16 2a14 14 0 1 0 .01 0z',
  'M8 2h16a6 6 0 0 1 6 6v16a6 6 0 0 1 -6 6h-16a6 6 0 0 1 -6 -6v-16a6 6 0 0 1 6 -6z',
  'M16 1.500l13 7.250v14.500l-13 7.250l-13 -7.250v-14.500z',
  'M16 1l15 15l-15 15l-15 -15z',
  'M16 1.500l14 10l-5.300 17h-17.400l-5.300 -17z',
  'M10 2h12l8 8v12l-8 8h-12l-8 -8v-12z',
] as const;
export const HUES = 8;

export interface Picture {
  readonly initials: string;
  readonly shape: number;
  readonly hue: number;
}

export function picture(name: string): Picture {
  const hash = hashed(name.normalize('NFC').toLowerCase());
  return { initials: initials(name), shape: hash % SHAPES.length, hue: Math.floor(hash / 64) % HUES };
}

/** "Mia" M, "Sam 2" S2, "Anna Lena" AL. */
export function initials(name: string): string {
  const words = name.trim().split(/[\s_-]+/u).filter(Boolean);
  const letters = words.map((word) => [...word][0] ?? '');
  return (letters.length > 1 ? letters[0]! + letters.at(-1)! : (letters[0] ?? '?')).toLocaleUpperCase();
}

/** FNV-1a. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
