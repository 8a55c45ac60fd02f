/** What a rule set is called: the join with the fewest differences from it, as `rules/presets.py` finds it. */
import { conflicts, joined, same, type Values } from './form.ts';
import type { Catalogue, OptionValue, RuleSet } from './shapes.ts';

export interface Nearest {
  key: string;
  /** How many house rules come on top. */
  house: number;
}

/** The options of a rule set by dotted key. */
export function flat(catalogue: Catalogue, rules: RuleSet): Values {
  const form = rules as unknown as Record<string, Record<string, OptionValue> & OptionValue>;
  return Object.fromEntries(
    catalogue.options.map(({ key }) => {
      const [section = '', field] = key.split('.');
      return [key, (field ? form[section]?.[field] : form[section]) ?? null];
    }),
  );
}

export function nearest(catalogue: Catalogue, rules: RuleSet): Nearest {
  const values = flat(catalogue, rules);
  const distance = (game: string, variations: readonly string[]) => {
    const base = joined(catalogue, { game, variations });
    return catalogue.options.filter(({ key }) => !same(base[key], values[key])).length;
  };
  let best: (Nearest & { parts: number }) | null = null;
  for (const { key: game } of catalogue.games) {
    let chosen: string[] = [];
    let left = distance(game, chosen);
    for (;;) {
      const steps = catalogue.variations
        .map((one) => one.key)
        .filter((one) => !chosen.includes(one) && !chosen.some((other) => conflicts(catalogue, one, other)))
        .map((one) => ({ one, count: distance(game, [...chosen, one]) }))
        .filter(({ count }) => count < left)
        .sort((one, other) => one.count - other.count);
      const [step] = steps;
      if (!step) break;
      chosen = [...chosen, step.one];
      left = step.count;
    }
    if (!best || left < best.house || (left === best.house && chosen.length < best.parts)) {
      const inOrder = catalogue.variations.map((one) => one.key).filter((one) => chosen.includes(one));
      best = { key: [game, ...inOrder].join('+'), house: left, parts: chosen.length };
    }
  }
  return best ? { key: best.key, house: best.house } : { key: 'standard', house: 0 };
}
