/** How far the computers' levels are apart, as docs/strength.md has it, and a scale made of that. */

/** A level, and how often in a hundred games it beats the one before; the first stands alone. */
type Step = readonly [level: number, share?: number];

/** What a step is meant to be, where nobody has played it. */
export const UNPLAYED = 70;

/** The levels that a form offers. In Sssnake the highest is no more than a step above level 4. */
export const STEPS: Readonly<Record<string, readonly Step[]>> = {
  snekagon: [
    [1],
    [2, 65],
    [3, 75],
    [3.5, 62],
    [4, 62],
    [5, 76],
    [6, 78],
    [7, 74],
    [8, 70],
    [9, 74],
    [10, 64],
    [11, UNPLAYED],
  ],
  snekagon5g: [
    [1],
    [2, 74],
    [3, 69],
    [3.5, 66],
    [4, 57],
    [5, 71],
    [6, 72],
    [7, 76],
    [8, 78],
    [9, 75],
  ],
  schlangennest: [
    [1],
    [2, 76],
    [3, 64],
    [3.5, 62],
    [4, 68],
    [5, 69],
    [6, 72],
    [7, 75],
    [8, 72],
    [9, 66],
    [10, 68],
    [11, UNPLAYED],
    [12, UNPLAYED],
  ],
  sssnake: [[1], [2, 68], [3, 67], [4, 65], [8, 55]],
  carnival: [[1], [2, 64], [3, 65], [3.5, 67], [4, 57], [5, 62], [6, 64], [8, 77]],
};

/** A level and where it stands, in units of Elo above level 1. */
export interface Rung {
  readonly level: number;
  readonly elo: number;
}

/** By how much somebody is ahead who wins this share of a hundred games. */
export const eloOf = (share: number): number => 400 * Math.log10(share / (100 - share));

/** The levels of a game from the weakest on; none where nobody has measured them. */
export function ladderOf(game: string): readonly Rung[] {
  let elo = 0;
  return (STEPS[game] ?? []).map(([level, share]) => {
    if (share !== undefined) elo += eloOf(share);
    return { level, elo };
  });
}

/** Where between levels a strength is, on straight lines; below and above them these continue. */
export function levelAt(ladder: readonly Rung[], elo: number): number {
  const above = ladder.findIndex((rung) => rung.elo > elo);
  const at = Math.max(1, above < 0 ? ladder.length - 1 : above);
  return between(ladder[at - 1]!, ladder[at]!, elo);
}

/** The strength of a level, be it one that is not offered or one between two. */
export function eloAt(ladder: readonly Rung[], level: number): number {
  const above = ladder.findIndex((rung) => rung.level > level);
  const at = Math.max(1, above < 0 ? ladder.length - 1 : above);
  const [low, high] = [ladder[at - 1]!, ladder[at]!];
  return low.elo + ((level - low.level) * (high.elo - low.elo)) / (high.level - low.level);
}

const between = (low: Rung, high: Rung, elo: number): number =>
  low.level + ((elo - low.elo) * (high.level - low.level)) / (high.elo - low.elo);
