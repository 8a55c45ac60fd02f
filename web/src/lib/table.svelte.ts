/**
 * One table as this browser sees it: what was seen of the match, who is here, one's hand as it lies, and what can be done.
 * Pages read its fields and call its methods; nothing else talks to the server about the table.
 */
import { newNonce } from './hex.ts';
import { next, type Observation, toAct } from './observe.ts';
import type { Phase, Round } from './public.ts';
import { type Laid, reconciled, sameCards, tidied } from './order.ts';
import { type Answer, Line, type LineState, openSocket, type PageEvents, type Socket, type Wish } from './socket.ts';
import { load, save } from './stored.ts';
import { type HeldSeat, heldSeat, holdSeat, retireSeat, retireToken } from './tokens.ts';
import type {
  Action,
  Card,
  Countdown,
  HandRead,
  Hello,
  Hint,
  Refused,
  Said,
  SeatInfo,
  Seen,
  ServerMessage,
  TableInfo,
  TableSettings,
  Welcome,
} from './wire.ts';
import { PROTOCOL_VERSION } from './wire.ts';

/** Input this soon after a change of phase is not meant: it was aimed at what stood there before (O30). */
export const SETTLING = 300;

/** Why there is no table here, and no use in trying again. */
export type Trouble = 'no-such-table' | 'unknown-token' | 'removed' | 'replaced' | 'version' | 'broken';

/** Something that happened, with the round it happened in (from 0; null between rounds). */
export interface LogLine extends Seen {
  round: number | null;
}

/** A countdown that runs here: `ends` is on the clock of `performance.now()`. */
export interface Running extends Countdown {
  ends: number;
}

export interface Happening {
  seen: Seen;
  before: Observation | null;
  after: Observation;
  /** Just now, not while catching up after a break. */
  live: boolean;
}

export interface Surroundings {
  open?: () => Socket;
  page?: PageEvents;
  now?: () => number;
}

export class TableStore {
  readonly code: string;
  line = $state<LineState>('connecting');
  /** The next attempt to connect, in milliseconds since 1970. */
  retryAt = $state<number | null>(null);
  trouble = $state<Trouble | null>(null);
  match = $state<string | null>(null);
  observation = $state.raw<Observation | null>(null);
  info = $state.raw<TableInfo | null>(null);
  countdown = $state.raw<Running | null>(null);
  /** One's hand as the server read it last: its melds, points, and the discards one may go out with. */
  hand = $state.raw<HandRead | null>(null);
  /** One's hand as it lies. */
  laid = $state.raw<Laid>([]);
  log = $state.raw<readonly LogLine[]>([]);
  said = $state.raw<readonly Said[]>([]);
  /** Commands that wait for an answer. */
  pending = $state.raw<readonly Wish['type'][]>([]);
  /** The last refusal, until the next command. */
  refused = $state.raw<Refused | null>(null);

