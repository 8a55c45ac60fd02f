/** Making a table, and going to it. */
import { t } from '../lib/i18n.svelte.ts';
import { router } from '../lib/router.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { NewTable } from '../lib/wire.ts';
import { newTable } from '../lib/api.ts';

/** Make the table and go there; `now` deals at once. Rejects with ApiError. */
export async function startTable(wanted: Omit<NewTable, 'name'>, { now = false } = {}): Promise<void> {
  const name = settings.name.trim() || t('pages-guest');
  const made = await newTable({ ...wanted, name });
  if (now) await (await import('./deal.ts')).deal(made);
  router.go(`/t/${made.code.toUpperCase()}`);
}

/** A match without a question asked: the usual rules against two bots that look ahead. */
const PLAY_NOW: Omit<NewTable, 'name'> = { rules: 'standard', bots: ['look-ahead', 'look-ahead'] };

/** Playing alone: dealt at once, since nobody else comes. */
export function playAlone(game: string): Promise<void> {
  return startTable({ rules: game }, { now: true });
}

export function playNow(): Promise<void> {
  return startTable(PLAY_NOW, { now: true });
}
