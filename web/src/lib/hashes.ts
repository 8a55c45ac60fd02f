/** SHA-256 (FIPS 180-4) and SHAKE-256 (FIPS 202), plain and small: a record has some thirty deals, not millions. */

const K = new Uint32Array(64);
const START = new Uint32Array(8);

// the first bits of the fractional parts of cube roots and square roots of the first primes
for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true;
  for (let factor = 2; factor * factor <= candidate; factor++) prime &&= candidate % factor !== 0;
  if (!prime) continue;
  if (found < 8) START[found] = Math.floor((Math.sqrt(candidate) % 1) * 2 ** 32);
  K[found++] = Math.floor((Math.cbrt(candidate) % 1) * 2 ** 32);
}

function right(word: number, count: number): number {
  return (word >>> count) | (word << (32 - count));
}

export function sha256(message: Uint8Array): Uint8Array {
  const length = message.length;
  const padded = new Uint8Array((((length + 8) >>> 6) + 1) << 6);
  padded.set(message);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, length << 3);

  const state = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let step = 0; step < 16; step++) words[step] = view.getUint32(block + 4 * step);
    for (let step = 16; step < 64; step++) {
      const [far, near] = [words[step - 15]!, words[step - 2]!];
      const s0 = right(far, 7) ^ right(far, 18) ^ (far >>> 3);
      const s1 = right(near, 17) ^ right(near, 19) ^ (near >>> 10);
      words[step] = words[step - 16]! + s0 + words[step - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
    for (let step = 0; step < 64; step++) {
      const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + K[step]! + words[step]!) | 0;
      const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => {
      state[place] = state[place]! + word;
    });
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

type Eight = [number, number, number, number, number, number, number, number];

const RATE = 136; // bytes a permutation takes in or gives out: 1600 − 2 · 256 bits
const LANE = (1n << 64n) - 1n;

const ROUNDS = roundConstants();

/** The endless stream of SHAKE-256: every call gives the next byte. */
export function shake256(message: Uint8Array): () => number {
  const lanes = new Array<bigint>(25).fill(0n);
  const padded = new Uint8Array((Math.floor(message.length / RATE) + 1) * RATE);
  padded.set(message);
  padded[message.length] = 0x1f;
  padded[padded.length - 1]! |= 0x80;
  for (let block = 0; block < padded.length; block += RATE) {
    for (let byte = 0; byte < RATE; byte++) {
      lanes[byte >> 3]! ^= BigInt(padded[block + byte]!) << BigInt(8 * (byte & 7));
    }
    keccak(lanes);
  }
  let place = 0;
  return () => {
    if (place === RATE) {
      keccak(lanes);
      place = 0;
    }
    const byte = Number((lanes[place >> 3]! >> BigInt(8 * (place & 7))) & 0xffn);
    place++;
    return byte;
  };
}

function left(lane: bigint, count: number): bigint {
  const bits = BigInt(count % 64);
  return ((lane << bits) | (lane >> (64n - bits))) & LANE;
}

/** Keccak-f[1600]: lane (x, y) at place x + 5 y. */
function keccak(lanes: bigint[]): void {
  for (const constant of ROUNDS) {
    const columns = [0, 1, 2, 3, 4].map(
      (x) => lanes[x]! ^ lanes[x + 5]! ^ lanes[x + 10]! ^ lanes[x + 15]! ^ lanes[x + 20]!,
    );
    for (let x = 0; x < 5; x++) {
      const mixed = columns[(x + 4) % 5]! ^ left(columns[(x + 1) % 5]!, 1);
      for (let y = 0; y < 25; y += 5) lanes[x + y]! ^= mixed;
    }
    let [x, y] = [1, 0];
    let carried = lanes[1]!;
    for (let step = 0; step < 24; step++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const turned = left(carried, ((step + 1) * (step + 2)) / 2);
      carried = lanes[x + 5 * y]!;
      lanes[x + 5 * y] = turned;
    }
    for (let row = 0; row < 25; row += 5) {
      const old = lanes.slice(row, row + 5);
      for (let column = 0; column < 5; column++) {
        lanes[row + column] = old[column]! ^ (~old[(column + 1) % 5]! & LANE & old[(column + 2) % 5]!);
      }
    }
    lanes[0]! ^= constant;
  }
}

/** From the shift register that the standard defines them by. */
function roundConstants(): bigint[] {
  const constants: bigint[] = [];
  let register = 1;
  for (let round = 0; round < 24; round++) {
    let constant = 0n;
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant |= 1n << BigInt((1 << bit) - 1);
      register = (register << 1) ^ ((register >> 7) * 0x171);
    }
    constants.push(constant);
  }
  return constants;
}
