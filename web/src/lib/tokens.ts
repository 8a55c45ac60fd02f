/** The secret seat tokens this browser holds, and what it says of each table in "my matches". */
import { forget, load, onChange, save } from './stored.ts';

export interface HeldSeat {
  code: string;
  token: string;
  /** The seat's number, as far as known: a seat link does not say it, the server's welcome does. */
  seat?: number;
  match?: string;
  name?: string;
  /** When it was last used, in milliseconds. */
  at: number;
}

const KEY = 'seats';
const FORMER = 'former-seats';
const MOST_FORMER = 1000;

export function heldSeats(): HeldSeat[] {
  const seats = load<Record<string, HeldSeat>>(KEY, {});
  return Object.values(seats).sort((one, other) => other.at - one.at);
}

export function heldSeat(code: string): HeldSeat | undefined {
  return load<Record<string, HeldSeat>>(KEY, {})[code.toLowerCase()];
}

export function holdSeat(seat: Omit<HeldSeat, 'at'>): void {
  const code = seat.code.toLowerCase();
  const seats = load<Record<string, HeldSeat>>(KEY, {});
  const before = seats[code];
  // what is known of one seat is not so of another
  const same = before && (before.token === seat.token || (seat.seat !== undefined && before.seat === seat.seat));
  save(KEY, { ...seats, [code]: { ...(same ? before : {}), ...seat, code, at: Date.now() } });
}

export function dropSeat(code: string): void {
  const rest = Object.fromEntries(
    Object.entries(load<Record<string, HeldSeat>>(KEY, {})).filter(([key]) => key !== code.toLowerCase()),
  );
  save(KEY, rest);
}

/** Secrets of seats this browser had. They open nothing, but what is kept of me there can be deleted with them. */
export function formerTokens(): string[] {
  return load<string[]>(FORMER, []);
}

export function retireToken(token: string): void {
  save(FORMER, [...new Set([...formerTokens(), token])].slice(-MOST_FORMER));
}

/** The seat is given up, or lost: its secret is only good for deleting. */
export function retireSeat(code: string): void {
  const held = heldSeat(code);
  if (held) retireToken(held.token);
  dropSeat(code);
}

export function dropAllSeats(): void {
  forget(KEY);
  forget(FORMER);
}

export function onSeatsChanged(changed: () => void): () => void {
  return onChange(KEY, changed);
}
