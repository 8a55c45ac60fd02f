/** The new table as it stands in the form: kept between visits, checked by the server as it changes. */
import { untrack } from 'svelte';
import { i18n } from '../lib/i18n.svelte.ts';
import { load, save } from '../lib/stored.ts';
import type { TableSettings } from '../lib/wire.ts';
import { checkRules, failureOf, type ApiError } from '../lobby/api.ts';
import {
  conflicts,
  joined,
  joinKey,
  readJoin,
  seatsOf,
  STANDARD,
  withGame,
  withOption,
  withoutOption,
  withVariation,
  type Rules,
  type Values,
} from '../lobby/form.ts';
import type { Catalogue, OptionValue, Problem, RulesAnswer } from '../lobby/shapes.ts';
import type { Named } from '../lobby/sharing.ts';

interface Kept {
  name: string;
  rules: Rules;
  bots: string[];
  settings: Partial<TableSettings>;
}

const KEY = 'new-table';
const PAUSE = 250;

export class Draft {
  rules = $state.raw<Rules>(STANDARD);
  /** What these rules are called, where they have a name. */
  name = $state('');
  /** Variations that have just been taken off, since another wants other values for the same options. */
  gaveWay = $state.raw<readonly string[]>([]);
  bots = $state.raw<string[]>([]);
  settings = $state.raw<TableSettings>() as TableSettings;
  answer = $state.raw<RulesAnswer | null>(null);
  failure = $state.raw<ApiError | null>(null);
  #asked = 0;
  #timer = 0;
  /** The rules that `answer` is about. */
  #answered: Rules | null = null;
  #settling = new Set<string>();

  constructor(
    readonly catalogue: Catalogue,
    join: string | null,
    /** Rules that somebody has passed on, or that were kept. */
    given: Named | null = null,
  ) {
    const kept = load<Partial<Kept>>(KEY, {});
    const known = (rules: Rules | undefined): rules is Rules =>
      !!rules && catalogue.games.some((game) => game.key === rules.game);
    if (given) {
      this.rules = { ...readJoin(joinKey(given), catalogue), house: given.house };
      this.name = given.name;
    } else if (join !== null) this.rules = readJoin(join, catalogue);
    else if (known(kept.rules)) {
      this.rules = kept.rules;
      this.name = kept.name ?? '';
    }
    this.bots = (kept.bots ?? ['look-ahead', 'look-ahead']).filter((bot) => catalogue.bots.includes(bot));
    this.settings = { ...catalogue.settings, ...kept.settings };
    if (given) this.#keep();
  }

  readonly base = $derived.by<Values>(() => joined(this.catalogue, this.rules));
  readonly values = $derived<Values>({ ...this.base, ...this.rules.house });
  /** The most that can sit, as far as the value can be read yet. */
  readonly most = $derived(seatsOf(this.answer?.report?.options['players'] ?? this.values['players'] ?? [2, 8])[1]);
  readonly sound = $derived(this.answer !== null && !this.answer.problems.length);

  /** What is wrong with the option by itself, or with it and others. */
  problemsOf(key: string): readonly Problem[] {
    return this.answer?.problems.filter((one) => one.path === key || one.others?.includes(key)) ?? [];
  }

  /** Whether a variation that is laid on has a part in what is wrong. */
  isWrong(variation: string): boolean {
    const changes = this.catalogue.variations.find((one) => one.key === variation)?.changes ?? {};
    return this.rules.variations.includes(variation) && Object.keys(changes).some((key) => this.problemsOf(key).length);
  }

  /** These rules with their name, each value as the server has read it: to be kept and passed on. */
  get named(): Named {
    const read = this.answer?.report && this.#answered === this.rules ? this.answer.report.options : {};
    const house = Object.fromEntries(Object.entries(this.rules.house).map(([key, value]) => [key, read[key] ?? value]));
    return { ...this.rules, house, name: this.name };
  }

  /** Problems that belong to no option shown. */
  get others(): readonly Problem[] {
    const keys = new Set(this.catalogue.options.map((option) => option.key));
    return this.answer?.problems.filter((problem) => !keys.has(problem.path)) ?? [];
  }

  game(key: string): void {
    this.#set(withGame(this.catalogue, this.rules, key));
  }

  variation(key: string, on: boolean): void {
    const others = this.rules.variations.filter((one) => on && one !== key && conflicts(this.catalogue, one, key));
    this.gaveWay = others.length ? [key, ...others] : [];
    this.#set(withVariation(this.catalogue, this.rules, key, on));
  }

  option(key: string, value: OptionValue): void {
    this.#set(withOption(this.catalogue, this.rules, key, value));
  }

  reset(key: string): void {
    this.#set(withoutOption(this.rules, key));
  }

  choose(rules: Named): void {
    this.name = rules.name;
    this.#set({ game: rules.game, variations: rules.variations, house: rules.house });
  }

  /** What was typed, as the server has read it; where it has not yet, as soon as it has. */
  settle(key: string): void {
    if (this.#answered !== this.rules) {
      this.#settling.add(key);
      return;
    }
    const read = this.answer?.report?.options[key];
    if (read !== undefined && typeof this.rules.house[key] === 'string') this.option(key, read);
  }

  rename(name: string): void {
    this.name = name;
    this.#keep();
  }

  change(changes: Partial<Pick<Kept, 'bots'>> & { settings?: TableSettings }): void {
    if (changes.bots) this.bots = changes.bots;
    if (changes.settings) this.settings = changes.settings;
    this.#keep();
  }

  #set(rules: Rules): void {
    this.rules = rules;
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  #keep(): void {
    save(KEY, { name: this.name, rules: this.rules, bots: this.bots, settings: this.settings });
  }

  /** Ask the server whether these rules will do, and for their sheet. */
  async check(): Promise<void> {
    const asked = ++this.#asked;
    const { rules, language } = untrack(() => ({ rules: this.rules, language: i18n.language }));
    try {
      const answer = await checkRules(joinKey(rules), rules.house, language);
      if (asked !== this.#asked) return; // something has been changed meanwhile
      this.answer = answer;
      this.#answered = rules;
      this.failure = null;
      const settling = [...this.#settling];
      this.#settling.clear();
      for (const key of settling) this.settle(key);
    } catch (error) {
      if (asked === this.#asked) this.failure = failureOf(error);
    }
  }
}
