/** What the people and computers at a table are called. */
import type { Chair } from '../types/service';
import { playerNames } from './titles';
import { t } from '../lib/words.svelte';

let computers = $state.raw<ReadonlyMap<string, string>>(new Map());

/** Learn the computers' names. */
export function learnNames(): void {
  void playerNames().then((names) => (computers = names));
}

/** A computer by its name, with its level in sight. */
function nameOfBot({ bot, player, name }: Chair): string {
  const title = computers.get(player) ?? name;
  if (!bot) return title;
  const level = /^level(\d+)$/.exec(player)?.[1] ?? title;
  return t('bot-called', { name: t(`bot-${bot}`), level });
}

/** The name of whoever sits on a chair. */
export function nameOfChair(chair: Chair | undefined, seat: number): string {
  if (chair?.kind === 'computer') return nameOfBot(chair);
  return chair?.name || chair?.title || t('web-seat-number', { seat: seat + 1 });
}
