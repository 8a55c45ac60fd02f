/** One's own tables: what the tokens in this browser open, and where one has been. */
import { mine, MOST_TOKENS } from '../lib/api.ts';
import { formerTokens, heldSeats, type HeldSeat } from '../lib/tokens.ts';
import type { TableRow } from '../lib/wire.ts';

export interface MyTable {
  row: TableRow;
  /** Null where one has given up one's seat, or lost it to a bot or somebody else. */
  held: HeldSeat | null;
}

/**
 * The tables that the tokens open or opened once, those changed last first; where there are very many, those used last.
 * Tokens of tables that are gone open nothing.
 */
export async function myTables(): Promise<MyTable[]> {
  const seats = heldSeats();
  const tokens = [...seats.map((seat) => seat.token), ...formerTokens().toReversed()].slice(0, MOST_TOKENS);
  if (!tokens.length) return [];
  const { tables, places } = await mine(tokens);
  const found = new Map<string, MyTable>();
  for (const [index, row] of tables.entries()) {
    const held = seats[places[index] ?? tokens.length] ?? null;
    // one table and several tokens: the seat that one has counts
    if (held || !found.has(row.code)) found.set(row.code, { row, held });
  }
  return [...found.values()];
}