  readonly viewer = $derived(this.observation?.viewer ?? null);
  readonly round: Round | null = $derived(this.observation?.public.round ?? null);
  readonly phase: Phase | null = $derived(this.round?.phase ?? null);
  readonly myTurn = $derived(this.observation !== null && toAct(this.observation));
  readonly isHost = $derived(this.info !== null && this.viewer !== null && this.info.host === this.viewer);
  readonly me: SeatInfo | null = $derived(this.viewer === null ? null : (this.info?.seats[this.viewer] ?? null));
  /** The seat that this browser holds here, as it was when that last changed. */
  #held = $state.raw<HeldSeat | undefined>(undefined);
  /** The name of who sits here and is waiting to come in with the next round; null where nobody is. */
  readonly coming: string | null = $derived.by(() => {
    const waiting = this.info?.waiting ?? [];
    // a token without a seat that the server takes all the same
    if (this.viewer !== null || !waiting.length || !this.#held || this.#held.seat !== undefined) return null;
    return this.#held.name ?? waiting.at(-1)!;
  });
  /** The number of the event that one's own last action has led to; it may be told a moment after the answer. */
  #expected = $state(0);
  /** An action of one's own is on its way. */
  readonly acting = $derived(
    this.pending.includes('act') || (this.observation !== null && this.observation.public.seq < this.#expected),
  );

  #line: Line;
  #now: () => number;
  #listeners = new Set<(happening: Happening) => void>();
  #settledAt = 0;
  /** Whose eyes the observation was folded with. */
  #token: string | null = null;
  /** The order that was sent and is not confirmed yet. */
  #ordering = 0;
  /** `hand` is read in the order that was sent last, not in one before. */
  #kept = true;

  constructor(code: string, surroundings: Surroundings = {}) {
    this.code = code;
    this.#now = surroundings.now ?? (() => performance.now());
    this.#line = new Line(
      surroundings.open ?? openSocket,
      {
        hello: () => this.#hello(),
        received: (message) => this.#received(message),
        goesOn: () => this.#newerHeld,
        changed: (state) => {
          this.line = state;
          this.retryAt = this.#line.retryAt;
        },
      },
      surroundings.page,
    );
  }

  start(): void {
    this.#line.start();
  }

  stop(): void {
    this.#line.stop();
    this.#listeners.clear();
  }

  retryNow(): void {
    this.#line.retryNow();
  }

  /** Be told of everything that happens, for motion, sounds and the live region. Returns what ends that. */
  onHappened(told: (happening: Happening) => void): () => void {
    this.#listeners.add(told);
    return () => this.#listeners.delete(told);
  }

  /** Whether input counts: it is one's turn, nothing is on its way, and the table has stood still for a moment. */
  get ready(): boolean {
    return this.myTurn && !this.acting && this.settled;
  }

  get settled(): boolean {
    return this.#now() - this.#settledAt >= SETTLING;
  }

  // --- what one can do ------------------------------------------------------------------------------------------

  /** A seat's action. False where it does not count: too soon after a change, or another one is on its way. */
  act(action: Action): boolean {
    if (this.acting || !this.settled || this.observation === null) return false;
    const last_seq = this.observation.public.seq;
    void this.command({ type: 'act', last_seq, action }).then((answer) => {
      this.#expected = answer.type === 'ack' ? answer.seq : 0;
    });
    return true;
  }

  draw(): boolean {
    return this.act({ type: 'draw' });
  }

  take(): boolean {
    return this.act({ type: 'take' });
  }

  discard(card: Card): boolean {
    return this.act({ type: 'discard', card });
  }

  goOut(discard: Card | null): boolean {
    return this.act({ type: 'go_out', discard });
  }

  takeBack(): boolean {
    return this.act({ type: 'take_back' });
  }

  /** Lay the hand in this order; it shows at once and is kept on the server. */
  keepOrder(order: Laid): void {
    const cards = tidied(order);
    if (!this.observation || !sameCards(cards, this.observation.hand)) return;
    this.laid = cards;
    this.#ordering++;
    this.#kept = false;
    void this.command({ type: 'keep_order', cards }).then((answer) => {
      this.#ordering--;
      // how the hand was read comes after the ack: the reading at hand may still be that of an order before
      if (answer.type === 'ack' || this.#ordering) return;
      this.#kept = true;
      this.#lay();
    });
  }

  arrange(by: 'melds' | 'rank' | 'suit'): void {
    void this.command({ type: 'arrange', by });
  }

  /** Sit down; the seat's secret is kept in this browser. */
  async sit(name: string, seat: number | null = null): Promise<Answer> {
    const answer = await this.command({ type: 'sit', name, seat });
    if (answer.type === 'ack' && answer.token) {
      this.#token = answer.token;
      holdSeat({ code: this.code, token: answer.token, name, ...(answer.seat === null ? {} : { seat: answer.seat }) });
      this.#held = heldSeat(this.code);
    }
    return answer;
  }

  async leave(): Promise<Answer> {
    const answer = await this.command({ type: 'leave' });
    if (answer.type === 'ack') {
      retireSeat(this.code);
      this.#held = undefined;
    }
    return answer;
  }

  /** Another tab holds a newer secret of this table: what this one had is over, and the seat is not lost. */
  get #newerHeld(): boolean {
    const held = heldSeat(this.code)?.token;
    return held !== undefined && held !== this.#token;
  }

  /** The server takes the seat's secret no more: this browser holds it no longer, unless it has another by now. */
  letGo(): void {
    if (!this.#newerHeld) retireSeat(this.code);
  }

  /** A new secret for a seat, to be made a link of. One's own is kept and used here at once: the old one is void then. */
  async newLink(seat: number): Promise<string | null> {
    const own = seat === this.viewer;
    const answer = await this.command({ type: 'new_link', seat });
    if (answer.type !== 'ack' || !answer.token) return null;
    if (own) {
      if (this.#token !== null) retireToken(this.#token);
      this.#token = answer.token;
      holdSeat({ code: this.code, token: answer.token, seat });
      this.#line.helloAgain();
    }
    return answer.token;
  }

  async hint(): Promise<Hint | null> {
    const answer = await this.command({ type: 'ask_hint' });
    return answer.type === 'ack' ? answer.hint : null;
  }

  goOn(): void {
    void this.command({ type: 'continue' });
  }

  imBack(): void {
    void this.command({ type: 'im_back' });
  }

  say(text: string): void {
    if (text.trim()) void this.command({ type: 'say', text: text.trim() });
  }

  react(reaction: string): void {
    void this.command({ type: 'say', reaction });
  }

  change(settings: Partial<TableSettings>): Promise<Answer> | null {
    return this.info && this.command({ type: 'change', settings: { ...this.info.settings, ...settings } });
  }

  /** Any command; the others above are these. A refusal shows in `refused` until the next command. */
  async command(wish: Wish): Promise<Answer> {
    this.refused = null;
    const answering = this.#line.command(wish);
    this.#tellPending();
    const answer = await answering;
    this.#tellPending();
    if (answer.type === 'refused') this.refused = answer;
    return answer;
  }

  #tellPending(): void {
    this.pending = this.#line.unanswered.map((command) => command.type);
  }

  // --- what the server says -------------------------------------------------------------------------------------

  /** Random bytes of one's own are on their way. */
  #adding = false;

  #hello(): Hello {
    const token = heldSeat(this.code)?.token ?? null;
    // what was folded with other eyes does not count
    const last_seq = token === this.#token ? (this.observation?.public.seq ?? 0) : 0;
    this.#token = token;
    return { type: 'hello', code: this.code, token, last_seq, version: PROTOCOL_VERSION };
  }

  #received(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message);
      case 'happened':
        return this.#happened(message.seen, true);
      case 'table_changed':
        return this.#tableIs(message.table);
      case 'hand_read':
        this.hand = message;
        if (!this.#ordering) this.#kept = true;
        return this.#lay();
      case 'said':
        this.said = [...this.said, message.said];
        return;
      case 'refused':
        // answers to commands go to those who gave them; one without an id is about the hello
        if (message.id === null) this.#turnedAway(message);
        return;
      case 'moved_on':
        if (message.reason !== 'shutdown' && this.#line.state === 'over') this.#end(message.reason);
        return;
      case 'error':
        if (message.code === 'version') this.#end('version');
        // what could not be read is the hello, and in that the code out of the address bar
        else if (this.match === null) this.#end('no-such-table');
        return;
      case 'ack':
      case 'pong':
        return;
    }
  }

  #welcomed(welcome: Welcome): void {
    const goesOn = !welcome.reset && this.observation?.viewer === welcome.viewer && this.match === welcome.match;
    if (!welcome.reset && !goesOn) return this.#fromTheStart();
    this.match = welcome.match;
    this.#held = heldSeat(this.code);
    this.#tableIs(welcome.table);
    this.said = welcome.said;
    this.hand = welcome.hand;
    if (!this.#ordering) this.#kept = true;
    if (welcome.reset) {
      this.observation = null;
      this.log = [];
      this.laid = [];
      this.#replay(welcome.viewer, welcome.seen);
    } else {
      this.#happened(welcome.seen, false);
    }
    this.#lay();
    if (welcome.viewer !== null) this.#seated(welcome.viewer, welcome.match);
  }

  /** All from the first sighting on, at one blow. */
  #replay(viewer: number | null, all: readonly Seen[]): void {
    let observation: Observation | null = null;
    const log: LogLine[] = [];
    try {
      for (const seen of all) {
        observation = next(observation, viewer, seen.sighting);
        log.push({ ...seen, round: observation.public.round?.number ?? null });
      }
    } catch {
      // the server and this page do not understand each other; the same again would not help
      return this.#end('broken');
    }
    this.observation = observation;
    this.log = log;
    this.#settledAt = this.#now();
  }

