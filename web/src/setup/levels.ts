/** Computer players for people to choose from: the levels, with a word for each. */
import type { PlayerInfo } from '../types/service';
import { t } from '../lib/words.svelte';

export interface Level {
  name: string;
  label: string;
}

/** The levels that differ in a game, weakest first, and those that are wanted all the same. */
export function levelsOf(
  players: readonly PlayerInfo[],
  game: string,
  ...wanted: readonly string[]
): Level[] {
  return players
    .filter((one) => /^level\d+$/.test(one.name))
    .filter((one) => wanted.includes(one.name) || !one.alike_in.includes(game))
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

/** A sentence where somebody found out who wins, and one computer knows how. */
export function solvedLine(players: readonly PlayerInfo[], perfect: string): string {
  const player = players.find((one) => one.name === perfect);
  return player ? t('shared-board-solved', { player: player.title }) : '';
}
