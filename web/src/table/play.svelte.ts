/** One table on the screen: what may be done now, and the doing of it. Components ask this and say nothing themselves. */
import { untrack } from 'svelte';
import { bonusRound, canTakeBack, drawn, mayLay, wildRank } from '../lib/observe.ts';
import { awaited, rightOf, topFor } from '../lib/public.ts';
import { t } from '../lib/i18n.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { Wish } from '../lib/socket.ts';
import type { TableStore } from '../lib/table.svelte.ts';
import type { Ack, Action, Card, LayOff, Said } from '../lib/wire.ts';
import { Flights } from './flights.ts';
import { OwnHand } from './hand.svelte.ts';
import type { KeyCommand } from './keys.ts';
import { faceText, spoken } from './names.ts';
import { hintText, promptOf, refusalText, ruleOf } from './prompts.ts';
import { sectionOf } from './rule.ts';
import { saidSince, saidText } from './saying.ts';
import { told, type Teller } from './told.ts';

const NOTICE = 6000;
const HINT = 12_000;
const BUBBLE = 6000;

export interface Bubble {
  readonly seat: number;
  readonly text: string;
}

export type Panel =
  | 'menu'
  | 'scores'
  | 'log'
  | 'chat'
  | 'invite'
  | 'device'
  | 'rules'
  | 'keys'
  | 'host'
  | 'settings'
  | 'arrange'
  | 'call'
  | 'outs';

export class Play {
  readonly store: TableStore;
  readonly hand: OwnHand;
  readonly flights = new Flights();
  /** What has just been refused or answered: takes the prompt's place for a while. */
  notice = $state('');
  panel = $state<Panel | null>(null);
  /** The rule that the rule sheet is opened at, and the one that what is said rests on. */
  readAt = $state<string | null>(null);
  #noticeRule = $state<string | null>(null);
  /** The seat whose dialog is open. */
  seat = $state<number | null>(null);
  /** The round whose summary has been opened again. */
  review = $state<number | null>(null);
  /** What a dragged card is over: the pile, or the meld of this number. */
  over = $state<'pile' | number | null>(null);
  /** Lines of chat that have been looked at. */
  heard = $state(0);
  /** Giving up the seat is on its way. */
  leaving = $state(false);
  #kept = $state('');
  bubbles = $state.raw<readonly Bubble[]>([]);
  #busy = $state.raw<ReadonlySet<string>>(new Set());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saidBefore: readonly Said[] | null = null;

  constructor(store: TableStore) {
    this.store = store;
    this.hand = new OwnHand((order) => store.keepOrder(order));
  }

  // --- what is so ------------------------------------------------------------------------------------------------

