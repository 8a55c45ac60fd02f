/** One's own tables: what the tokens in this browser open. */
import { mine, MOST_TOKENS } from '../lib/api.ts';
import { heldSeats, type HeldSeat } from '../lib/tokens.ts';
import type { TableRow } from '../lib/wire.ts';

export interface MyTable {
  row: TableRow;
  held: HeldSeat;
}

/** The tables that the tokens open, those changed last first. Tokens of tables that are gone open nothing. */
export async function myTables(): Promise<MyTable[]> {
  const seats = heldSeats().slice(0, MOST_TOKENS);
  if (!seats.length) return [];
  const { tables, places } = await mine();
  return tables.flatMap((row, index) => {
    const held = seats[places[index] ?? -1];
    return held ? [{ row, held }] : [];
  });
}
