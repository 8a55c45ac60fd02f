import { expect, test } from 'vitest';
import { Player } from '../../src/replay/player.svelte.ts';
import { readRecord, RecordProblem } from '../../src/replay/record.ts';
import { nextStep, roundAt, rounds, steps } from '../../src/replay/steps.ts';
import { openRecords, record } from '../golden.ts';

const problemOf = (text: string) => {
  try {
    steps(readRecord(text));
    return null;
  } catch (error) {
    return error instanceof RecordProblem ? `${error.code} ${error.line}` : error;
  }
};

test.each(openRecords())('every step of %s has as many cards in hand as it says', (name) => {
  const all = steps(readRecord(record(name)));
  for (const { table, hands, line } of all) {
    if (!table.round) continue;
    for (const [seat, hand] of hands) expect([line.seq, hand.length]).toEqual([line.seq, table.round.counts[seat]]);
  }
  expect(all.at(-1)!.table.ended).not.toBeNull();
});

test('a seat’s own record shows its hand and no other', () => {
  const player = new Player(readRecord(record('standard.seat-1.jsonl')));
  expect(player.views).toEqual([1, 'none']);
  for (const step of player.steps) expect([...step.hands.keys()].filter((seat) => seat !== 1)).toEqual([]);
  const dealt = player.steps[player.rounds[0]!.at]!;
  expect(dealt.hands.get(1)).toHaveLength(3);
});

test('step, jump, and whose eyes', () => {
  const player = new Player(readRecord(record('standard.jsonl')));
  expect(player.rounds).toHaveLength(11);
  expect(player.round).toBe(0);
  player.toRound(4);
  expect(player.step.table.round?.hand_size).toBe(7);
  player.by(-1);
  expect(player.round).toBe(3);
  player.go(1e6);
  expect(player.atEnd).toBe(true);
  player.by(1);
  expect(player.at).toBe(player.steps.length - 1);
  player.view = 0;
  expect([player.shows(0), player.shows(1)]).toEqual([true, false]);
  player.view = 'open';
  expect(player.shows(1)).toBe(true);
});

test('random numbers are passed over', () => {
  const all = steps(readRecord(record('standard.jsonl')));
  for (let at = 0; at < 12; at++) {
    const next = nextStep(all, at, 1);
    expect(all[next]!.line.event.type).not.toBe('nonce_added');
  }
  expect(roundAt(rounds(all), 0)).toBe(-1);
});

test('what is no record is told by its line', () => {
  const text = record('standard.jsonl');
  const lines = text.split('\n');
  expect(problemOf('')).toBe('none 1');
  expect(problemOf('{"a": 1}')).toBe('none 1');
  expect(problemOf(text.replace('"version":1', '"version":9'))).toBe('version 1');
  expect(problemOf(lines[0]!)).toBe('empty 1');
  expect(problemOf([...lines.slice(0, 20), '{', ...lines.slice(20)].join('\n'))).toBe('line 21');
  expect(problemOf([...lines.slice(0, 20), ...lines.slice(21)].join('\n'))).toBe('line 21');
  expect(problemOf(text)).toBeNull();
});

test('an event that cannot follow is told by its line', () => {
  const lines = record('standard.jsonl').split('\n');
  const place = lines.findIndex((line) => line.includes('"card_discarded"'));
  const line = lines[place]!;
  lines[place] = line.replace(/"card":"[^"]+"/, '"card":"JK"');
  expect(problemOf(lines.join('\n'))).toBe(`line ${place + 1}`);
});
