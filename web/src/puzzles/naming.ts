/** What a puzzle asks and is about, in words. */
import { t } from '../lib/words.svelte';
import { leadTask } from './leads';
import { isMeasured, type Puzzle } from './pack';
import type { Step } from './rating';

/** What is to be found. */
export function taskOf(puzzle: Puzzle): string {
  if (isMeasured(puzzle)) return t('web-task-best');
  return puzzle.goal === 'draw' ? t('web-task-draw') : t('web-task-win');
}

/** The same for somebody who plays a colour. */
export function taskFor(puzzle: Puzzle, who: string): string {
  if (!isMeasured(puzzle)) return t('web-puzzle-goal', { goal: puzzle.goal, who });
  return leadTask(puzzle.unit, puzzle.goal, puzzle.line.length, who);
}

/** What a theme is called in a game. */
export const themeIn = (game: string, theme: string): string => t(`web-theme-${theme}`, { game });

/** For how many players it is, where these are more than two. */
const several = (seats: number): string[] =>
  seats > 2 ? [t('web-puzzle-players', { count: seats })] : [];

/** How hard it is, and what it is about. */
export function aboutOf(game: string, { band, themes, seats }: Puzzle): string {
  const about = themes.map((one) => themeIn(game, one));
  return [t('web-puzzle-band', { band }), ...several(seats), ...about].join(' · ');
}

/** Squares as messengers show them: red, yellow, green. The page itself shows none. */
const SIGNS: Readonly<Record<Step, string>> = {
  wrong: '\u{1F7E5}',
  hint: '\u{1F7E8}',
  solved: '\u{1F7E9}',
};

/** How one tried, a square for each. */
export const rowOf = (steps: readonly Step[]): string => steps.map((one) => SIGNS[one]).join('');

/** How the puzzle of a day went, in one line; empty while it is open. */
export function dailyLine(game: string, day: string, steps: readonly Step[]): string {
  if (!steps.includes('solved')) return '';
  const tries = steps.filter((one) => one !== 'hint').length;
  return t('web-puzzle-share', { game, day, tries, row: rowOf(steps) });
}
