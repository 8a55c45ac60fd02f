/** Making a table, and going to it. */
import { t } from '../lib/i18n.svelte.ts';
import { router } from '../lib/router.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { NewTable } from '../lib/wire.ts';
import { newTable } from '../lib/api.ts';

let dealt: string | null = null;

/** Whether this table was made to be dealt at once; true for the first who asks. */
export function dealsAtOnce(code: string): boolean {
  const wanted = dealt === code.toLowerCase();
  if (wanted) dealt = null;
  return wanted;
}

/** Make the table and go there, and deal if that is wanted. Rejects with ApiError. */
export async function startTable(wanted: Omit<NewTable, 'name'>, { deal = false } = {}): Promise<void> {
  const name = settings.name.trim() || t('pages-guest');
  const { code } = await newTable({ ...wanted, name });
  dealt = deal ? code.toLowerCase() : null;
  router.go(`/t/${code.toUpperCase()}`);
}

/** A match without a question asked: the usual rules against two bots that look ahead. */
export const PLAY_NOW: Omit<NewTable, 'name'> = { rules: 'standard', bots: ['look-ahead', 'look-ahead'] };
