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
    .map((one) => ({ name: one.name, label: labelOf(one.name, one.blurb) }));
}

function labelOf(name: string, blurb: string): string {
  const [title] = blurb.split(':');
  return t('web-level-name', { number: Number(name.slice(5)), title: title ?? '' });
}
