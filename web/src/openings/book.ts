/** Opening books, as they are in the package: docs/openings.md says how they are made. */
import type { Cell } from '../types/board';

/** A move, the players that chose it, and what came of it for the seat that made it. */
export interface Opening {
  readonly move: string;
  readonly cells: readonly Cell[];
  /** How often each of the players chose it. */
  readonly chosen: readonly number[];
  readonly games: number;
  /** Games won, a tie as a half. */
  readonly points: number;
  /** The judge's value for the seat that made it; missing where something is proved. */
  readonly chance?: number;
  /** What it comes to if nobody errs: win, draw or loss; missing where nobody knows. */
  readonly proved?: string;
}

export interface FirstMove extends Opening {
  /** The moves that turning and mirroring the board bring together with this one, and their cells. */
  readonly alike: Readonly<Record<string, readonly Cell[]>>;
  readonly answers: readonly Opening[];
}

export interface OpeningSetUp {
  /** What is chosen about it; all else is as usual. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly string[];
  /** In how many games each of the players chose also the first move. */
  readonly free: readonly number[];
  readonly games: number;
  readonly first: readonly FirstMove[];
}

export interface Book {
  readonly game: string;
  readonly rules: string;
  readonly setups: readonly OpeningSetUp[];
}

const FILES = import.meta.glob<Book>('../../../src/serpentry/openings/books/*.json', {
  import: 'default',
});
const nameOf = (path: string): string => /(\w+)\.json$/.exec(path)?.[1] ?? '';
const FIRST = 'first';

/** Whether there is a book of a game. */
export const hasBook = (game: string): boolean => Object.keys(FILES).map(nameOf).includes(game);

/** The book of a game; null if it has none. */
export async function bookOf(game: string): Promise<Book | null> {
  const path = Object.keys(FILES).find((one) => nameOf(one) === game);
  return path ? FILES[path]!() : null;
}

/** The set-up that an address asks for; the first one, unless it says more. */
export function setUpOf(book: Book, query: URLSearchParams): OpeningSetUp {
  const isAsked = ({ given }: OpeningSetUp): boolean =>
    Object.entries(given).every(([name, value]) => query.get(name) === String(value));
  return book.setups.find(isAsked) ?? book.setups[0]!;
}

/** What is known with these options; null if nothing is. */
export function setUpWith(book: Book, options: object): OpeningSetUp | null {
  const wanted = sorted(options);
  return book.setups.find((one) => sorted(one.options) === wanted) ?? null;
}

const sorted = (options: object): string => JSON.stringify(Object.entries(options).sort());

/**
 * The first move that is meant by one of those that are the same; null if nothing is known of it.
 */
export const firstOf = (setUp: OpeningSetUp, move: string): FirstMove | null =>
  setUp.first.find((one) => move in one.alike) ?? null;

/** The first move that an address asks for. */
export const askedFirst = (setUp: OpeningSetUp, query: URLSearchParams): FirstMove | null =>
  firstOf(setUp, query.get(FIRST) ?? '');

/** Where the openings of a set-up are shown, perhaps after a first move. */
export function pathTo(game: string, setUp: OpeningSetUp | null, first = ''): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(setUp?.given ?? {})) query.set(name, String(value));
  if (first) query.set(FIRST, first);
  const asked = query.toString();
  return `/learn/${game}${asked && `?${asked}`}`;
}

/** The record of a game that begins with these moves. */
export function recordOf(book: Book, setUp: OpeningSetUp, moves: readonly string[]): string {
  const options = Object.entries(setUp.given).map(([name, value]) => `option ${name}: ${value}`);
  const head = [`game: ${book.game}`, `rules: ${book.rules}`, ...options, 'seats: 2', ''];
  const played = moves.map((move, at) => `${at % 2} ${move}`);
  return ['serpentry record 1', ...head, ...played, '', 'result: open', ''].join('\n');
}

const PROVED: Readonly<Record<string, number>> = { win: 100, draw: 50, loss: 0 };

/** What a move is worth to the seat that makes it, in per cent. */
export const worthOf = ({ proved, chance = 0.5 }: Opening): number =>
  PROVED[proved ?? ''] ?? Math.round(100 * chance);

/** A share in per cent. */
export const percent = (part: number, whole: number): number =>
  whole ? Math.round((100 * part) / whole) : 0;

/** A label on the board: where it stands, and what it says. */
export interface CellLabel {
  readonly cell: Cell;
  readonly text: string;
  readonly at: number;
}

/**
 * What is written on the board: what each move is worth, on a cell of its own; where moves cover one cell,
 * on all cells that are the same. One in the place of another is not labelled.
 */
export function labelsFor(openings: readonly Opening[]): CellLabel[] {
  const found = new Map<string, CellLabel>();
  const covered = new Set<string>();
  openings.forEach((one, at) => {
    const places = 'alike' in one ? Object.values((one as FirstMove).alike) : [one.cells];
    const isSpot = one.cells.length === 1;
    for (const cells of isSpot ? places : [one.cells]) {
      const middle = [...cells].sort(
        (a, b) => distance(cells, a) - distance(cells, b) || cells.indexOf(a) - cells.indexOf(b),
      );
      const cell = middle.find((one) => !found.has(String(one)));
      const text = String(worthOf(one));
      if (cell && !(isSpot && covered.has(String(cell))))
        found.set(String(cell), { cell, text, at });
      for (const one of cells) covered.add(String(one));
    }
  });
  return [...found.values()];
}

/** How far a cell is from the middle of a row of cells. */
const distance = (cells: readonly Cell[], cell: Cell): number =>
  Math.abs(cells.indexOf(cell) - (cells.length - 1) / 2);

/** The opening that a cell on the board means: the one that is labelled there, or is there. */
export function openingAt(
  openings: readonly Opening[],
  labels: readonly CellLabel[],
  cell: Cell,
): Opening | null {
  const key = String(cell);
  const label = labels.find((one) => String(one.cell) === key);
  if (label) return openings[label.at] ?? null;
  return openings.find((one) => one.cells.some((each) => String(each) === key)) ?? null;
}
