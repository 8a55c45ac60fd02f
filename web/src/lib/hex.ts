/** Bytes as text. */

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array {
  if (text.length % 2 || !/^[0-9a-fA-F]*$/.test(text)) throw new Error(`not hexadecimal: ${text}`);
  return Uint8Array.from({ length: text.length / 2 }, (_, place) =>
    Number.parseInt(text.slice(2 * place, 2 * place + 2), 16),
  );
}

/** Random bytes in hex, for this browser's part in the deals. `getRandomValues` is there on plain http too. */
export function newNonce(length = 16): string {
  return toHex(crypto.getRandomValues(new Uint8Array(length)));
}
