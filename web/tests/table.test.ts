import { beforeEach, expect, test, vi } from 'vitest';
import { fold } from '../src/lib/observe.ts';
import { SETTLING, TableStore } from '../src/lib/table.svelte.ts';
import { dropAllSeats, formerTokens, heldSeat, holdSeat } from '../src/lib/tokens.ts';
import type { Card, HandRead, Seen, TableInfo, Welcome } from '../src/lib/wire.ts';
import { FakeServer } from './fake-socket.ts';
import { sightings } from './golden.ts';

const VIEWER = 1;
const ALL = sightings('short.seat-1.jsonl');
const place = (wanted: (seen: Seen) => boolean) => ALL.findIndex(wanted);
const DEAL = place((seen) => seen.sighting.type === 'deal_seen');
const OWN_DRAW = place((seen) => seen.sighting.type === 'own_draw_seen');

let server: FakeServer;
let table: TableStore;
let now: number;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  now = 10_000;
  server = new FakeServer();
  holdSeat({ code: 'abc', token: 'secret' });
  table = new TableStore('abc', { open: server.open, page: server.page, now: () => now });
  table.start();
  server.socket.accept();
  return () => table.stop();
});

function info(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    code: 'abc',
    host: 0,
    seats: [
      { kind: 'bot', bot: 'greedy', presence: 'here', auto: false },
      { kind: 'person', bot: null, presence: 'here', auto: false },
    ],
    settings: {
      public: false,
      chat: true,
      hints: true,
      take_back: false,
      clock: null,
      pace: 0.8,
      grace: 30,
      summary: 60,
      join: 'highest',
      join_number: 0,
    },
    watchers: 0,
    confirmed: [],
    countdown: null,
    lan: false,
    ...changes,
  } as TableInfo;
}

function welcome(seen: readonly Seen[], changes: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    match: 'm1',
    viewer: VIEWER,
    table: info(),
    seen,
    reset: true,
    hand: null,
    said: [],
    version: 1,
    ...changes,
  };
}

function happened(...seen: Seen[]): void {
  server.socket.say({ type: 'happened', seen });
}

function read(cards: readonly (Card | null)[], seq: number): HandRead {
  return { type: 'hand_read', seq, cards, groups: [], points: 0, best: 0, outs: [], places: [] };
}

function known(count: number) {
  return fold(
    VIEWER,
    ALL.slice(0, count).map((seen) => seen.sighting),
  );
}

test('the seat that this browser holds is asked for, and what was seen is folded', () => {
  expect(server.socket.heard()).toEqual([{ type: 'hello', code: 'abc', token: 'secret', last_seq: 0, version: 1 }]);
  server.socket.say(welcome(ALL.slice(0, 20)));
  expect(table.observation).toEqual(known(20));
  expect(table.viewer).toBe(VIEWER);
  expect(table.log.map((line) => line.seq)).toEqual(ALL.slice(0, 20).map((seen) => seen.seq));
  expect(heldSeat('abc')).toMatchObject({ token: 'secret', seat: VIEWER, match: 'm1', name: 'Ben' });
});

