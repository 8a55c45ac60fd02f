/**
 * The line to a table: one socket, made anew when it breaks, commands that arrive exactly once.
 *
 * Every command keeps its id until it is answered; after every welcome it is sent again with the same id, and the server
 * answers as it did before without doing it twice. What is in the messages is no concern of this file.
 */
import type { Ack, ClientMessage, Command, Hello, Refused, ServerMessage } from './wire.ts';

/** `connecting`: for the first time or just broken; `offline`: tried in vain, will try again; `over`: it is not wanted. */
export type LineState = 'connecting' | 'live' | 'offline' | 'over';

export interface LineHandlers {
  /** What to say first; asked anew for each connection. */
  hello(): Hello;
  /** Everything the server says, answers to commands included. */
  received(message: ServerMessage): void;
  changed(state: LineState): void;
  /** The socket's seat has a new secret, and this page knows it: the line goes on with that. */
  goesOn?(): boolean;
}

/** The part of a WebSocket that is used; a test has its own. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

/** A command without its id, which the line gives it. */
export type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never;
export type Answer = Ack | Refused;

interface Waiting {
  command: Command;
  /** How often a live line has left it without an answer. */
  silences: number;
  timer: Timer;
  answered: (answer: Answer) => void;
}

const OPEN = 1;
export const PAUSES = [500, 1000, 2000, 4000, 8000, 16_000, 30_000];
/** Between two signs of life, and how long one may take. */
export const HEARTBEAT = 15_000;
export const PATIENCE = 8_000;
/** How long an answer may take when the page has just been shown again: phones freeze sockets without closing them. */
export const SHORT_PATIENCE = 2_500;
/** Before saying again what was said too fast. */
export const BREATH = 1_000;
/** A command that live lines have left without an answer so often is given up. */
export const MOST_SILENCES = 3;
/** The code of a refusal that is made here, for a command that was given up. */
export const NO_ANSWER = 'no-answer';

export class Line {
  state: LineState = 'connecting';
  /** When the next attempt is made, in milliseconds since 1970; null while one is being made. */
  retryAt: number | null = null;
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #retry: Timer = null;
  #beat: Timer = null;
  #doubt: Timer = null;
  /** Hello was said, and there is no welcome yet. */
  #greeting = false;
  #again: Timer = null;
  #open: () => Socket;
  #handlers: LineHandlers;
  #stopListening: () => void;

  constructor(open: () => Socket, handlers: LineHandlers, page: PageEvents = browserPage()) {
    this.#open = open;
    this.#handlers = handlers;
    const stops = [page.onReturn(() => this.#returned()), page.onLost(() => this.#doubted())];
    this.#stopListening = () => stops.forEach((stop) => stop());
  }

  /** Connect. Called once. */
  start(): void {
    this.#connect();
  }

  /** The line is not wanted any more. What was not answered is not going to be. */
  stop(): void {
    if (this.state === 'over') return;
    this.#stopListening();
    this.#clear();
    this.#drop();
    this.#waiting.clear();
    this.#become('over');
  }

  /** Commands without an answer yet, the oldest first. */
  get unanswered(): readonly Command[] {
    return [...this.#waiting.values()].map((waiting) => waiting.command);
  }

  /** Send a command, now or as soon as there is a connection. Resolves with the server's answer; never rejects. */
  command(wish: Wish): Promise<Answer> {
    // an id nobody can guess: the answer to a repeated `sit` holds the seat's secret
    const id = newId();
    return new Promise((answered) => {
      const waiting: Waiting = { command: { ...wish, id } as Command, silences: 0, timer: null, answered };
      this.#waiting.set(id, waiting);
      if (this.state === 'live') this.#send(waiting);
    });
  }

  /** Something was missed: say hello again on the same socket. */
  helloAgain(): void {
    if (this.#socket?.readyState === OPEN) this.#greet();
  }

  /** Try now instead of waiting. */
  retryNow(): void {
    if (this.state === 'offline' || (this.state === 'connecting' && this.#retry !== null)) this.#connect();
  }

  #connect(): void {
    this.#clear();
    this.#drop();
    this.retryAt = null;
    let socket: Socket;
    try {
      socket = this.#open();
    } catch {
      this.#broken();
      return;
    }
    this.#socket = socket;
    this.#doubt = later(PATIENCE, () => this.#broken());
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#received(event.data);
    socket.onclose = () => this.#broken();
  }

  #greet(): void {
    this.#greeting = true;
    this.#again = stopped(this.#again);
    this.#doubt = stopped(this.#doubt);
    this.#doubt = later(PATIENCE, () => this.#broken());
    this.#say(this.#handlers.hello());
  }

  #received(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      this.#broken();
      return;
    }
    // only a welcome is an answer to hello
    if (!this.#greeting || message.type === 'welcome') this.#doubt = stopped(this.#doubt);
    if (this.#greetsAgain(message)) return;
    const unanswered = message.type === 'welcome' ? [...this.#waiting.values()] : [];
    if (message.type === 'welcome') this.#welcomed();
    else if (message.type === 'error') this.#unread();
    else if (message.type === 'ack' || message.type === 'refused') this.#answered(message);
    else if (message.type === 'moved_on') {
      const goesOn = message.reason === 'replaced' && this.#handlers.goesOn?.();
      if (message.reason === 'shutdown' || goesOn) this.#broken();
      else this.stop();
    }
    if (message.type !== 'pong') this.#handlers.received(message);
    // after the welcome has been taken in: an answer may rest on it
    for (const waiting of unanswered) this.#send(waiting);
  }

  #welcomed(): void {
    this.#greeting = false;
    this.#attempts = 0;
    this.#become('live');
    this.#schedule();
  }

  /** Hello came at a bad moment; nothing is wrong with it. */
  #greetsAgain(message: ServerMessage): boolean {
    if (!this.#greeting || message.type !== 'refused' || message.id !== null) return false;
    if (message.code !== 'too-fast' && message.code !== 'try-again') return false;
    this.#doubt = stopped(this.#doubt);
    this.#again = stopped(this.#again);
    this.#again = later(BREATH, () => this.#greet());
    return true;
  }

  #answered(answer: Answer): void {
    const waiting = answer.id === null ? undefined : this.#waiting.get(answer.id);
    if (!waiting) return;
    waiting.timer = stopped(waiting.timer);
    if (answer.type === 'refused' && answer.code === 'too-fast') {
      // nothing is wrong with the command itself
      waiting.timer = later(BREATH, () => {
        if (this.state === 'live') this.#send(waiting);
      });
      return;
    }
    this.#waiting.delete(waiting.command.id);
    waiting.answered(answer);
  }

  /** Something could not be read, and the server cannot say what: where only one command waits, it is that one. */
  #unread(): void {
    const [waiting, ...others] = this.#waiting.values();
    if (waiting && !others.length && waiting.timer !== null) this.#giveUp(waiting);
  }

  /** A live line has said nothing to a command: it may be the line, and after several of them it is the command. */
  #silent(waiting: Waiting): void {
    waiting.silences++;
    if (waiting.silences >= MOST_SILENCES) this.#giveUp(waiting);
    else this.#broken();
  }

  #giveUp({ command: { id } }: Waiting): void {
    this.#answered({ type: 'refused', id, code: NO_ANSWER, rule: 'table', args: {}, sentence: '', seq: 0 });
  }

