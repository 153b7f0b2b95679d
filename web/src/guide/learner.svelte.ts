/** How far somebody is with the courses of strategy: kept in this browser. */
import type { Course, Principle } from '../courses/course';
import { keep, kept } from '../lib/settings.svelte';

const KEY = 'serpentry-courses';

/** For each position whether the better move was found at the first try, by game and principle. */
type Answers = Record<string, Record<string, (boolean | null)[]>>;

const all: Answers = $state(kept<Answers>(KEY) ?? {});

/** What somebody chose in a position; null if nothing yet. */
export const answerTo = (game: string, principle: Principle, at: number): boolean | null =>
  all[game]?.[principle.name]?.[at] ?? null;

/** Only the first answer counts. */
export function answer(game: string, principle: Principle, at: number, right: boolean): void {
  if (answerTo(game, principle, at) !== null) return;
  const known = (all[game] ??= {})[principle.name] ?? [];
  const places = principle.positions.map((_, place) => known[place] ?? null);
  all[game][principle.name] = places.with(at, right);
  keep(KEY, $state.snapshot(all));
}

/** How many better moves of a principle were found at the first try. */
export const solvedOf = (game: string, principle: Principle): number =>
  principle.positions.filter((_, at) => answerTo(game, principle, at)).length;

/** The first place where nothing was chosen yet; the very first once all is done. */
export function firstOpen(course: Course): { principle: number; at: number } {
  for (const [principle, one] of course.principles.entries()) {
    const at = one.positions.findIndex((_, place) => answerTo(course.game, one, place) === null);
    if (at >= 0) return { principle, at };
  }
  return { principle: 0, at: 0 };
}
