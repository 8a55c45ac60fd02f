/** Choices and calls in words, where all play at once. */
import { t } from './i18n.svelte.ts';
import type { Card, DiscardsSettled, DrawsSeen, HiddenChoiceSeen, OwnChoiceSeen, SeatTake } from './wire.ts';

export interface Sayer {
  readonly names: (seat: number) => string;
  readonly face: (card: Card) => string;
  readonly viewer: number | null;
}

interface Drawn {
  readonly seat: number;
  /** Null where it is hidden. */
  readonly card: Card | null;
}

function who(seat: number, { names, viewer }: Sayer) {
  return { you: seat === viewer ? 'yes' : 'no', name: names(seat) };
}

/** A choice (empty where it is somebody else's: that is seen at the seat), or a call with what each seat did. */
export function toldCall(event: OwnChoiceSeen | HiddenChoiceSeen | DrawsSeen | DiscardsSettled, sayer: Sayer): string {
  switch (event.type) {
    case 'own_choice_seen': {
      const { action, seat } = event;
      const card = action.type === 'discard' ? action.card : action.type === 'go_out' ? action.discard : null;
      const what = action.type === 'go_out' && card ? 'out_with' : action.type;
      return t('calls-choice', { what, ...who(seat, sayer), card: card ? sayer.face(card) : '' });
    }
    case 'hidden_choice_seen':
      return t('calls-chosen', { name: sayer.names(event.seat) });
    case 'draws_seen':
      return toldDraws(
        event.taken,
        event.drew.map((seat) => ({ seat, card: seat === sayer.viewer ? event.own : null })),
        sayer,
      );
    case 'discards_settled': {
      const parts = event.discards.map(({ seat, card, arrangement }) => {
        const args = { ...who(seat, sayer), card: card ? sayer.face(card) : '' };
        return t(arrangement ? (card ? 'calls-out-with' : 'calls-out') : 'calls-laid', args);
      });
      return t('calls-discard', { parts: parts.join('; ') });
    }
  }
}

/** A draw call, with the cards drawn from the stock as far as they may be told. */
export function toldDraws(taken: readonly SeatTake[], drawn: readonly Drawn[], sayer: Sayer): string {
  const { names, face } = sayer;
  const parts = taken.map(({ seat, card }) => t('calls-took', { ...who(seat, sayer), card: face(card) }));
  for (const { seat, card } of drawn) {
    if (card) parts.push(t('calls-drew-card', { ...who(seat, sayer), card: face(card) }));
  }
  const hidden = drawn.filter(({ card }) => !card).map(({ seat }) => names(seat));
  if (hidden.length) parts.push(t('calls-drew', { names: hidden.join(', ') }));
  return t('calls-draw', { parts: parts.join('; ') });
}
