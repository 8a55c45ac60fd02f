/** The table that a component stands at. */
import { getContext, setContext } from 'svelte';
import type { Play } from './play.svelte.ts';

const KEY = Symbol('play');

export function provide(play: Play): void {
  setContext(KEY, play);
}

export function atTable(): Play {
  return getContext<Play>(KEY);
}
