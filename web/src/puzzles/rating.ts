/** How good somebody is at puzzles, and how steadily they come. */
import { before } from './choosing';

/** What somebody does at a puzzle. */
export type Step = 'wrong' | 'hint' | 'solved';

export const FIRST_RATING = 1200;
/** How much a puzzle counts. */
const STEP = 32;
/** A puzzle of band 3 is worth as much as a beginner; a band is so much. */
const BAND = 250;

/** The rating after a puzzle, as players are rated after a game. */
export function rated(rating: number, band: number, clean: boolean): number {
  const against = FIRST_RATING + (band - 3) * BAND;
  const expected = 1 / (1 + 10 ** ((against - rating) / 400));
  return Math.round(rating + STEP * (Number(clean) - expected));
}

/** The band that somebody is a match for. */
export function bandFor(rating: number): number {
  return Math.min(5, Math.max(1, 3 + Math.round((rating - FIRST_RATING) / BAND)));
}

/** A missed day is forgiven if this number of days was solved since the last one. */
const BETWEEN = 6;

/** How many days were solved in a row, up to this one or the one before; now and then one may be missed. */
export function streakOf(days: readonly string[], today: string): number {
  let day = days.includes(today) ? today : before(today);
  let [count, since] = [0, BETWEEN];
  for (; ; day = before(day)) {
    if (days.includes(day)) {
      count++;
      since++;
    } else if (since >= BETWEEN && days.includes(before(day))) {
      since = 0;
    } else return count;
  }
}
