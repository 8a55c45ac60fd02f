/** What a bonus round has decided, or will. */
import { t } from '../lib/i18n.svelte.ts';
import { listed } from './names.ts';
import type { Play } from './play.svelte.ts';

export function tieText({ table, names }: Play): string {
  if (!table) return '';
  if (table.bonus) {
    const results = table.bonus.results.toSorted((one, other) => one.score - other.score);
    const scores = results.map(({ seat, score }) => `${names[seat] ?? ''} ${score}`).join(', ');
    return t('terminal-bonus-decided', { scores });
  }
  if (!table.tied.length || table.ended !== null) return '';
  return t('terminal-bonus-due', { names: listed(table.tied.map((seat) => names[seat] ?? '')) });
}