  readonly table = $derived.by(() => this.store.observation?.public ?? null);
  readonly round = $derived(this.table?.round ?? null);
  /** Who is not in yet comes in no more: with this round, or a bonus round after it, the match is over. */
  readonly lastRound = $derived(this.round !== null && this.round.number + 1 >= (this.table?.rules.rounds.length ?? 0));
  readonly viewer = $derived.by(() => this.store.viewer);
  readonly info = $derived.by(() => this.store.info);
  readonly isHost = $derived.by(() => this.store.isHost);
  readonly names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);
  readonly myTurn = $derived.by(() => this.store.myTurn);
  readonly phase = $derived(this.myTurn ? (this.round?.phase ?? null) : null);
  /** The discard that can be taken: the top of the pile, or of one's right-hand neighbour's. */
  readonly top = $derived.by(() => (this.round ? topFor(this.round, this.viewer) : null));
  /** Where all play at once. */
  readonly calls = $derived(this.round?.calls ?? null);
  /** What one has chosen for the call to come. */
  readonly choice = $derived.by(() => this.store.observation?.choice ?? null);
  /** Whom the call waits for. */
  readonly awaited = $derived(this.round ? awaited(this.round) : []);
  readonly right = $derived(this.round && this.viewer !== null ? rightOf(this.round, this.viewer) : null);
  /** The card in the hand that is chosen to be discarded at the call. */
  readonly choiceId = $derived.by(() => {
    const { choice } = this;
    const card = choice?.type === 'discard' ? choice.card : choice?.type === 'go_out' ? choice.discard : null;
    if (card === null) return null;
    const going = this.hand.card(this.hand.leavingId);
    return going?.card === card ? going.id : (this.hand.cards.findLast((one) => one.card === card)?.id ?? null);
  });
  /** The button that makes the call is one's own: the caller's, or the host's where that is a bot or not here. */
  readonly mayCall = $derived.by(() => {
    if (!this.round || !this.calls || this.viewer === null || this.table?.suspended) return false;
    const caller = this.info?.seats[this.round.turn];
    const there = caller?.kind === 'person' && caller.presence === 'here' && !caller.auto;
    return this.viewer === (there ? this.round.turn : this.info?.host);
  });
  readonly outs = $derived.by(() => (this.phase === 'discard' ? (this.store.hand?.outs ?? []) : []));
  /** Under honour calls one says to be out, right or wrong, and nobody is told beforehand which it is. */
  readonly mayCallOut = $derived(
    this.phase === 'discard' && this.round?.out === null && this.table?.rules.out.wrong_call !== 'prevented',
  );
  readonly mayTakeBack = $derived.by(() => this.store.observation !== null && canTakeBack(this.store.observation));
  /** In the own last turn melds may be laid down, and cards put on those of the table. */
  readonly mayLay = $derived.by(() => this.store.observation !== null && mayLay(this.store.observation));
  /** Where each card may be put, as the server says. */
  readonly places = $derived.by(() => (this.mayLay ? (this.store.hand?.places ?? []) : []));
  readonly auto = $derived.by(() => this.store.me?.auto ?? false);
  readonly online = $derived.by(() => this.store.line === 'live');
  readonly jokers = $derived((this.table?.rules.deck.jokers ?? 0) > 0);
  readonly unread = $derived.by(() => (settings.muted ? 0 : Math.max(0, this.store.said.length - this.heard)));
  readonly #teller = $derived.by((): Teller | null => {
    const table = this.table;
    if (!table) return null;
    const bonus = bonusRound(table.rules);
    return {
      names: this.names,
      viewer: this.viewer,
      people: this.info?.seats.map((seat) => seat.kind === 'person') ?? [],
      sizes: table.rules.rounds,
      bonus: { size: bonus.rounds[0] ?? 0, wild: wildRank(bonus, bonus.rounds[0] ?? 0) },
      wildOf: (size) => wildRank(table.rules, size),
      jokers: this.jokers,
      face: faceText,
    };
  });
  readonly lines = $derived.by(() => (this.#teller ? told(this.store.log, this.#teller) : []));
  readonly lastLine = $derived(this.lines.at(-1)?.text ?? '');
  /** The last line for those who listen. */
  readonly lastSpoken = $derived.by(() => {
    if (!this.#teller) return '';
    return told(this.store.log.slice(-3), { ...this.#teller, face: spoken }).at(-1)?.text ?? '';
  });
  readonly settled = $derived.by(() =>
    this.store.log.flatMap(({ sighting }) => (sighting.type === 'round_scored' ? [sighting] : [])),
  );

  /** What the person is asked to do, or whom all wait for. */
  readonly prompt = $derived.by(() => promptOf(this));

  /** The rule that stands behind what is asked or refused, where there is one to read. */
  readonly rule = $derived.by(() => (this.notice ? this.#noticeRule : ruleOf(this)));

  busy(what: string): boolean {
    return this.#busy.has(what);
  }

  /** How it stands with leaving, where there is something to say. */
  get leavingText(): string {
    return this.leaving && !this.online ? t('table-leave-offline') : this.#kept;
  }

  /** Call in an effect: takes up what the store has learnt. */
  follow(): void {
    const { observation, laid, hand: read } = this.store;
    untrack(() => this.hand.hold(observation?.public.round?.number ?? null, laid, observation && drawn(observation), read));
  }

  /** Call in an effect: what has just been said hangs at its seat for a while. */
  listen(): void {
    const said = this.store.said;
    if (!this.store.observation) return;
    const before = this.#saidBefore;
    this.#saidBefore = said;
    // what was said before one came is in the list
    if (before === null) return;
    const since = saidSince(before, said);
    // as many as were not looked at are not looked at still, however long the list is now
    untrack(() => {
      if (this.panel !== 'chat') this.heard = Math.max(0, said.length - since.length - Math.max(0, before.length - this.heard));
    });
    if (settings.muted) return;
    const fresh = since.flatMap((one) => (one.seat === null ? [] : [{ seat: one.seat, text: saidText(one) }]));
    if (!fresh.length) return;
    untrack(() => (this.bubbles = [...this.bubbles, ...fresh]));
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => !fresh.includes(one))), BUBBLE);
  }

  /** Call in an effect: after a change of phase nothing of the phase before is shown any more. */
  turned(): void {
    const round = this.round;
    void [round?.number, round?.turn, round?.phase, this.table?.suspended];
    untrack(() => {
      if (this.panel === 'outs' || this.panel === 'call') this.panel = null;
      if (round && this.review !== null) this.review = null;
    });
  }

  /** Call in an effect: what was refused is said. */
  turnedDown(): void {
    const refused = this.store.refused;
    if (!refused) return;
    untrack(() => {
      this.hand.leave(null);
      this.say(refusalText(refused), NOTICE, refused.rule);
    });
  }

  // --- what is done ----------------------------------------------------------------------------------------------

  /** Tapping the stock: draw. */
  tapStock(): void {
    if (this.phase === 'draw') this.#act({ type: 'draw' });
    else if (this.myTurn) this.say(t('refusal-already-drawn'), NOTICE, 'draw');
    else this.say(this.prompt, NOTICE, 'turn');
  }

  /** Where all play at once, tapping the neighbour's pile: choose to take its top card. */
  tapRight(): void {
    if (this.phase === 'draw') this.tapPile();
    else this.say(this.myTurn ? t('refusal-already-drawn') : this.prompt);
  }

  /** Where all play at once, tapping one's own pile: choose the selected card to be laid there. */
  tapOwnPile(): void {
    if (this.phase === 'draw') this.say(t('refusal-draw-first'));
    else this.discard(this.hand.selected);
  }

  /** Tapping the pile: take its top card, or lay the selected one there. */
  tapPile(): void {
    if (this.phase === 'draw') {
      if (this.top) this.#act({ type: 'take' });
      else this.say(t('refusal-pile-empty'), NOTICE, 'draw');
    } else if (this.phase === 'discard') {
      if (this.hand.selected === null) this.say(t('terminal-choose-first'));
      else this.discard(this.hand.selected);
    } else this.say(this.prompt, NOTICE, 'turn');
  }

  discard(id: number | null): void {
    const chosen = this.hand.card(id);
    if (!this.myTurn) return this.say(this.prompt, NOTICE, 'turn');
    if (this.phase === 'draw') return this.say(t('refusal-draw-first'), NOTICE, 'draw');
    if (!chosen) return this.say(t('terminal-choose-first'));
    this.hand.leave(chosen.id);
    this.#act({ type: 'discard', card: chosen.card });
  }

  /** Go out, with the selected card where that is a way; asks where there are several. */
  goOut(): void {
    if (this.mayCallOut) return this.#call();
    if (!this.outs.length) return this.say(this.myTurn ? t('table-cannot-go-out') : this.prompt, NOTICE, 'go-out');
    const selected = this.hand.selectedCard;
    if (selected && this.outs.includes(selected.card)) this.goOutWith(selected.card);
    else if (this.outs.length === 1) this.goOutWith(this.outs[0]!);
    else this.panel = 'outs';
  }

  goOutWith(card: Card | null): void {
    this.panel = null;
    const selected = this.hand.selectedCard;
    this.hand.leave(selected?.card === card ? selected.id : null);
    this.#act({ type: 'go_out', discard: card });
  }

  #call(): void {
    const selected = this.hand.selectedCard;
    if (!selected && this.table?.rules.out.discard === 'compulsory') this.say(t('terminal-call-choose'));
    else if (settings.askBeforeCalling) this.panel = 'call';
    else this.callOut();
  }

  callOut(): void {
    this.panel = null;
    const selected = this.hand.selectedCard;
    this.#act({ type: 'call_out', discard: selected?.card ?? null });
    // after a wrong call the card is chosen anew: a tap too many costs no more
    this.hand.release();
  }

  takeBack(): void {
    this.#act({ type: 'take_back' });
  }

  /** Undo: the own discard as long as that can be taken back, else the last sorting, moving or choosing (O25). */
  undo(): void {
    if (this.mayTakeBack) this.takeBack();
    else if (!this.hand.undo()) this.say(t('terminal-nothing-to-undo'));
  }

  arrange(by: 'melds' | 'rank' | 'suit'): void {
    this.panel = null;
    if (!this.hand.cards.length) return;
    this.hand.remember();
    void this.ask('arrange', { type: 'arrange', by });
  }

  async askHint(): Promise<void> {
    if (!this.myTurn) return this.say(t('terminal-hint-not-now'));
    const ack = await this.ask('hint', { type: 'ask_hint' });
    if (ack?.hint) this.say(hintText(ack.hint, this.top, this.round?.table), HINT);
  }

  // --- the last turn of a redemption round --------------------------------------------------------------------------

  /** The places for this card on this meld; two where it fits at both ends of a run. */
  placesOn(onto: number, card = this.hand.selectedCard?.card): readonly LayOff[] {
    return this.places.filter((place) => place.onto === onto && place.card === card);
  }

  /** Put the selected card on the meld. Where it does not fit, the server says why. */
  layOff(onto: number, id = this.hand.selected, end?: LayOff['end']): void {
    const chosen = this.hand.card(id);
    if (!this.mayLay) return this.say(this.prompt);
    if (!chosen) return this.say(t('terminal-choose-first'));
    this.hand.leave(chosen.id);
    const place = this.placesOn(onto, chosen.card)[0];
    const at = end ?? place?.end ?? null;
    this.#act({ type: 'lay_off', card: chosen.card, onto, ...(at ? { end: at } : {}) });
  }

  /** Put the chosen card where it fits; of several melds the first is looked at, and any can be tapped. */
  layOffAnywhere(): void {
    const chosen = this.hand.card(this.hand.chosen);
    if (!this.mayLay) return this.say(this.prompt);
    if (!chosen) return this.say(t('terminal-choose-first'));
    const melds = new Set(this.places.filter((place) => place.card === chosen.card).map((place) => place.onto));
    if (melds.size > 1) {
      if (this.hand.selected === null) this.hand.tap(chosen.id);
      document.querySelector<HTMLElement>(`[data-meld="${[...melds][0]}"] button`)?.focus();
      this.say(t('laying-choose-meld'));
    } else this.layOff([...melds][0] ?? 0, chosen.id);
  }

  /** Lay down the meld that the chosen card lies in, else the first. */
  layDown(): void {
    if (!this.mayLay) return this.say(this.prompt);
    const { hand } = this;
    const group = hand.groups.find((one) => hand.selected !== null && one.ids.includes(hand.selected)) ?? hand.groups[0];
    if (!group) return this.say(t('laying-none-to-lay'));
    const cards = group.ids.flatMap((id) => hand.card(id)?.card ?? []);
    this.#act({ type: 'lay_down', cards });
  }

  /** Put down all that helps, step by step; what to discard then is chosen. */
  async layBest(): Promise<void> {
    if (!this.mayLay) return this.say(this.prompt);
    const ack = await this.ask('hint', { type: 'ask_hint' });
    const action = ack?.hint?.action;
    if (!action || !this.mayLay) return;
    if (action.type === 'discard') {
      const card = this.hand.cards.findLast((one) => one.card === action.card);
      if (card && this.hand.selected !== card.id) this.hand.tap(card.id);
      return this.say(t('laying-done', { card: faceText(action.card) }), HINT);
    }
    if (action.type !== 'lay_off') return this.say(hintText(ack.hint!, this.top, this.round?.table), HINT);
    const before = this.round;
    this.#act(action);
    await this.#moved(() => this.round !== before);
    if (this.mayLay && this.round !== before) await this.layBest();
  }

  /** Until this is so, or a few seconds have passed. */
  async #moved(so: () => boolean): Promise<void> {
    for (let wait = 0; wait < 50 && !(so() && !this.store.acting && this.store.settled); wait++) {
      await new Promise((go) => setTimeout(go, 100));
    }
  }

  press(command: KeyCommand): void {
    const { hand } = this;
    switch (command.do) {
      case 'stock':
        return this.tapStock();
      case 'pile':
        return this.tapPile();
      case 'discard':
        return this.discard(hand.chosen);
      case 'out':
        return this.goOut();
      case 'undo':
        return this.undo();
      case 'down':
        return this.layDown();
      case 'onto':
        return this.layOffAnywhere();
      case 'best':
        return void this.layBest();
      case 'hint':
        return void this.askHint();
      case 'arrange':
        return this.arrange('melds');
      case 'keys':
        this.panel = 'keys';
        return;
      case 'release':
        return hand.release();
      case 'focus':
        return hand.focusBy(command.by);
      case 'move':
        if (hand.chosen !== null) hand.nudge(hand.chosen, command.by);
        return;
      case 'end':
        hand.focused = (command.at === 'first' ? hand.cards[0] : hand.cards.at(-1))?.id ?? null;
        return;
      case 'choose': {
        const card = hand.cards[command.place];
        if (card) hand.tap(card.id);
      }
    }
  }

  /** The rule sheet, at a rule; null: from its beginning. */
  showRule(rule: string | null): void {
    this.readAt = rule;
    this.panel = 'rules';
  }

  /** Say something in the prompt's place, and which rule it rests on. */
  say(text: string, ms = NOTICE, rule: string | null = null): void {
    clearTimeout(this.#timer);
    this.notice = text;
    this.#noticeRule = rule !== null && sectionOf(rule) ? rule : null;
    this.#timer = setTimeout(() => (this.notice = ''), ms);
  }

  /** Send a command that is not a move, once at a time. Null where it had no effect. */
  async ask(what: string, wish: Wish): Promise<Ack | null> {
    if (this.#busy.has(what)) return null;
    this.#busy = new Set([...this.#busy, what]);
    const answer = await this.store.command(wish);
    this.#busy = new Set([...this.#busy].filter((one) => one !== what));
    return answer.type === 'ack' ? answer : null;
  }

  /** Give the seat up, or the wish for one. True where that is done; else `leavingText` says how it stands. */
  async leave(): Promise<boolean> {
    if (this.leaving) return false;
    this.leaving = true;
    this.#kept = '';
    const answer = await this.store.leave();
    this.leaving = false;
    if (answer.type === 'ack') return true;
    this.#kept = t('table-leave-failed', { why: refusalText(answer) });
    return false;
  }

  /** A move; while another is on its way, or right after a change of phase, it does not count. */
  #act(action: Action): void {
    if (this.store.act(action)) this.notice = '';
    else this.hand.leave(null);
    if (this.calls) this.hand.release();
  }

  /** The caller's button. */
  callNow(): void {
    void this.ask('call_now', { type: 'call_now' });
  }
}
