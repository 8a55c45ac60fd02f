/** What happened, in words: one line a turn where that is possible. */
import { t } from '../lib/i18n.svelte.ts';
import { meldCards } from '../lib/cards.ts';
import { toldCall } from '../lib/told-calls.ts';
import { toldAlone } from '../lib/told-alone.ts';
import type { By, Card, Seen, Sighting } from '../lib/wire.ts';
import type { Args } from '../lib/texts.ts';
import { faceText, listed, wildText } from './names.ts';

export interface ToldLine {
  /** The event with which it is complete. */
  readonly seq: number;
  readonly seat: number | null;
  readonly text: string;
  /** A round begins or ends here. */
  readonly mark: 'round' | 'out' | null;
}

export interface Teller {
  readonly names: readonly string[];
  readonly viewer: number | null;
  readonly people: readonly boolean[];
  readonly sizes: readonly number[];
  /** The bonus round, if there is one. */
  readonly bonus: { size: number; wild: number | null };
  readonly wildOf: (size: number) => number | null;
  readonly jokers: boolean;
  /** How a card is told: as it stands on the screen, or for those who listen. */
  readonly face: (card: Card) => string;
}

type Came = { seat: number; card: Card | null; taken: boolean; by: By };

/** All lines, oldest first. */
export function told(seen: readonly Seen[], teller: Teller): ToldLine[] {
  const lines: ToldLine[] = [];
  let came: Came | null = null;
  for (const { seq, sighting, by } of seen) {
    switch (sighting.type) {
      case 'own_draw_seen':
      case 'hidden_draw_seen':
      case 'card_taken': {
        const card: Card | null = sighting.type === 'hidden_draw_seen' ? null : sighting.card;
        came = { seat: sighting.seat, card, taken: sighting.type === 'card_taken', by };
        lines.push({ seq, seat: sighting.seat, mark: null, text: marked(coming(came, teller), sighting.seat, by, teller) });
        continue;
      }
      case 'card_discarded': {
        const { seat, card } = sighting;
        if (came?.seat === seat) lines.pop();
        const text = came?.seat === seat ? turn(came, card, teller) : say('terminal-log-discard', seat, teller, { card: teller.face(card) });
        lines.push({ seq, seat, mark: null, text: marked(text, seat, by, teller) });
        break;
      }
      case 'own_choice_seen':
      case 'hidden_choice_seen':
        // seen at the seats; what a bot chose for a person is marked all the same
        if (by === 'clock') {
          const name = teller.names[sighting.seat] ?? '';
          lines.push({ seq, seat: sighting.seat, mark: null, text: marked(t('calls-chosen', { name }), sighting.seat, by, teller) });
        }
        continue;
      case 'draws_seen':
      case 'discards_settled': {
        const sayer = { names: (seat: number) => teller.names[seat] ?? '', face: teller.face, viewer: teller.viewer };
        const out = sighting.type === 'discards_settled' && sighting.discards.some((one) => one.arrangement);
        lines.push({ seq, seat: null, mark: out ? 'out' : null, text: toldCall(sighting, sayer) });
        break;
      }
      default: {
        // going out tells of the draw before it; a card taken from the pile is worth its own line
        if (sighting.type === 'went_out' && came?.seat === sighting.seat && !came.taken) lines.pop();
        const text = other(sighting, teller);
        if (text) {
          const seat = 'seat' in sighting ? sighting.seat : null;
          const mark = sighting.type === 'deal_seen' || sighting.type === 'round_scored' ? 'round' : sighting.type === 'went_out' ? 'out' : null;
          lines.push({ seq, seat, mark, text: marked(text, seat, by, teller) });
        }
        // a new stock comes between a seat's drawing and nothing else
        if (sighting.type === 'recycle_seen' || sighting.type === 'nonce_added') continue;
      }
    }
    came = null;
  }
  return lines;
}

function say(id: string, seat: number, teller: Teller, args: Args = {}): string {
  return t(id, { you: seat === teller.viewer ? 'yes' : 'no', name: teller.names[seat] ?? '', ...args });
}

