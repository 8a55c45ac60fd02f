/** A server one can play by hand: sockets that note what is said, and say what one wants. */
import type { PageEvents, Socket } from '../src/lib/socket.ts';
import type { ClientMessage, ServerMessage } from '../src/lib/wire.ts';

export class FakeSocket implements Socket {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: ClientMessage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  /** The line breaks. */
  cut(): void {
    this.readyState = 3;
    this.onclose?.(new Event('close') as CloseEvent);
  }

  /** What was said since the last time one asked, pings apart. */
  heard(): ClientMessage[] {
    return this.sent.splice(0).filter((message) => message.type !== 'ping');
  }
}

export class FakeServer {
  sockets: FakeSocket[] = [];
  #returned: (() => void)[] = [];
  #lost: () => void = () => undefined;

  open = (): Socket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  page: PageEvents = {
    onReturn: (returned) => {
      this.#returned.push(returned);
      return () => {
        this.#returned = this.#returned.filter((other) => other !== returned);
      };
    },
    onLost: (lost) => {
      this.#lost = lost;
      return () => {
        this.#lost = () => undefined;
      };
    },
  };

  /** The newest socket. */
  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** The page is shown again. */
  showPage(): void {
    for (const returned of this.#returned) returned();
  }

  /** The browser says that there is no network. */
  loseNetwork(): void {
    this.#lost();
  }
}
