/** One line on what has just happened. */
import { cardText, meldCards, rankPlural } from '../lib/cards.ts';
import { t } from '../lib/i18n.svelte.ts';
import { active } from '../lib/public.ts';
import { toldAlone } from '../lib/told-alone.ts';
import { toldCall, toldDraws } from '../lib/told-calls.ts';
import { listed, wildText } from '../table/names.ts';
import type { Step } from './steps.ts';

/** `open` says which hands are shown: a card that a hidden hand drew is not told. */
export function said({ line, table }: Step, open: (seat: number) => boolean): string {
  const { event } = line;
  const name = (seat: number) => table.seats[seat]?.name ?? '';
  const card = (text: Parameters<typeof cardText>[1]) => cardText(t, text);
  const sayer = { names: name, face: card, viewer: null };
  switch (event.type) {
    case 'match_started':
      return t('pages-said-started', { names: event.seats.join(', ') });
    case 'nonce_added':
      return t('pages-said-nonce');
    case 'seat_joined':
      return t('pages-said-joined', { name: event.name });
    case 'seat_renamed':
      return t('pages-said-renamed', { name: event.name });
    case 'seating_changed':
      return t('pages-said-seating', { names: active(table).map(name).join(', ') });
    case 'seat_left':
      return t('pages-said-left', { name: name(event.seat) });
    case 'round_dealt':
    case 'deal_seen': {
      const wild = table.round?.wild ?? null;
      if (event.bonus) {
        const names = listed((table.round?.order ?? []).map(name));
        return t('terminal-bonus-dealt', { names, size: table.round?.hand_size ?? 0, wild: wildText(wild, table.rules.deck.jokers > 0) });
      }
      const args = { number: event.number + 1, name: name(event.dealer), count: table.round?.hand_size ?? 0 };
      return wild === null
        ? t('pages-said-dealt', args)
        : t('pages-said-dealt-wild', { ...args, rank: rankPlural(t, wild) });
    }
    case 'card_drawn':
    case 'own_draw_seen':
      return open(event.seat)
        ? t('pages-said-drew-card', { name: name(event.seat), card: card(event.card) })
        : t('pages-said-drew', { name: name(event.seat) });
    case 'hidden_draw_seen':
      return t('pages-said-drew', { name: name(event.seat) });
    case 'card_taken':
      return t('pages-said-took', { name: name(event.seat), card: card(event.card) });
    case 'card_discarded':
      return t('pages-said-discarded', { name: name(event.seat), card: card(event.card) });
    case 'discard_taken_back':
      return t('pages-said-took-back', { name: name(event.seat), card: card(event.card) });
    case 'called_wrongly':
      return t('pages-said-called-wrongly', { name: name(event.seat), cards: event.cards.map(card).join(' '), points: event.penalty });
    case 'went_out':
      return t('pages-said-out', { name: name(event.seat) });
    case 'meld_laid_down':
      return t('laying-told-down', { name: name(event.seat), meld: meldCards(event.meld, card, (place) => cardText(t, place)) });
    case 'card_laid_off':
      return t('laying-told-off', { name: name(event.seat), card: card(event.card), meld: meldCards(event.meld, card, (place) => cardText(t, place)) });
    case 'stock_recycled':
    case 'recycle_seen':
      return t('pages-said-recycled');
    case 'round_scored':
      if (event.bonus) return t('pages-said-bonus-scored');
      return t(`pages-said-scored-${event.ending}`, { number: event.number + 1 });
    case 'piles_dealt':
    case 'piles_seen':
    case 'card_turned':
    case 'card_placed':
    case 'pile_discarded':
    case 'solo_undone':
    case 'solo_scored':
      return toldAlone(event, table.rules.rounds, card);
    case 'choice_made':
      return open(event.seat)
        ? toldCall({ type: 'own_choice_seen', seat: event.seat, action: event.action }, sayer)
        : t('calls-chosen', { name: name(event.seat) });
    case 'own_choice_seen':
    case 'hidden_choice_seen':
    case 'draws_seen':
    case 'discards_settled':
      return toldCall(event, sayer);
    case 'draws_settled':
      return toldDraws(
        event.taken,
        event.drawn.map(({ seat, card: drawn }) => ({ seat, card: open(seat) ? drawn : null })),
        sayer,
      );
    case 'match_suspended':
      return t('pages-said-suspended');
    case 'match_resumed':
      return t('pages-said-resumed');
    case 'match_ended':
    case 'match_end_seen':
      return event.winners.length
        ? t('pages-said-won', { names: event.winners.map(name).join(', ') })
        : t('pages-said-ended');
  }
}
