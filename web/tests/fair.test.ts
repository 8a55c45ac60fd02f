import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { chooseDealer, commitment, fullDeck, shuffleDeck, verifyRecord } from '../src/lib/fair.ts';
import { sha256, shake256 } from '../src/lib/hashes.ts';
import type { RuleSet } from '../src/lib/wire.ts';
import { openRecords, page, record } from './golden.ts';

const SECRET = Uint8Array.from({ length: 32 }, (_, place) => place);
const PAGE = page('docs/fair-deals.md');
// seats that join, leave, and change places; stocks shuffled again
const EVENTFUL = '../observations/eventful.jsonl';
const LENGTHS = [0, 1, 55, 56, 63, 64, 65, 135, 136, 137, 271, 272, 1000];

function message(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, place) => (place * 31 + length) % 256);
}

function rules(name: string): RuleSet {
  return (JSON.parse(record(name).split('\n')[0]!) as { rules: RuleSet }).rules;
}

test.each(LENGTHS)('SHA-256 of %i bytes is that of Node.js', (length) => {
  const expected = createHash('sha256').update(message(length)).digest();
  expect(sha256(message(length))).toEqual(new Uint8Array(expected));
});

test.each(LENGTHS)('SHAKE-256 of %i bytes is that of Node.js', (length) => {
  const expected = createHash('shake256', { outputLength: 600 }).update(message(length)).digest();
  const next = shake256(message(length));
  expect(Uint8Array.from({ length: 600 }, next)).toEqual(new Uint8Array(expected));
});

test('the vectors of docs/fair-deals.md', () => {
  const nonces = Array.from({ length: 16 }, (_, nonce) => nonce.toString(16).padStart(2, '0'));
  const vectors = [
    commitment(SECRET),
    shuffleDeck(SECRET, [], 0, 0, fullDeck(rules('standard.jsonl'), 1)).join(' '),
    shuffleDeck(SECRET, ['00ff', 'abcdef'], 10, 2, fullDeck(rules('five-crowns.jsonl'), 2)).slice(0, 26).join(' '),
    nonces.map((nonce) => chooseDealer(SECRET, [nonce], [0, 1, 2, 3, 4])).join(' '),
  ];
  for (const vector of vectors) expect(PAGE).toContain(`    ${vector}\n`);
});

// own piles, a leaver's too; stocks shuffled under what was left
const CALLS = '../observations/calls.jsonl';
// dealt to the tied seats alone
const BONUS = '../observations/bonus.jsonl';

test.each([...openRecords(), EVENTFUL, CALLS, BONUS])('every deal of %s is right', (name) => {
  const shuffles = record(name).match(/"type":"(round_dealt|piles_dealt|stock_recycled)"/g);
  expect(verifyRecord(record(name))).toMatchObject({ kind: 'right', deals: shuffles?.length });
});

test('a record of one viewer, and one that has not ended, hold no secret to check by', () => {
  expect(verifyRecord(record('short.seat-1.jsonl'))).toEqual({ kind: 'secret' });
  expect(verifyRecord(record('short.jsonl').split('\n').slice(0, 40).join('\n'))).toEqual({ kind: 'secret' });
});

test('what is no record, or cut, or out of order, is unreadable', () => {
  const lines = record('short.jsonl').split('\n');
  expect(verifyRecord('')).toEqual({ kind: 'unreadable', line: 1 });
  expect(verifyRecord('{"a":1}')).toEqual({ kind: 'unreadable', line: 1 });
  expect(verifyRecord(lines.toSpliced(20, 1).join('\n'))).toEqual({ kind: 'unreadable', line: 21 });
  expect(verifyRecord(lines.toSpliced(20, 1, '{"seq":20').join('\n'))).toEqual({ kind: 'unreadable', line: 21 });
});

function changed(type: string, change: (event: Fields) => Fields) {
  const lines = record('short.jsonl').trim().split('\n');
  const place = lines.findIndex((line) => line.includes(`"type":"${type}"`));
  const line = JSON.parse(lines[place]!) as { event: Record<string, unknown> };
  Object.assign(line.event, change(line.event));
  return { line: place + 1, verdict: verifyRecord(lines.with(place, JSON.stringify(line)).join('\n')) };
}

type Fields = Record<string, unknown>;
const FAULTS: [what: string, type: string, change: (event: Fields) => Fields][] = [
  ['commitment', 'match_started', () => ({ commitment: '0'.repeat(64) })],
  ['dealer', 'round_dealt', (event) => ({ dealer: 1 - (event.dealer as number) })],
  ['deal', 'round_dealt', (event) => ({ stock: (event.stock as string[]).toReversed() })],
  ['deal', 'round_dealt', () => ({ upcard: 'JK' })],
  ['draw', 'card_drawn', () => ({ card: 'JK' })],
  ['take', 'card_taken', () => ({ card: 'JK' })],
];

test.each(FAULTS)('a changed %s is found where it stands', (what, type, change) => {
  const { line, verdict } = changed(type, change);
  expect(verdict).toEqual({ kind: 'wrong', what, line });
});

test('another nonce makes other deals, and another secret is not the one promised', () => {
  expect(changed('nonce_added', () => ({ nonce: '11' })).verdict).toMatchObject({ kind: 'wrong' });
  expect(changed('match_ended', () => ({ secret: '00'.repeat(32) })).verdict).toEqual({
    kind: 'wrong',
    what: 'commitment',
    line: 2,
  });
});
