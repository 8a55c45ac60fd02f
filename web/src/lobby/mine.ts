/** One's own tables: what the tokens in this browser open. */
import { heldSeats, type HeldSeat } from '../lib/tokens.ts';
import type { TableRow } from '../lib/wire.ts';
import { api } from './api.ts';

export interface MyTable {
  row: TableRow;
  held: HeldSeat;
}

const MOST = 200;

/** The tables that the tokens open, those changed last first. Tokens of tables that are gone open nothing. */
export async function myTables(): Promise<MyTable[]> {
  const seats = heldSeats().slice(0, MOST);
  if (!seats.length) return [];
  const { tables, places } = await api.mine(seats.map((seat) => seat.token));
  return tables.flatMap((row, index) => {
    const held = seats[places[index] ?? -1];
    return held ? [{ row, held }] : [];
  });
}
