/** Answers that the wire's schema leaves open: the catalogue, the report on rules, the rule sheet. */
import type { HttpProblem as Problem, RuleSet, TableRow, TableSettings } from '../lib/wire.ts';

export type OptionValue = boolean | number | string | null | readonly number[];

export interface Kind {
  type: 'flag' | 'choice' | 'count' | 'span' | 'suits' | 'ranks' | 'sizes' | 'court';
  least?: number;
  most?: number;
  optional?: boolean;
  words?: readonly string[];
  usual?: readonly number[];
  fewest?: number;
  longest?: number;
}

export interface Option {
  key: string;
  section: string;
  kind: Kind;
  default: OptionValue;
  ruling: boolean;
}

export interface Preset {
  key: string;
  changes: Readonly<Record<string, OptionValue>>;
  implies: readonly string[];
  players: readonly [number, number] | null;
  sources?: readonly string[];
  inferred?: readonly string[];
}

/** GET /api/catalogue: what the form for a new table is made from. */
export interface Catalogue {
  games: readonly Preset[];
  variations: readonly Preset[];
  options: readonly Option[];
  bots: readonly string[];
  reactions: readonly string[];
  settings: TableSettings;
}

export interface Report {
  title: string;
  key: string;
  digest: string;
  options: Readonly<Record<string, OptionValue>>;
  differences: Readonly<Record<string, { value: OptionValue; instead_of: OptionValue }>>;
  decks: Readonly<Record<string, number>>;
  sheet: Sheet;
}

/** POST /api/rules: would these rules do? */
export interface RulesAnswer {
  problems: readonly Problem[];
  report: Report | null;
}

// --- the rule sheet: its parts in words of one language, but in no form yet ---

export interface Face {
  card: string;
  text: string;
  suit: string;
  wild: boolean;
}

export type Block =
  | { type: 'paragraph' | 'note'; text: string }
  | { type: 'items'; items: readonly string[] }
  | {
      type: 'table';
      head: readonly string[];
      rows: readonly (readonly string[])[];
      numbers: readonly number[];
    }
  | {
      type: 'examples';
      text: string;
      head: readonly string[];
      examples: readonly { cards: readonly Face[]; legal: boolean; verdict: string; why: string }[];
    };

export interface Sheet {
  language: string;
  title: string;
  key: string;
  digest: string;
  intro: readonly Block[];
  sections: readonly { key: string; title: string; blocks: readonly Block[] }[];
}

export type { Problem, RuleSet, TableRow, TableSettings };
