/**
 * How strong somebody is against the computers: which level would win half of their games.
 *
 * Each of many strengths is held against the results, as in Elo's ratings: a player who is ahead by
 * 400 points wins ten games for one. At a table of several, the chance of each to win is in proportion
 * to these odds. A newer game counts more than an older one, since people learn.
 */
import { eloAt, ladderOf, levelAt, type Rung } from './steps';

/** A game against computers that ended. */
export interface Result {
  readonly game: string;
  /** The levels of all the others at the table. */
  readonly levels: readonly number[];
  /** 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly score: number;
  /** When it ended, in milliseconds. */
  readonly ended: number;
}

export interface Strength {
  /** The level that would win half of the games. */
  readonly level: number;
  /** Where it is nine times out of ten. */
  readonly low: number;
  readonly high: number;
  /** How many games it comes from. */
  readonly games: number;
  /** The level after each game, the first one first. */
  readonly past: readonly number[];
}

/** The level that a newcomer is taken for, and how far off that may be, in Elo. */
const NEWCOMER = 2;
const SPREAD = 400;
/** After this number of games, one counts half. */
const HALF = 40;
/** The strengths that are held against the results, from below the lowest level to above the highest. */
const BEYOND = 500;
const PACE = 10;
/** How much is beyond each side of what is stated. */
const TAIL = 0.05;

/** The strength in a game after these results, in whatever order; null for a game without measured levels. */
export function strengthIn(game: string, results: readonly Result[]): Strength | null {
  const ladder = ladderOf(game);
  if (!ladder.length) return null;
  const own = results.filter((one) => one.game === game).sort((a, b) => a.ended - b.ended);
  const grid = gridOf(ladder);
  const fade = 0.5 ** (1 / HALF);
  let told = grid.map(() => 0);
  const past: number[] = [];
  let likely = likelihoods(ladder, grid, told);
  for (const result of own) {
    const chances = chancesIn(ladder, grid, result);
    told = told.map((had, at) => fade * had + chances[at]!);
    likely = likelihoods(ladder, grid, told);
    past.push(levelAt(ladder, meanOf(grid, likely)));
  }
  const [low, high] = [TAIL, 1 - TAIL].map((part) => levelAt(ladder, reached(grid, likely, part)));
  const level = levelAt(ladder, meanOf(grid, likely));
  return { level, low: low!, high: high!, games: own.length, past };
}

/** The offered level next to a strength: the one that is as strong, or nearly. */
export function fitting(game: string, strength: Strength | null): number {
  const ladder = ladderOf(game);
  const elo = strength && ladder.length ? eloAt(ladder, strength.level) : 0;
  const near = [...ladder].sort((a, b) => Math.abs(a.elo - elo) - Math.abs(b.elo - elo))[0];
  return (strength && near?.level) ?? NEWCOMER;
}

function gridOf(ladder: readonly Rung[]): number[] {
  const [first, last] = [ladder[0]!.elo - BEYOND, ladder.at(-1)!.elo + BEYOND];
  return Array.from({ length: Math.ceil((last - first) / PACE) }, (_, at) => first + at * PACE);
}

/** The logarithm of a result's chance, for each strength. */
function chancesIn(ladder: readonly Rung[], grid: readonly number[], result: Result): number[] {
  const odds = (elo: number): number => 10 ** (elo / 400);
  const others = result.levels.reduce((sum, level) => sum + odds(eloAt(ladder, level)), 0);
  return grid.map((elo) => {
    const lost = others / (others + odds(elo));
    return result.score * Math.log(1 - lost) + (1 - result.score) * Math.log(lost);
  });
}

/** How likely each strength is, after what the results tell; all together are 1. */
function likelihoods(
  ladder: readonly Rung[],
  grid: readonly number[],
  told: readonly number[],
): number[] {
  const newcomer = eloAt(ladder, NEWCOMER);
  const all = grid.map((elo, at) => told[at]! - ((elo - newcomer) / SPREAD) ** 2 / 2);
  const most = Math.max(...all);
  const odds = all.map((one) => Math.exp(one - most));
  const sum = odds.reduce((a, b) => a + b, 0);
  return odds.map((one) => one / sum);
}

const meanOf = (grid: readonly number[], likely: readonly number[]): number =>
  grid.reduce((sum, elo, at) => sum + elo * likely[at]!, 0);

/** The strength below which this part is. */
function reached(grid: readonly number[], likely: readonly number[], part: number): number {
  let sum = 0;
  return grid[likely.findIndex((one) => (sum += one) >= part)] ?? grid.at(-1)!;
}
