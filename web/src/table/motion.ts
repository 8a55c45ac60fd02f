/** What the table's events look like: called before the screen shows them, so that cards start where they still are. */
import { tick } from 'svelte';
import { settings } from '../lib/settings.svelte.ts';
import { cardSound } from '../lib/sounds.ts';
import type { Happening } from '../lib/table.svelte.ts';
import { box } from './flights.ts';
import type { Play } from './play.svelte.ts';

const SOUNDING = new Set<string>([
  'own_draw_seen',
  'hidden_draw_seen',
  'card_taken',
  'card_discarded',
  'discard_taken_back',
  'went_out',
  'draws_seen',
  'discards_settled',
  'meld_laid_down',
  'card_laid_off',
  'deal_seen',
]);

export function show(play: Play, { seen, before, live }: Happening): void {
  const { flights } = play;
  if (!live) return;
  const { sighting } = seen;
  if (SOUNDING.has(sighting.type)) cardSound();
  if (settings.lessMotion || document.hidden) return;
  const mine = 'seat' in sighting && sighting.seat === before?.viewer;
  switch (sighting.type) {
    case 'own_draw_seen':
      return flights.comes('stock');
    case 'hidden_draw_seen':
      return flights.sent('stock', sighting.seat);
    case 'card_taken':
      return mine ? flights.comes('pile') : flights.sent('pile', sighting.seat);
    case 'card_laid_off':
    case 'meld_laid_down':
      return flights.settled();
    case 'discard_taken_back':
      return mine ? flights.comes('pile') : flights.sent('pile', sighting.seat);
    case 'deal_seen':
      return flights.comes('stock');
    case 'draws_seen': {
      const viewer = before?.viewer ?? null;
      if (viewer !== null && sighting.taken.some((take) => take.seat === viewer)) flights.comes('right');
      else if (viewer !== null && sighting.drew.includes(viewer)) flights.comes('stock');
      for (const seat of sighting.drew) if (seat !== viewer) flights.sent('stock', seat);
      return;
    }
    case 'discards_settled': {
      const card = sighting.discards.find((one) => one.seat === before?.viewer)?.card;
      const from = card ? cardBox(play, card) : null;
      return void tick().then(() => flights.laid(from));
    }
    case 'card_discarded': {
      const from = mine ? cardBox(play, sighting.card) : box(`seat-${sighting.seat}`);
      void tick().then(() => flights.laid(from));
    }
  }
}

/** Where the card lies that is about to leave the hand: the one that was thrown, or any of its kind. */
function cardBox(play: Play, card: string): DOMRect | null {
  const { hand } = play;
  const id = hand.leavingId ?? hand.cards.find((one) => one.card === card)?.id;
  return document.querySelector(`[data-card="${id}"] button`)?.getBoundingClientRect() ?? null;
}
