/** How large the cards of a hand can be, and where its rows break. */

export interface Laying {
  readonly rows: number;
  /** So many cards have room in a row. */
  readonly most: number;
  /** A card's width and height in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** Between rows, as far as there is room: what a lifted card takes from the name above it. */
  readonly between: number;
}

/** A card's height for its width. */
export const RATIO = 84 / 60;
/** Between cards, and below a row for the names of melds. */
export const GAP = 2;
export const NAMES = 18;
const RISE = 10;
/** Below this width the gaps are given up first: it is what a thumb hits. */
const CLOSE = 46;
const WIDEST = 92;
const MOST_ROWS = 3;

/** The largest cards with which so many fit into the room. */
export function laying(count: number, room: { width: number; height: number }): Laying {
  const cards = Math.max(1, count);
  let best: Laying | null = null;
  for (let rows = 1; rows <= Math.min(MOST_ROWS, cards); rows++) {
    const most = Math.ceil(cards / rows);
    // where it is close, cards lie edge to edge
    const byWidth = Math.max((room.width + GAP) / most - GAP, Math.min(room.width / most, CLOSE));
    const byHeight = ((room.height - RISE) / rows - NAMES) / RATIO;
    const width = Math.floor(Math.min(byWidth, byHeight, WIDEST));
    if (best && width <= best.width + 1) continue;
    const inRow = Math.max(most, Math.floor((room.width + GAP) / (width + GAP)));
    const gap = most < 2 ? GAP : Math.max(0, Math.min(GAP, (room.width - most * width) / (most - 1)));
    const height = Math.round(width * RATIO);
    const free = room.height - RISE - rows * (height + NAMES);
    const between = rows < 2 ? 0 : Math.max(0, Math.min(RISE, Math.floor(free / (rows - 1))));
    best = { rows, most: inRow, width, height, gap, between };
  }
  return best!;
}

/** Where rows of at most `most` break, between groups where that is possible. `lengths` are cards a group, in order. */
export function breaks(lengths: readonly number[], rows: number, most: number): number[] {
  const total = lengths.reduce((sum, one) => sum + one, 0);
  const edges = new Set<number>();
  lengths.reduce((sum, one) => {
    edges.add(sum + one);
    return sum + one;
  }, 0);
  const found: number[] = [];
  let done = 0;
  for (let left = rows; left > 1 && done < total; left--) {
    const even = Math.ceil((total - done) / left);
    let choice = even;
    let cost = Infinity;
    for (let size = 1; size <= Math.min(most, total - done); size++) {
      if (total - done - size > most * (left - 1)) continue;
      const price = Math.abs(size - even) + (edges.has(done + size) ? 0 : 2.5);
      if (price < cost) [choice, cost] = [size, price];
    }
    done += choice;
    if (done < total) found.push(done);
  }
  return found;
}
