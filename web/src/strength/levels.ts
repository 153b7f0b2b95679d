/** The computers' levels, by the names of players. */
import type { Chair } from '../types/service';

/** The level that a computer's name stands for; one with a half is between two. */
export function levelIn(player: string): number | undefined {
  const found = /^level(\d+(?:\.5)?)$/.exec(player);
  return found ? Number(found[1]) : undefined;
}

/** The level that a computer plays at, if it has a number. */
export const levelOf = (chair: Chair | undefined): number | undefined =>
  levelIn(chair?.player ?? '');

/** A level as people write it. */
export const levelSaid = (level: number): string => `${level}`.replace('.5', '½');
