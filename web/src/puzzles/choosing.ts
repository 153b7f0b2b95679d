/** Which puzzle: that of the day, the next one, those of a theme and a band. */
import type { Pack, Puzzle } from './pack';

/** A day as everybody writes it: 2026-11-15. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day before. */
export function before(day: string): string {
  const noon = new Date(`${day}T12:00:00`);
  noon.setDate(noon.getDate() - 1);
  return dayOf(noon);
}

/** The puzzle of a day: it follows from the day alone, and is the same for everybody. */
export function dailyOf(pack: Pack, day: string): Puzzle | undefined {
  return pack.puzzles[hashed(`${pack.game} ${day}`) % pack.puzzles.length];
}

/** A number from a text (FNV-1a). */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

export interface Wanted {
  /** A theme; empty: any. */
  readonly theme: string;
  /** A band; 0: any. */
  readonly band: number;
}

/** The puzzles of a theme and a band. */
export function fitting(pack: Pack, { theme, band }: Wanted): Puzzle[] {
  return pack.puzzles.filter(
    (one) => (!theme || one.themes.includes(theme)) && (!band || one.band === band),
  );
}

/** The next one after a puzzle that was not tried yet; round to the beginning. */
export function nextOf(
  puzzles: readonly Puzzle[],
  after: string,
  isTried: (key: string) => boolean,
): Puzzle | undefined {
  const at = puzzles.findIndex((one) => one.key === after) + 1;
  const round = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  return round.find((one) => !isTried(one.key)) ?? round[0];
}

/** The name of a puzzle in addresses, and what it says. */
export const idOf = (game: string, key: string): string => `${game}-${key}`;
export function readId(id: string): [game: string, key: string] {
  const [game = '', key = ''] = id.split('-');
  return [game, key];
}
