/** Something asked of the server, as a page shows it: on its way, there, or failed. */
import { catalogue as askCatalogue, failureOf, type ApiError } from './api.ts';
import type { Catalogue } from './shapes.ts';

export class Asked<T> {
  value = $state.raw<T | null>(null);
  failure = $state.raw<ApiError | null>(null);
  #round = 0;

  constructor(private readonly question: () => Promise<T>) {}

  /** Ask (again). What was there stays until the answer comes; an answer that was overtaken does not count. */
  async ask(): Promise<void> {
    const round = ++this.#round;
    try {
      const value = await this.question();
      if (round !== this.#round) return;
      this.value = value;
      this.failure = null;
    } catch (error) {
      if (round !== this.#round) return;
      this.failure = failureOf(error);
    }
  }
}

let kept: Promise<Catalogue> | null = null;

/** The catalogue, asked for once: it changes only with the program. */
export function catalogue(): Promise<Catalogue> {
  kept ??= askCatalogue().catch((error: unknown) => {
    kept = null;
    throw error;
  });
  return kept;
}
