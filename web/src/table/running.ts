/** Running totals, and names beside the ends of their lines that do not lie on each other. */
import type { Seat } from '../lib/public.ts';

/** The total before the first round and after each; null as long as the seat was not in. */
export function running(seat: Seat): (number | null)[] {
  let total = seat.start;
  let began = seat.scores[0] !== null;
  const totals: (number | null)[] = [began ? total : null];
  for (const score of seat.scores) {
    if (score !== null) {
      if (!began) totals[totals.length - 1] = seat.start;
      began = true;
      total += score;
    }
    totals.push(began ? total : null);
  }
  return totals;
}

/** The heights wanted, moved apart to at least `room`, inside the bounds where that is possible. */
export function labels(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = wanted.map((height, place) => ({ height, place })).sort((one, other) => one.height - other.height);
  let last = -Infinity;
  for (const one of order) last = one.height = Math.max(one.height, last + room);
  let next = Math.max(bottom, top + (wanted.length - 1) * room) + room;
  for (const one of order.toReversed()) next = one.height = Math.min(one.height, next - room);
  const found = Array<number>(wanted.length);
  for (const one of order) found[one.place] = one.height;
  return found;
}
