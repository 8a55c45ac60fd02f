/** Table codes as people type them: any case, blanks and dashes, a whole link. */

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
export const CODE_LENGTH = 6;

export type CodeRead = { code: string } | { problem: 'empty' | 'letters' | 'length' };

/**
 * The code a text means, in the capitals it is shown in. A code has no 0 and O, no 1, I and L: who reads one has
 * misread another letter, and is told so instead of being sent to a table that is not there.
 */
export function readCode(text: string): CodeRead {
  const inLink = /\/t\/([^/?#\s]+)/i.exec(text)?.[1];
  const plain = (inLink ?? text).toLowerCase().replace(/[\s\-–_.·]/g, '');
  if (!plain) return { problem: 'empty' };
  if ([...plain].some((letter) => !LETTERS.includes(letter))) return { problem: 'letters' };
  if (plain.length !== CODE_LENGTH) return { problem: 'length' };
  return { code: plain.toUpperCase() };
}
