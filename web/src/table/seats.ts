/** Who sits where, seen from one's own seat, and how a seat is doing in a word. */
import { t } from '../lib/i18n.svelte.ts';
import { active, outs, type PublicState } from '../lib/public.ts';
import type { Play } from './play.svelte.ts';

/** The others in the order in which they play after the viewer. */
export function others(table: PublicState, viewer: number | null): readonly number[] {
  const seats = active(table);
  const place = viewer === null ? -1 : seats.indexOf(viewer);
  return place < 0 ? seats : [...seats.slice(place + 1), ...seats.slice(0, place)];
}

/** The one thing about a seat that matters most, in a word or two; empty where there is nothing. */
export function stateOf(play: Play, seat: number): string {
  const info = play.info?.seats[seat];
  const round = play.round;
  if (info?.kind === 'person' && info.presence === 'bot_plays') return t('table-state-bot-plays');
  if (info?.auto) return t('table-state-auto');
  if (!round?.calls && round?.turn === seat && !play.table?.suspended) return t('terminal-mark-turn');
  if (round?.calls?.chosen.includes(seat)) return t('calls-mark-chosen');
  if (info?.presence === 'away') return t('table-state-away');
  if (round && outs(round).includes(seat)) return t('terminal-mark-out');
  if (round?.calls && round.turn === seat) return t('calls-mark-caller');
  if (round && !round.calls && round.dealer === seat) return t('terminal-mark-dealer');
  return '';
}