function coming({ seat, card, taken }: Came, teller: Teller): string {
  if (taken && card) return say('terminal-log-take', seat, teller, { card: teller.face(card) });
  if (card) return t('terminal-log-own-draw', { card: teller.face(card) });
  return say('terminal-log-draw', seat, teller);
}

function turn({ seat, card, taken }: Came, discard: Card, teller: Teller): string {
  const args = { card: teller.face(discard), ...(card ? { taken: teller.face(card) } : {}) };
  if (taken) return say('terminal-turn-take', seat, teller, args);
  return card ? t('terminal-turn-draw-own', args) : say('terminal-turn-draw', seat, teller, args);
}

/** O32: what a clock did, or a bot for somebody absent, is marked. */
function marked(text: string, seat: number | null, by: By, teller: Teller): string {
  if (seat === null) return text;
  if (by === 'clock') return `${text} ${t('table-by-clock')}`;
  if (by === 'bot' && teller.people[seat]) return `${text} ${t('table-by-bot')}`;
  return text;
}

function other(sighting: Sighting, teller: Teller): string {
  switch (sighting.type) {
    case 'deal_seen': {
      if (sighting.bonus) {
        const { size, wild } = teller.bonus;
        const names = listed(sighting.seats.map((seat) => teller.names[seat] ?? ''));
        return t('terminal-bonus-dealt', { names, size, wild: wildText(wild, teller.jokers) });
      }
      const size = teller.sizes[sighting.number] ?? 0;
      const wild = wildText(teller.wildOf(size), teller.jokers);
      return say('terminal-log-deal', sighting.dealer, teller, { number: sighting.number + 1, size, wild });
    }
    case 'discard_taken_back':
      return say('terminal-log-take-back', sighting.seat, teller, { card: teller.face(sighting.card) });
    case 'called_wrongly': {
      const { seat, cards, penalty } = sighting;
      return say('terminal-log-called-wrongly', seat, teller, { cards: cards.map(teller.face).join(' '), points: penalty });
    }
    case 'went_out': {
      const { seat, discard } = sighting;
      const out = discard
        ? say('terminal-log-out-with', seat, teller, { card: teller.face(discard) })
        : say('terminal-log-out', seat, teller);
      return `${out} ${t('terminal-log-last-turns')}`;
    }
    case 'meld_laid_down':
      return say('laying-down', sighting.seat, teller, { meld: meldCards(sighting.meld, teller.face, faceText) });
    case 'card_laid_off': {
      const { seat, card, meld } = sighting;
      return say('laying-off', seat, teller, { card: teller.face(card), meld: meldCards(meld, teller.face, faceText) });
    }
    case 'recycle_seen':
      return t('terminal-log-recycle', { count: sighting.stock_count });
    case 'round_scored': {
      const why = { out: 'terminal-ending-out', stock_empty: 'terminal-ending-stock', max_laps: 'terminal-ending-laps' };
      if (sighting.bonus) return t('terminal-bonus-scored', { why: t(why[sighting.ending]) });
      return t('terminal-log-scored', { number: sighting.number + 1, why: t(why[sighting.ending]) });
    }
    case 'seat_joined':
      return say('terminal-log-joined', sighting.seat, teller);
    case 'seat_renamed':
      return t('table-log-renamed', { name: sighting.name });
    case 'seating_changed':
      return t('table-log-seating', { names: listed(sighting.order.map((seat) => teller.names[seat] ?? '')) });
    case 'seat_left':
      return say('terminal-log-left', sighting.seat, teller);
    case 'piles_seen':
    case 'card_turned':
    case 'card_placed':
    case 'pile_discarded':
    case 'solo_undone':
    case 'solo_scored':
      return toldAlone(sighting, teller.sizes, teller.face);
    case 'match_suspended':
      return t('terminal-log-suspended');
    case 'match_resumed':
      return t('terminal-log-resumed');
    case 'match_end_seen': {
      const why = {
        rounds_played: 'terminal-end-rounds',
        target_reached: 'terminal-end-target',
        one_seat_left: 'terminal-end-one-seat',
        nobody_left: 'terminal-end-nobody-left',
        called_off: 'terminal-end-called-off',
      };
      return t(why[sighting.reason]);
    }
    default:
      return '';
  }
}