  #send(waiting: Waiting): void {
    if (!this.#waiting.has(waiting.command.id)) return;
    waiting.timer = stopped(waiting.timer);
    waiting.timer = later(PATIENCE, () => this.#silent(waiting));
    this.#say(waiting.command);
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #schedule(): void {
    this.#beat = stopped(this.#beat);
    this.#beat = later(HEARTBEAT, () => {
      this.#ping(PATIENCE, true);
      this.#schedule();
    });
  }

  /** `gone`: where no answer comes there is no doubt that the line is. */
  #ping(patience: number, gone: boolean): void {
    this.#say({ type: 'ping' });
    this.#doubt = stopped(this.#doubt);
    this.#doubt = later(patience, () => this.#broken(gone));
  }

  /** The page is shown again, or the network is back. */
  #returned(): void {
    if (this.state === 'over') return;
    if (this.state === 'live') this.#ping(SHORT_PATIENCE, false);
    else this.#connect();
  }

  /** The browser says there is no network; a server on this very machine is still there. */
  #doubted(): void {
    if (this.state === 'live') this.#ping(SHORT_PATIENCE, true);
  }

  /** `gone`: there is no doubt that nothing comes through, so that it is said at once. */
  #broken(gone = false): void {
    if (this.state === 'over') return;
    this.#clear();
    this.#drop();
    const pause = PAUSES[Math.min(this.#attempts, PAUSES.length - 1)]!;
    // not all at once, when a server comes back
    const wait = pause * (0.75 + Math.random() / 4);
    this.#attempts++;
    this.retryAt = Date.now() + wait;
    this.#retry = later(wait, () => this.#connect());
    this.#become(gone || this.#attempts > 1 ? 'offline' : 'connecting');
  }

  #become(state: LineState): void {
    this.state = state;
    this.#handlers.changed(state);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #clear(): void {
    this.#retry = stopped(this.#retry);
    this.#beat = stopped(this.#beat);
    this.#doubt = stopped(this.#doubt);
    this.#again = stopped(this.#again);
    this.#greeting = false;
    for (const waiting of this.#waiting.values()) waiting.timer = stopped(waiting.timer);
  }
}

type Timer = ReturnType<typeof setTimeout> | null;

function later(wait: number, what: () => void): Timer {
  return setTimeout(what, wait);
}

function stopped(timer: Timer): null {
  if (timer !== null) clearTimeout(timer);
  return null;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The page coming back, shown again or online again; and the browser's word that there is no network. */
export interface PageEvents {
  onReturn(returned: () => void): () => void;
  onLost(lost: () => void): () => void;
}

function browserPage(): PageEvents {
  return {
    onReturn(returned) {
      const shown = () => {
        if (document.visibilityState === 'visible') returned();
      };
      addEventListener('online', returned);
      addEventListener('pageshow', shown);
      document.addEventListener('visibilitychange', shown);
      return () => {
        removeEventListener('online', returned);
        removeEventListener('pageshow', shown);
        document.removeEventListener('visibilitychange', shown);
      };
    },
    onLost(lost) {
      addEventListener('offline', lost);
      return () => removeEventListener('offline', lost);
    },
  };
}

/** A real socket to the server that the page came from. */
export function openSocket(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/ws`);
}
