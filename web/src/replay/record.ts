/** A match record (JSON Lines) as the replay needs it: read and checked for form only; whether the deals were fair is asked of lib/fair.ts. */
import type { Action, Arrangement, By, Card, MatchEndReason, RuleSet, SeatTake, Sighting } from '../lib/wire.ts';

/** The events of an open record that hold something hidden; all others are sightings as they are. */
export type OpenEvent =
  | {
      type: 'round_dealt';
      number: number;
      dealer: number;
      copies: number;
      hands: readonly { seat: number; cards: readonly Card[] }[];
      upcard: Card | null;
      stock: readonly Card[];
      upcards?: readonly Card[];
      bonus?: boolean;
    }
  | {
      type: 'piles_dealt';
      copies: number;
      piles: readonly (readonly Card[])[];
      arranged: readonly Arrangement[];
      stock: readonly Card[];
    }
  | { type: 'card_drawn'; seat: number; card: Card }
  | { type: 'choice_made'; seat: number; action: Action }
  | { type: 'draws_settled'; taken: readonly SeatTake[]; drawn: readonly { seat: number; card: Card }[] }
  | { type: 'stock_recycled'; stock: readonly Card[] }
  | { type: 'match_ended'; reason: MatchEndReason; winners: readonly number[]; secret: string };

export type RecordEvent = Sighting | OpenEvent;

export interface RecordLine {
  seq: number;
  by: By;
  at: string | null;
  event: RecordEvent;
}

export interface MatchRecord {
  /** Whose record it is: null for the open one, a seat's number, or a spectator. */
  viewer: number | 'spectator' | null;
  rules: RuleSet;
  lines: readonly RecordLine[];
  /** The text it was read from, to be checked. */
  text: string;
}

export class RecordProblem extends Error {
  constructor(
    readonly code: 'none' | 'version' | 'line' | 'empty',
    readonly line = 1,
  ) {
    super(`${code} in line ${line}`);
  }
}

const FORMAT = 'three-thirteen match record';
const VERSION = 1;

/** Throws RecordProblem. */
export function readRecord(text: string): MatchRecord {
  const [first = '', ...rest] = text.replace(/^\uFEFF/, '').trimEnd().split('\n');
  const header = parsed(first);
  if (header?.format !== FORMAT) throw new RecordProblem('none');
  if (header.version !== VERSION) throw new RecordProblem('version');
  if (!rest.length) throw new RecordProblem('empty');
  const lines = rest.map((line, place): RecordLine => {
    const read = parsed(line);
    const event = read?.event as RecordEvent | undefined;
    if (read?.seq !== place + 1 || typeof event?.type !== 'string') throw new RecordProblem('line', place + 2);
    return { seq: place + 1, by: (read.by as By | undefined) ?? 'table', at: (read.at as string) ?? null, event };
  });
  const started = lines[0]?.event;
  if (started?.type !== 'match_started') throw new RecordProblem('line', 2);
  // the rules that count are those of the first event; the header's are for people
  return { viewer: header.viewer as MatchRecord['viewer'], rules: started.rules, lines, text };
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export type { Arrangement };
