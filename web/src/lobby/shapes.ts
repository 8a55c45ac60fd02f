/** What goes over HTTP besides the wire's own types: questions about rules, one's own matches, refusals. */
import type { RuleSet, TableInfo, TableRow, TableSettings } from '../lib/wire.ts';

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
  pending: readonly string[];
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

export interface Problem {
  code: string;
  path: string;
  sentence: string;
  args: Readonly<Record<string, string | number>>;
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
  pending: readonly string[];
}

export interface TableFacts {
  row: TableRow;
  table: TableInfo | null;
  base_url: string;
}

export interface MyTables {
  tables: readonly TableRow[];
  places: readonly number[];
}

export interface About {
  version: string;
  protocol: number;
  base_url: string;
  lan: boolean;
  languages: readonly string[];
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

export type { RuleSet, TableRow, TableSettings };
