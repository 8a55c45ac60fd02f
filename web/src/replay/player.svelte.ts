/** Where in a record one is, whose eyes one has, and whether it runs by itself. */
import type { MatchRecord } from './record.ts';
import { nextStep, roundAt, rounds, steps, type Step } from './steps.ts';

/** All hands, nobody's, or one seat's. */
export type View = 'open' | 'none' | number;

const PAUSE = 1000;

export class Player {
  readonly steps: readonly Step[];
  readonly rounds: readonly { number: number; at: number }[];
  /** The views that the record has cards for. */
  readonly views: readonly View[];
  at = $state(0);
  view = $state<View>('none');
  playing = $state(false);
  #timer = 0;

  /** Throws RecordProblem. */
  constructor(readonly record: MatchRecord) {
    this.steps = steps(record);
    this.rounds = rounds(this.steps);
    const seats = this.steps.at(-1)?.table.seats.map((_, seat) => seat) ?? [];
    this.views =
      record.viewer === null ? ['open', ...seats, 'none'] : record.viewer === 'spectator' ? ['none'] : [record.viewer, 'none'];
    this.view = this.views[0] ?? 'none';
    this.at = this.rounds[0]?.at ?? 0;
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  readonly round = $derived.by(() => roundAt(this.rounds, this.at));
  readonly atEnd = $derived.by(() => this.at >= this.steps.length - 1);

  shows(seat: number): boolean {
    return this.view === 'open' || this.view === seat;
  }

  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.steps.length - 1);
  }

  by(by: 1 | -1): void {
    this.go(nextStep(this.steps, this.at, by));
  }

  /** To a round by its place in `rounds`. */
  toRound(place: number): void {
    const start = this.rounds[Math.min(Math.max(place, 0), this.rounds.length - 1)];
    if (start) this.go(start.at);
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.atEnd) this.go(this.rounds[0]?.at ?? 0);
    this.playing = true;
    this.#timer = window.setInterval(() => {
      this.by(1);
      if (this.atEnd) this.stop();
    }, PAUSE);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }
}