test('this browser adds its random bytes once a match', () => {
  server.socket.say(welcome(ALL.slice(0, 1)));
  const added = server.socket.heard().filter((message) => message.type === 'add_nonce');
  expect(added).toHaveLength(1);
  expect(added[0]).toMatchObject({ nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  const { id } = added[0] as { id: string };
  server.socket.say({ type: 'ack', id, seq: 2, seat: null, token: null, hint: null });
  server.socket.say(welcome(ALL.slice(0, 1)));
  expect(server.socket.heard().filter((message) => message.type === 'add_nonce')).toEqual([]);
});

test('what is refused is no part in the deals: the random bytes are offered again', () => {
  const offered = () => server.socket.heard().filter((message) => message.type === 'add_nonce');
  server.socket.say(welcome(ALL.slice(0, 1)));
  const id = offered()[0]!.id;
  server.socket.say({ type: 'refused', id, code: 'match-suspended', rule: 'table', args: {}, sentence: '', seq: 1 });
  return vi.waitFor(() => {
    server.socket.say(welcome(ALL.slice(0, 1)));
    expect(offered()).toHaveLength(1);
  });
});

test('at a match that is put aside no bytes are offered before it goes on', () => {
  const offered = () => server.socket.heard().filter((message) => message.type === 'add_nonce');
  const aside: Seen = { seq: 2, sighting: { type: 'match_suspended' }, by: 'person', at: '' } as Seen;
  server.socket.say(welcome([ALL[0]!, aside]));
  expect(offered()).toEqual([]);
  happened({ seq: 3, sighting: { type: 'match_resumed' }, by: 'person', at: '' } as Seen);
  expect(offered()).toHaveLength(1);
});

test('another tab of this browser has asked for a new link: the seat is kept here too, with the new secret', () => {
  vi.useFakeTimers();
  server.socket.say(welcome(ALL.slice(0, 20)));
  holdSeat({ code: 'abc', token: 'newer', seat: VIEWER });
  server.socket.say({ type: 'moved_on', reason: 'replaced' });
  expect(table.trouble).toBeNull();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  server.socket.accept();
  expect(server.socket.heard()).toEqual([{ type: 'hello', code: 'abc', token: 'newer', last_seq: 0, version: 1 }]);
});

test('the seat has gone to another device: there is nothing to come back with', () => {
  server.socket.say(welcome(ALL.slice(0, 20)));
  server.socket.say({ type: 'moved_on', reason: 'replaced' });
  expect(table.trouble).toBe('replaced');
  expect(table.line).toBe('over');
  holdSeat({ code: 'abc', token: 'newer', seat: VIEWER });
  table.letGo();
  expect(heldSeat('abc')?.token, 'a tab that was late').toBe('newer');
});

test('right after a wrong call no second one counts: it was the same tap', () => {
  const own = place((seen) => seen.sighting.type === 'own_draw_seen');
  server.socket.say(welcome(ALL.slice(0, own + 1)));
  now += 1000;
  expect(table.ready).toBe(true);
  const cards = table.observation!.hand;
  const wrong = { type: 'called_wrongly', seat: VIEWER, discard: cards[0]!, cards, penalty: 20 } as const;
  happened({ ...ALL[own]!, seq: own + 2, sighting: wrong });
  expect(table.observation!.public.round!.penalties[VIEWER]).toBe(20);
  expect(table.ready).toBe(false);
  now += SETTLING;
  expect(table.ready).toBe(true);
});

test('a watcher adds nothing', () => {
  server.socket.say(welcome(ALL.slice(0, 1), { viewer: null }));
  expect(server.socket.heard().filter((message) => message.type === 'add_nonce')).toEqual([]);
});

test('what happens is folded and told, what was seen already is not', () => {
  const told: number[] = [];
  table.onHappened(({ seen, live }) => live && told.push(seen.seq));
  server.socket.say(welcome(ALL.slice(0, 10)));
  happened(ALL[8]!, ALL[9]!, ALL[10]!);
  happened(ALL[11]!);
  expect(table.observation).toEqual(known(12));
  expect(told).toEqual([11, 12]);
});

test('after a gap the rest is asked for, and nothing is folded that does not follow', () => {
  server.socket.say(welcome(ALL.slice(0, 10)));
  server.socket.heard();
  happened(ALL[12]!);
  expect(server.socket.heard()).toEqual([expect.objectContaining({ type: 'hello', last_seq: 10 })]);
  expect(table.observation).toEqual(known(10));
  server.socket.say(welcome(ALL.slice(10, 13), { reset: false }));
  expect(table.observation).toEqual(known(13));
  expect(table.log.at(-1)?.seq).toBe(13);
});

test('after a break it goes on where it was, and a server that begins anew is believed', () => {
  vi.useFakeTimers();
  server.socket.say(welcome(ALL.slice(0, 10)));
  server.socket.cut();
  vi.advanceTimersByTime(1000);
  server.socket.accept();
  expect(server.socket.heard()[0]).toMatchObject({ last_seq: 10 });
  server.socket.say(welcome(ALL.slice(0, 15)));
  expect(table.observation).toEqual(known(15));
  expect(table.log).toHaveLength(15);
  vi.useRealTimers();
});

test('a welcome with other eyes that does not begin anew is asked for again', () => {
  server.socket.say(welcome(ALL.slice(0, 10), { viewer: null }));
  server.socket.heard();
  server.socket.say(welcome(ALL.slice(10, 12), { reset: false }));
  expect(server.socket.heard()).toContainEqual(expect.objectContaining({ type: 'hello', last_seq: 0 }));
});

test('sightings that cannot be folded end it instead of going round and round', () => {
  server.socket.say(welcome([ALL[0]!, ALL[OWN_DRAW]!]));
  expect(table.trouble).toBe('broken');
  expect(table.line).toBe('over');
});

test('nothing counts within 300 ms of a change of phase (O30)', () => {
  server.socket.say(welcome(ALL.slice(0, OWN_DRAW)));
  expect(table.myTurn).toBe(true);
  now += SETTLING;
  server.socket.heard();
  expect(table.draw()).toBe(true);
  const [sent] = server.socket.heard();
  expect(sent).toMatchObject({ type: 'act', action: { type: 'draw' }, last_seq: ALL[OWN_DRAW - 1]!.seq });
  expect(table.draw(), 'the first one is on its way').toBe(false);
  server.socket.say({
    type: 'ack',
    id: (sent as { id: string }).id,
    seq: ALL[OWN_DRAW]!.seq,
    seat: null,
    token: null,
    hint: null,
  });
  happened(ALL[OWN_DRAW]!);
  const card = table.observation!.hand.at(-1)!;
  now += SETTLING - 1;
  expect(table.discard(card)).toBe(false);
  expect(server.socket.heard()).toEqual([]);
  now += 1;
  return vi.waitFor(() => expect(table.discard(card)).toBe(true));
});

test('chat and presence do not unsettle anything', () => {
  server.socket.say(welcome(ALL.slice(0, OWN_DRAW)));
  now += SETTLING;
  server.socket.say({ type: 'said', said: { seat: 0, name: 'Ada', text: 'hi', reaction: '' } });
  server.socket.say({ type: 'table_changed', table: info({ watchers: 2 }) });
  expect(table.ready).toBe(true);
  expect(table.said.map((said) => said.text)).toEqual(['hi']);
});

test('a refusal shows until the next command', async () => {
  server.socket.say(welcome(ALL.slice(0, OWN_DRAW)));
  now += SETTLING;
  server.socket.heard();
  table.draw();
  const id = (server.socket.heard()[0] as { id: string }).id;
  server.socket.say({ type: 'refused', id, code: 'stale', rule: 'table', args: {}, sentence: 's', seq: 1 });
  await vi.waitFor(() => expect(table.refused?.code).toBe('stale'));
  expect(table.pending).not.toContain('act');
  table.draw();
  expect(table.refused).toBeNull();
});

test('own order shows at once, and survives a draw and what the server says meanwhile (O27)', async () => {
  const hand = known(OWN_DRAW).hand;
  const own = hand.toReversed();
  server.socket.say(welcome(ALL.slice(0, OWN_DRAW), { hand: read(hand, OWN_DRAW) }));
  expect(table.laid).toEqual(hand);
  server.socket.heard();
  table.keepOrder([own[0]!, null, ...own.slice(1)]);
  expect(table.laid).toEqual([own[0], null, ...own.slice(1)]);
  const [sent] = server.socket.heard();
  expect(sent).toMatchObject({ type: 'keep_order', cards: [own[0], null, ...own.slice(1)] });
  server.socket.say(read(hand, OWN_DRAW));
  expect(table.laid[0], 'an older reading changes nothing').toBe(own[0]);
  const id = (sent as { id: string }).id;
  server.socket.say({ type: 'ack', id, seq: OWN_DRAW, seat: null, token: null, hint: null });
  server.socket.say(read([own[0]!, null, ...own.slice(1)], OWN_DRAW));
  await vi.waitFor(() => expect(table.pending).not.toContain('keep_order'));
  happened(ALL[OWN_DRAW]!);
  const drawn = known(OWN_DRAW + 1).hand.at(-1)!;
  expect(table.laid).toEqual([own[0], null, ...own.slice(1), drawn]);
});

test('an order of other cards is not sent', () => {
  server.socket.say(welcome(ALL.slice(0, OWN_DRAW)));
  server.socket.heard();
  table.keepOrder(['JK']);
  expect(server.socket.heard()).toEqual([]);
});

test('a new round starts without the groups of the old one (E22)', () => {
  const second = ALL.findIndex((seen, at) => at > DEAL && seen.sighting.type === 'deal_seen');
  server.socket.say(welcome(ALL.slice(0, second)));
  happened(ALL[second]!);
  expect(table.laid).toEqual(known(second + 1).hand);
});

test('a seat taken here is kept here', async () => {
  server.socket.say(welcome(ALL.slice(0, 1), { viewer: null }));
  server.socket.heard();
  const sat = table.sit('Mia');
  const sent = server.socket.heard()[0] as { id: string };
  expect(sent).toMatchObject({ type: 'sit', name: 'Mia', seat: null });
  server.socket.say({ type: 'ack', id: sent.id, seq: 2, seat: 1, token: 'new secret', hint: null });
  await expect(sat).resolves.toMatchObject({ seat: 1 });
  expect(heldSeat('ABC')).toMatchObject({ token: 'new secret', seat: 1, name: 'Mia' });
});

test('who waits for the next round is known as that after a reload, and can take it back', async () => {
  holdSeat({ code: 'abc', token: 'secret', name: 'Mia' });
  expect(table.coming).toBeNull();
  server.socket.say(welcome(ALL.slice(0, 1), { viewer: null, table: info({ waiting: ['Mia'] }) }));
  expect(table.coming).toBe('Mia');
  server.socket.heard();
  const left = table.leave();
  const sent = server.socket.heard()[0] as { id: string };
  expect(sent).toMatchObject({ type: 'leave' });
  server.socket.say({ type: 'ack', id: sent.id, seq: 2, seat: null, token: null, hint: null });
  await left;
  expect(table.coming).toBeNull();
  expect(heldSeat('abc')).toBeUndefined();
});

test('a seat that was left is not one that waits', () => {
  holdSeat({ code: 'abc', token: 'secret', name: 'Mia', seat: 1 });
  server.socket.say(welcome(ALL.slice(0, 1), { viewer: null, table: info({ waiting: ['Joe'] }) }));
  expect(table.coming).toBeNull();
});

test.each(['unknown-token', 'no-such-table'] as const)('%s is the end of it', (code) => {
  server.socket.say({ type: 'refused', id: null, code, rule: 'table', args: {}, sentence: '', seq: 0 });
  expect(table.trouble).toBe(code);
  expect(table.line).toBe('over');
});

test('an address that cannot be a table says so instead of trying for ever', () => {
  server.socket.say({ type: 'error', code: 'malformed', detail: 'Expected `str` of length <= 16 - at `$.code`', sentence: '' });
  expect(table.trouble).toBe('no-such-table');
  expect(table.line).toBe('over');
});

test('a countdown runs on the clock here', () => {
  server.socket.say(
    welcome(ALL.slice(0, 1), { table: info({ countdown: { what: 'next_round', seconds: 12.5, seat: null } }) }),
  );
  expect(table.countdown).toMatchObject({ what: 'next_round', ends: now + 12_500 });
  server.socket.say({ type: 'table_changed', table: info() });
  expect(table.countdown).toBeNull();
});

test('a new link to the own seat is used at once, and the old secret is kept for deleting only', async () => {
  server.socket.say(welcome(ALL.slice(0, 20)));
  server.socket.heard();
  const linking = table.newLink(VIEWER);
  const [asked] = server.socket.heard() as { type: string; id: string }[];
  expect(asked).toMatchObject({ type: 'new_link', seat: VIEWER });
  expect(heldSeat('abc')?.token).toBe('secret');
  server.socket.say({ type: 'ack', id: asked!.id, seq: 20, seat: VIEWER, token: 'newer', hint: null });
  expect(await linking).toBe('newer');
  expect(server.socket.heard()).toEqual([expect.objectContaining({ type: 'hello', token: 'newer', last_seq: 20 })]);
  expect(heldSeat('abc')?.token).toBe('newer');
  expect(formerTokens()).toEqual(['secret']);
});

test('a seat that was left opens nothing more, and can still be deleted', async () => {
  server.socket.say(welcome(ALL.slice(0, 20)));
  server.socket.heard();
  const leaving = table.leave();
  const [asked] = server.socket.heard() as { type: string; id: string }[];
  server.socket.say({ type: 'ack', id: asked!.id, seq: 21, seat: null, token: null, hint: null });
  await leaving;
  expect(heldSeat('abc')).toBeUndefined();
  expect(formerTokens()).toEqual(['secret']);
  dropAllSeats();
  expect(formerTokens()).toEqual([]);
});
