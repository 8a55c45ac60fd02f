import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BREATH, HEARTBEAT, Line, type LineState, MOST_SILENCES, NO_ANSWER, PATIENCE, PAUSES, SHORT_PATIENCE } from '../src/lib/socket.ts';
import type { Ack, Hello, ServerMessage, Welcome } from '../src/lib/wire.ts';
import { FakeServer } from './fake-socket.ts';

const HELLO: Hello = { type: 'hello', code: 'abc', token: 't', last_seq: 7 };
const WELCOME = { type: 'welcome' } as Welcome;

let server: FakeServer;
let line: Line;
let states: LineState[];
let received: ServerMessage[];

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  states = [];
  received = [];
  line = new Line(
    server.open,
    { hello: () => HELLO, received: (message) => received.push(message), changed: (state) => states.push(state) },
    server.page,
  );
  line.start();
});

afterEach(() => {
  line.stop();
  vi.useRealTimers();
});

function goLive(): void {
  server.socket.accept();
  server.socket.say(WELCOME);
}

function ack(id: string): Ack {
  return { type: 'ack', id, seq: 9, seat: null, token: null, hint: null };
}

test('hello is the first word, and the line is live when it is answered', () => {
  server.socket.accept();
  expect(server.socket.heard()).toEqual([HELLO]);
  expect(line.state).toBe('connecting');
  server.socket.say(WELCOME);
  expect(states).toEqual(['live']);
  expect(received).toEqual([WELCOME]);
});

test('a command waits for the welcome and is answered by its id', async () => {
  const answer = line.command({ type: 'continue' });
  server.socket.accept();
  expect(server.socket.heard()).toEqual([HELLO]);
  server.socket.say(WELCOME);
  const [sent] = server.socket.heard();
  expect(sent).toMatchObject({ type: 'continue' });
  const id = (sent as { id: string }).id;
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  server.socket.say(ack('another'));
  expect(line.unanswered).toHaveLength(1);
  server.socket.say(ack(id));
  await expect(answer).resolves.toEqual(ack(id));
  expect(line.unanswered).toEqual([]);
});

test('what was not answered is said again with the same id after a break, in the same order', () => {
  goLive();
  server.socket.heard();
  void line.command({ type: 'act', last_seq: 7, action: { type: 'draw' } });
  void line.command({ type: 'say', reaction: 'hello' });
  const before = server.socket.heard();
  server.socket.cut();
  vi.advanceTimersByTime(PAUSES[0]!);
  expect(server.sockets).toHaveLength(2);
  goLive();
  expect(server.socket.heard()).toEqual([HELLO, ...before]);
  // the server may have begun anew on the same socket, and the ids make it harmless where it has not
  server.socket.say(WELCOME);
  expect(server.socket.heard()).toEqual(before);
});

test('too fast is not an answer: the command is said again', () => {
  goLive();
  void line.command({ type: 'im_back' });
  const id = (server.socket.heard().at(-1) as { id: string }).id;
  server.socket.say({ type: 'refused', id, code: 'too-fast', rule: 'table', args: {}, sentence: '', seq: 0 });
  expect(line.unanswered).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(server.socket.heard()).toEqual([{ type: 'im_back', id }]);
});

test('a live line that leaves a command without an answer is broken, and after several the command is given up', async () => {
  goLive();
  const answer = line.command({ type: 'im_back' });
  for (let silence = 1; silence < MOST_SILENCES; silence++) {
    vi.advanceTimersByTime(PATIENCE);
    expect(line.state).toBe('connecting');
    vi.advanceTimersByTime(PAUSES[0]!);
    goLive();
    expect(server.socket.heard().at(-1)).toMatchObject({ type: 'im_back' });
  }
  vi.advanceTimersByTime(PATIENCE);
  await expect(answer).resolves.toMatchObject({ type: 'refused', code: NO_ANSWER });
  expect(line.state).toBe('live');
  expect(line.unanswered).toEqual([]);
});

test('what could not be read is not waited for', async () => {
  goLive();
  const answer = line.command({ type: 'im_back' });
  server.socket.say({ type: 'error', code: 'malformed', detail: '', sentence: '' });
  await expect(answer).resolves.toMatchObject({ type: 'refused', code: NO_ANSWER });
});

test.each(['too-fast', 'try-again'])('a hello refused with %s is said again after a breath', (code) => {
  server.socket.accept();
  server.socket.heard();
  server.socket.say({ type: 'refused', id: null, code, rule: 'table', args: {}, sentence: '', seq: 0 });
  vi.advanceTimersByTime(BREATH);
  expect(server.socket.heard()).toEqual([HELLO]);
  expect(received).toEqual([]);
  vi.advanceTimersByTime(PATIENCE + PAUSES[0]!);
  expect(server.sockets, 'and a hello without an answer is not waited for either').toHaveLength(2);
});

