/** The same table again: the same rules, bots and settings. */
import { active } from '../lib/public.ts';
import type { NewTable, RuleSet } from '../lib/wire.ts';
import type { Play } from './play.svelte.ts';

export type OptionValue = boolean | number | string | null | readonly (number | string)[];

/** Every option of the rules by its key, to be laid on the standard game. */
export function optionsOf(rules: RuleSet): Record<string, OptionValue> {
  const found: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(rules)) {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value as Record<string, OptionValue>)) found[`${name}.${key}`] = inner;
    } else {
      found[name] = value as OptionValue;
    }
  }
  return found;
}

export function rematch(play: Play): Omit<NewTable, 'name'> {
  const table = play.table!;
  const seats = active(table).map((seat) => play.info?.seats[seat]);
  return {
    rules: 'standard',
    options: optionsOf(table.rules),
    bots: seats.flatMap((seat) => (seat?.kind === 'bot' && seat.bot ? [seat.bot] : [])),
    ...(play.info ? { settings: play.info.settings } : {}),
  };
}
