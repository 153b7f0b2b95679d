/** Which games somebody has met in this browser: the others offer their lessons. */
import { keep, kept } from './settings.svelte';

const KEY = 'serpentry-met';

let met = $state.raw<readonly string[]>(kept<string[]>(KEY) ?? []);

/** Whether a game was played to its end, learnt, or its lesson not wanted. */
export function hasMet(game: string): boolean {
  return met.includes(game);
}

/** Offer this game's lesson no more. */
export function meet(game: string): void {
  if (hasMet(game)) return;
  met = [...met, game];
  keep(KEY, met);
}