  #happened(all: readonly Seen[], live: boolean): void {
    for (const seen of all) {
      const before = this.observation;
      if (before === null) return this.#fromTheStart();
      if (seen.seq <= before.public.seq) continue;
      if (seen.seq !== before.public.seq + 1) return this.#line.helloAgain();
      let after: Observation;
      try {
        after = next(before, before.viewer, seen.sighting);
      } catch {
        return this.#fromTheStart();
      }
      if (changesPhase(before, after)) this.#settledAt = this.#now();
      this.observation = after;
      this.log = [...this.log, { ...seen, round: (after.public.round ?? before.public.round)?.number ?? null }];
      // a new round starts without groups and orders of the old one (E22)
      if (seen.sighting.type === 'deal_seen') this.laid = [];
      if (seen.sighting.type === 'match_resumed' && after.viewer !== null && this.match) this.#seated(after.viewer, this.match);
      this.#lay();
      for (const listener of this.#listeners) listener({ seen, before, after, live });
    }
  }

  #fromTheStart(): void {
    this.observation = null;
    this.#line.helloAgain();
  }

  /** The hand as it lies: as the server keeps it, or as it was just laid here, without what is gone, with what is new. */
  #lay(): void {
    const hand = this.observation?.hand ?? [];
    const kept = this.hand && this.#kept && sameCards(this.hand.cards, hand) ? this.hand.cards : this.laid;
    this.laid = reconciled(kept, hand);
  }

  #tableIs(info: TableInfo): void {
    this.info = info;
    const countdown = info.countdown;
    this.countdown = countdown && { ...countdown, ends: this.#now() + 1000 * countdown.seconds };
  }

  #seated(viewer: number, match: string): void {
    const token = this.#token;
    const name = this.observation?.public.seats[viewer]?.name;
    if (token) holdSeat({ code: this.code, token, seat: viewer, match, ...(name ? { name } : {}) });
    // this browser's own part in the deals, once a match; it is kept to be looked for in the record afterwards
    const key = `nonce:${match}`;
    if (this.#adding || load<string | null>(key, null) !== null || this.observation?.public.ended) return;
    if (this.observation?.public.suspended) return; // nothing is taken then: once the match goes on
    const nonce = newNonce();
    this.#adding = true;
    void this.#line.command({ type: 'add_nonce', nonce }).then((answer) => {
      this.#adding = false;
      if (answer.type === 'ack') save(key, nonce);
    });
  }

  #turnedAway(refused: Refused): void {
    if (refused.code === 'unknown-token') {
      this.#end('unknown-token');
    } else if (refused.code === 'no-such-table') {
      this.#end('no-such-table');
    } else {
      this.refused = refused;
    }
  }

  #end(trouble: Trouble): void {
    this.trouble = trouble;
    this.#line.stop();
  }
}

/** Something else is to be done now, or by somebody else: what stands where on the screen may have changed. */
function changesPhase(before: Observation, after: Observation): boolean {
  const [one, other] = [before.public.round, after.public.round];
  return (
    one?.number !== other?.number ||
    one?.phase !== other?.phase ||
    one?.turn !== other?.turn ||
    // a second tap on the button must not be a second wrong call
    one?.penalties !== other?.penalties ||
    before.public.solo?.phase !== after.public.solo?.phase ||
    before.public.suspended !== after.public.suspended
  );
}

/** The random bytes this browser added to a match; null where it added none. */
export function ownNonce(match: string): string | null {
  return load<string | null>(`nonce:${match}`, null);
}
