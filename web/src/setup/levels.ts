/** Computer players for people to choose from: the levels, with a word for each. */
import type { PlayerInfo } from '../types/service';
import { levelIn, levelSaid } from '../strength/levels';
import { t } from '../lib/words.svelte';

export interface Level {
  name: string;
  level: number;
  label: string;
}

/** The levels that differ in a game, weakest first, and those that are wanted all the same. */
export function levelsOf(
  players: readonly PlayerInfo[],
  game: string,
  ...wanted: readonly string[]
): Level[] {
  return players
    .filter((one) => wanted.includes(one.name) || !one.alike_in.includes(game))
    .flatMap(({ name, title }) => {
      const level = levelIn(name);
      if (level === undefined) return [];
      return [{ name, level, label: t('web-level-name', { number: levelSaid(level), title }) }];
    });
}

/** A sentence where luck decides so much that not every level below the highest is offered. */
export function whyFewer(players: readonly PlayerInfo[], game: string): string {
  const levels = levelsOf(players, game);
  const count = levels.length;
  const highest = levels.at(-1)?.level ?? 0;
  const steps = levels.filter(({ level }) => Number.isInteger(level));
  return steps.length < highest ? t('web-levels-fewer', { count }) : '';
}

/** A sentence where somebody found out who wins, and one computer knows how. */
export function solvedLine(players: readonly PlayerInfo[], perfect: string): string {
  const player = players.find((one) => one.name === perfect);
  return player ? t('shared-board-solved', { player: player.title }) : '';
}
