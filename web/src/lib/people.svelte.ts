/** What the people and computers at a table are called. */
import type { Chair } from './api';
import { playerNames } from './titles';
import { t } from './words.svelte';

let computers = $state.raw<ReadonlyMap<string, string>>(new Map());

/** Learn the computers' names. */
export function learnNames(): void {
  void playerNames().then((names) => (computers = names));
}

/** The name of whoever sits on a chair. */
export function nameOfChair(chair: Chair | undefined, seat: number): string {
  if (chair?.kind === 'computer') return computers.get(chair.player) ?? chair.name;
  return chair?.name || chair?.title || t('web-seat-number', { seat: seat + 1 });
}
