/** Computer players for people to choose from: the levels, with a word for each. */
import type { PlayerInfo } from './api';
import { t } from './words.svelte';

export interface Level {
  name: string;
  label: string;
}

/** The levels among the players, weakest first. */
export function levelsOf(players: readonly PlayerInfo[]): Level[] {
  return players
    .filter((one) => /^level\d+$/.test(one.name))
    .map((one) => ({
      name: one.name,
      label: t('web-level-name', { number: Number(one.name.slice(5)), title: one.title }),
    }));
}
