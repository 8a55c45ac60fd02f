/** Where in the rule sheet a rule stands. */

const SECTIONS: Readonly<Record<string, string>> = {
  turn: 'turn',
  draw: 'turn',
  discard: 'turn',
  'go-out': 'out',
  out: 'out',
  'out.last_turns': 'last-turns',
  players: 'deal',
  rounds: 'deal',
  deck: 'cards',
  wild: 'wild',
  meld: 'melds',
  score: 'score',
  match: 'end',
};

/** The section of the sheet for a refusal's rule: an option, or one of the game's own; null where none speaks of it. */
export function sectionOf(rule: string): string | null {
  return SECTIONS[rule] ?? SECTIONS[rule.split('.')[0]!] ?? null;
}
