/** How long games take. */

/**
 * Moves of all seats together, by the number of seats, in games that computers of level 3 played
 * against each other: the mean of six two-player games, of three games of more.
 */
const MOVES: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  snekagon: { 2: 16 },
  snekagon5g: { 2: 13, 3: 23, 4: 30, 5: 38 },
  schlangennest: { 2: 28, 3: 44, 4: 57 },
  sssnake: { 2: 24, 3: 28, 4: 59 },
  carnival: { 2: 89, 3: 104, 4: 91 },
};
/** What people are taken to think about a move. */
const SECONDS = 20;
const STEP = 5;

/** Minutes that a game takes people, to the next five; null where nobody has counted. */
export function minutesOf(game: string, seats: number): number | null {
  const moves = MOVES[game]?.[seats];
  return moves === undefined ? null : Math.ceil((moves * SECONDS) / 60 / STEP) * STEP;
}
