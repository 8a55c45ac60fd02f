/** How the piles lie on the screen: small ones beside large ones, so that every row is about as full as the others. */

/** The least number of cards a row has room for. */
const ROOM = 15;

/** Pile numbers by row; the row of the smallest pile is the first, in each the smaller pile. */
export function rowsOf(sizes: readonly number[]): number[][] {
  const room = Math.max(ROOM, ...sizes);
  const left = sizes.map((_, pile) => pile).sort((one, other) => sizes[one]! - sizes[other]! || one - other);
  const rows: number[][] = [];
  while (left.length) {
    const row = [left.pop()!];
    // the smallest ones that still find room beside the largest
    for (let full = sizes[row[0]!]!; left.length && full + sizes[left[0]!]! <= room; ) {
      full += sizes[left[0]!]!;
      row.unshift(left.shift()!);
    }
    rows.push(row.sort((one, other) => sizes[one]! - sizes[other]! || one - other));
  }
  return rows.sort((one, other) => sizes[one[0]!]! - sizes[other[0]!]!);
}

/** The key that means a pile: the letter of its rank; piles of the same size are told apart by pressing it again. */
export function keyOf(size: number): string {
  return ({ 10: '0', 11: 'J', 12: 'Q', 13: 'K', 14: 'A', 15: 'B' } as Record<number, string>)[size] ?? String(size % 10);
}
