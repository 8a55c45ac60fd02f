/** A table in a recorded state, for looking at it: it answers hello with what was recorded, and every command with yes. */
import type { Socket } from '../lib/socket.ts';
import { TableStore } from '../lib/table.svelte.ts';
import type { ClientMessage, Welcome } from '../lib/wire.ts';

export class Recorded implements Socket {
  readyState = 1;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: ClientMessage[] = [];
  #welcome: Welcome;

  constructor(welcome: Welcome) {
    this.#welcome = welcome;
    setTimeout(() => this.onopen?.(new Event('open')));
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    if (message.type === 'hello') this.say(this.#welcome);
    else if (message.type !== 'ping') {
      this.say({ type: 'ack', id: message.id, seq: this.#welcome.seen.length, seat: null, token: null, hint: null });
    }
  }

  say(message: unknown): void {
    setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) })));
  }

  close(): void {
    this.readyState = 3;
  }
}

export function recordedTable(welcome: Welcome): TableStore {
  return new TableStore(welcome.table.code.toUpperCase(), {
    open: () => new Recorded(welcome),
    page: { onReturn: () => () => undefined, onLost: () => () => undefined },
  });
}
