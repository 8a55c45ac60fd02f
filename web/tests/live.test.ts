/** The client's store against a real server; tests/server/test_client.py starts one and says where it is. */
import { expect, test, vi } from 'vitest';
import { verifyRecord } from '../src/lib/fair.ts';
import type { PageEvents, Socket } from '../src/lib/socket.ts';
import { ownNonce, TableStore } from '../src/lib/table.svelte.ts';
import { dropSeat, holdSeat } from '../src/lib/tokens.ts';
import type { NewTable, TableMade } from '../src/lib/wire.ts';

const SERVER = process.env.THREE_THIRTEEN_SERVER;
const PAGE: PageEvents = { onReturn: () => () => undefined, onLost: () => () => undefined };

async function post(path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(SERVER + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function newSocket(): WebSocket {
  return new WebSocket(`${SERVER!.replace('http', 'ws')}/ws`);
}

test.skipIf(!SERVER)('a whole match against bots, the line cut again and again', { timeout: 120_000 }, async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const wanted = { name: 'Mia', rules: 'short', bots: ['greedy', 'random'], settings: { pace: 0 } };
  const made = (await (await post('/api/tables', wanted as unknown as NewTable)).json()) as TableMade;
  holdSeat(made);

  const sockets: WebSocket[] = [];
  const open = (): Socket => {
    sockets.push(newSocket());
    return sockets.at(-1)!;
  };
  // a clock that runs fast: nobody's finger is to be waited for
  const table = new TableStore(made.code, { open, page: PAGE, now: () => 1000 * performance.now() });
  const refused = new Set<string>();
  let moves = 0;
  table.start();
  await vi.waitUntil(
    () => {
      if (table.refused) refused.add(table.refused.code);
      const { observation, hand } = table;
      if (!observation || observation.public.ended) return observation !== null;
      if (table.line !== 'live') return false;
      if (!table.round) {
        if (!table.pending.includes('continue')) table.goOn();
      } else if (table.ready) {
        moves++;
        if (moves % 6 === 0) sockets.at(-1)!.close();
        else if (table.phase === 'draw') table.draw();
        else if (hand?.seq === observation.public.seq) {
          expect(table.laid.filter((card) => card !== null).toSorted()).toEqual(observation.hand.toSorted());
          if (moves % 5 === 0) table.keepOrder(table.laid.toReversed());
          if (hand.outs.length) table.goOut(hand.outs[0]!);
          else table.discard(observation.hand.at(-1)!);
        }
      }
      return false;
    },
    { timeout: 110_000, interval: 5 },
  );
  expect(table.trouble).toBeNull();
  expect(sockets.length).toBeGreaterThan(2);
  // an action said twice, because its answer was lost with the line, is answered as before
  expect([...refused]).toEqual([]);

  const verdict = verifyRecord(await (await post('/api/record', { code: made.code, token: made.token })).text());
  expect(verdict).toMatchObject({ kind: 'right', nonces: [ownNonce(made.match)] });

  dropSeat(made.code);
  const watcher = new TableStore(made.code, { open: newSocket, page: PAGE });
  watcher.start();
  await vi.waitFor(() => expect(watcher.observation).not.toBeNull(), { timeout: 10_000 });
  expect(watcher.viewer).toBeNull();
  expect(watcher.observation?.public).toEqual(table.observation?.public);
  table.stop();
  watcher.stop();
});
