// @vitest-environment happy-dom
/** My matches: what one's tokens open, and where one has been. */
import { afterEach, expect, test, vi } from 'vitest';
import { dropAllSeats, holdSeat, retireToken } from '../../src/lib/tokens.ts';
import { myTables } from '../../src/lobby/mine.ts';

const asked: string[][] = [];

function server(tables: Record<string, string>) {
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { tokens } = JSON.parse(body) as { tokens: string[] };
    asked.push(tokens);
    const found = tokens.flatMap((token, place) => (tables[token] ? [{ code: tables[token], place }] : []));
    const answer = { tables: found.map(({ code }) => ({ code })), places: found.map(({ place }) => place) };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  dropAllSeats();
  asked.length = 0;
});

test('a match stays among mine when its seat is given up or taken', async () => {
  holdSeat({ code: 'aaaaaa', token: 'has', seat: 1 });
  retireToken('had');
  server({ has: 'aaaaaa', had: 'bbbbbb' });
  const mine = await myTables();
  expect(mine.map(({ row, held }) => [row.code, held?.token])).toEqual([
    ['aaaaaa', 'has'],
    ['bbbbbb', undefined],
  ]);
});

test('one line a table, and the seat one has counts', async () => {
  retireToken('older');
  retireToken('old');
  holdSeat({ code: 'aaaaaa', token: 'new', seat: 1 });
  server({ old: 'aaaaaa', older: 'aaaaaa', new: 'aaaaaa' });
  expect((await myTables()).map(({ held }) => held?.token)).toEqual(['new']);
  expect(asked).toEqual([['new', 'old', 'older']]);
});

test('who has and had nothing asks nothing', async () => {
  server({});
  expect(await myTables()).toEqual([]);
  expect(asked).toEqual([]);
});