test('what the server could not save is an answer', async () => {
  goLive();
  const answer = line.command({ type: 'im_back' });
  const { id } = server.socket.heard().at(-1) as { id: string };
  server.socket.say({ type: 'refused', id, code: 'try-again', rule: 'table', args: {}, sentence: '', seq: 0 });
  await expect(answer).resolves.toMatchObject({ code: 'try-again' });
});

test('pauses grow up to half a minute (O34)', () => {
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) {
    server.socket.cut();
    const wait = line.retryAt! - Date.now();
    pauses.push(wait);
    vi.advanceTimersByTime(wait + 1);
  }
  PAUSES.forEach((pause, attempt) => {
    expect(pauses[attempt]).toBeLessThanOrEqual(pause);
    expect(pauses[attempt]).toBeGreaterThanOrEqual(0.75 * pause);
  });
  expect(Math.max(...pauses)).toBeLessThanOrEqual(30_000);
  expect(states).toContain('offline');
  goLive();
  server.socket.cut();
  expect(line.retryAt! - Date.now()).toBeLessThanOrEqual(PAUSES[0]!);
});

test('the page shown again connects at once', () => {
  for (let attempt = 0; attempt < 8; attempt++) {
    server.socket.cut();
    vi.advanceTimersByTime(30_000);
  }
  server.socket.cut();
  const before = server.sockets.length;
  server.showPage();
  expect(server.sockets).toHaveLength(before + 1);
  goLive();
  expect(line.state).toBe('live');
  vi.advanceTimersByTime(1000);
  expect(server.sockets).toHaveLength(before + 1);
});

test('a line that has gone silent is said to be broken at once', () => {
  goLive();
  vi.advanceTimersByTime(HEARTBEAT + PATIENCE);
  expect(line.state, 'no attempt has to fail first').toBe('offline');
});

test('where the browser says there is no network, the line is tried', () => {
  goLive();
  server.loseNetwork();
  server.socket.say({ type: 'pong' });
  vi.advanceTimersByTime(SHORT_PATIENCE);
  expect(line.state, 'a server on this very machine').toBe('live');
  server.loseNetwork();
  vi.advanceTimersByTime(SHORT_PATIENCE);
  expect(line.state).toBe('offline');
  vi.advanceTimersByTime(PAUSES[0]!);
  expect(server.sockets).toHaveLength(2);
});

test('a socket that froze while the page was hidden is found out soon', () => {
  goLive();
  server.showPage();
  vi.advanceTimersByTime(SHORT_PATIENCE);
  expect(line.state).toBe('connecting');
  vi.advanceTimersByTime(PAUSES[0]!);
  expect(server.sockets).toHaveLength(2);
});

test('signs of life keep the line, silence breaks it', () => {
  goLive();
  for (let beat = 0; beat < 3; beat++) {
    vi.advanceTimersByTime(HEARTBEAT);
    expect(server.socket.sent.at(-1)).toEqual({ type: 'ping' });
    server.socket.say({ type: 'pong' });
  }
  vi.advanceTimersByTime(PATIENCE);
  expect(line.state).toBe('live');
  vi.advanceTimersByTime(HEARTBEAT + PATIENCE);
  expect(line.state).not.toBe('live');
  expect(received.filter((message) => message.type === 'pong')).toEqual([]);
});

test('a socket that never opens is given up', () => {
  vi.advanceTimersByTime(PATIENCE + PAUSES[0]!);
  expect(server.sockets).toHaveLength(2);
});

test('a shutdown is followed by another try, being removed is not', () => {
  goLive();
  server.socket.say({ type: 'moved_on', reason: 'shutdown' });
  vi.advanceTimersByTime(PAUSES[0]!);
  expect(server.sockets).toHaveLength(2);
  goLive();
  server.socket.say({ type: 'moved_on', reason: 'removed' });
  expect(line.state).toBe('over');
  vi.advanceTimersByTime(60_000);
  server.showPage();
  expect(server.sockets).toHaveLength(2);
});

test('what makes no sense breaks the line, and it comes back', () => {
  goLive();
  server.socket.onmessage?.({ data: '{"type":' } as MessageEvent<string>);
  vi.advanceTimersByTime(PAUSES[0]!);
  expect(server.sockets).toHaveLength(2);
});
