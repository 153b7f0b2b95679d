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

const WEEK = 7;
const HOURS = 3_600_000;
/** A Monday, from which days are counted. */
const FIRST_MONDAY = Date.UTC(2024, 0, 1);

const numberOf = (day: string): number =>
  (Date.parse(`${day}T00:00Z`) - FIRST_MONDAY) / (24 * HOURS);
const rest = (number: number, by: number): number => ((number % by) + by) % by;

/**
 * The puzzle of a day: it follows from the day alone, and is the same for everybody. A pack is cut
 * into seven parts, the easiest for Mondays and the hardest for Sundays; each part is gone through
 * in an order without a pattern, and nothing comes again before the end of its part.
 */
export function dailyOf(pack: Pack, day: string): Puzzle | undefined {
  const number = numberOf(day);
  const parts = partsOf(pack);
  const part = parts[rest(number, WEEK)] ?? [];
  return part[rest(Math.floor(number / WEEK), part.length)] ?? pack.puzzles[0];
}

/** The game whose puzzle of the day is everybody's: each in its turn. */
export function gameOf(games: readonly string[], day: string): string {
  return games[rest(numberOf(day), games.length)]!;
}

/** The puzzles of each day of the week. */
function partsOf(pack: Pack): readonly (readonly Puzzle[])[] {
  const orderOf = new Map(pack.puzzles.map((one) => [one, hashed(`${pack.game} ${one.key}`)]));
  const mixed = (one: Puzzle, other: Puzzle): number => orderOf.get(one)! - orderOf.get(other)!;
  const ranked = pack.puzzles.toSorted((one, other) => one.band - other.band || mixed(one, other));
  const full = Math.floor(ranked.length / WEEK);
  // A game has its turn every fifth week of a weekday: no multiple of five, or few would ever come.
  const size = full % 5 === 0 ? full - 1 : full;
  return Array.from({ length: WEEK }, (_, at) =>
    ranked.slice(at * full, at * full + size).toSorted(mixed),
  );
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

/** Positions that differ by this number of moves or fewer are nearly the same puzzle. */
const TWINS = 4;

/** Whether two puzzles are nearly the same: they have all but a few moves in common. */
export function areTwins(one: Puzzle, other: Puzzle): boolean {
  const ours = new Set(one.moves);
  const common = other.moves.filter((move) => ours.has(move)).length;
  return one.moves.length + other.moves.length - 2 * common <= TWINS;
}

/**
 * The next one after a puzzle that was not tried yet, and not nearly the same; round to the
 * beginning.
 */
export function nextOf(
  puzzles: readonly Puzzle[],
  after: string,
  isTried: (key: string) => boolean,
): Puzzle | undefined {
  const at = puzzles.findIndex((one) => one.key === after) + 1;
  const round = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  const last = puzzles[at - 1];
  const isNew = (one: Puzzle): boolean => !isTried(one.key);
  const isOther = (one: Puzzle): boolean => !last || !areTwins(one, last);
  return round.find((one) => isNew(one) && isOther(one)) ?? round.find(isNew) ?? round[0];
}

/** The name of a puzzle in addresses, and what it says. */
export const idOf = (game: string, key: string): string => `${game}-${key}`;
export function readId(id: string): [game: string, key: string] {
  const [game = '', key = ''] = id.split('-');
  return [game, key];
}
