/** Computer players for people to choose from: the levels, with a word for each. */
import type { PlayerInfo } from '../types/service';
import { t } from '../lib/words.svelte';

export interface Level {
  name: string;
  label: string;
}

/** The levels that differ in a game, weakest first; one that is chosen already stays. */
export function levelsOf(players: readonly PlayerInfo[], game: string, chosen = ''): Level[] {
  return players
    .filter((one) => /^level\d+$/.test(one.name))
    .filter((one) => one.name === chosen || !one.alike_in.includes(game))
    .map((one) => ({
      name: one.name,
      label: t('web-level-name', { number: Number(one.name.slice(5)), title: one.title }),
    }));
}

/** A sentence where luck decides so much that not every level below the highest is offered. */
export function whyFewer(players: readonly PlayerInfo[], game: string): string {
  const levels = levelsOf(players, game);
  const count = levels.length;
  const highest = Number(levels.at(-1)?.name.slice(5) ?? 0);
  return count < highest ? t('web-levels-fewer', { count }) : '';
}
