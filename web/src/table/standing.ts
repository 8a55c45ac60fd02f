/** The order at the end: winners first, then by total; equal totals share a place. */
import { active, type PublicState } from '../lib/public.ts';

export function standing(table: PublicState): { seat: number; place: number }[] {
  const won = (seat: number) => table.winners.includes(seat);
  const total = (seat: number) => table.seats[seat]!.total;
  const order = active(table).toSorted((one, other) => Number(won(other)) - Number(won(one)) || total(one) - total(other));
  let place = 0;
  return order.map((seat, index) => {
    const before = order[index - 1];
    const same = before !== undefined && won(seat) === won(before) && total(seat) === total(before);
    // who shares the win has the first place, whatever decided it
    if (!same && !(before !== undefined && won(seat) && won(before))) place = index + 1;
    return { seat, place };
  });
}
