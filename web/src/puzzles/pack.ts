/** Packs of puzzles, as they lie in the package: docs/puzzles.md has their format. */

export interface Puzzle {
  readonly key: string;
  /** Who solves it. */
  readonly seat: number;
  /** How hard it is, from 1 to 5. */
  readonly band: number;
  readonly goal: string;
  readonly themes: readonly string[];
  /** How the position came about, as it is written. */
  readonly moves: readonly string[];
  /** The only moves, and the defence between them. */
  readonly line: readonly string[];
}

export interface Pack {
  readonly game: string;
  /** What a record says before its moves. */
  readonly head: readonly string[];
  readonly puzzles: readonly Puzzle[];
}

const FILES = import.meta.glob<string>('../../../src/serpentry/puzzles/packs/*.txt', {
  query: '?raw',
  import: 'default',
});
const nameOf = (path: string): string => /(\w+)\.txt$/.exec(path)?.[1] ?? '';

/** Stands before a move of whoever made the one before. */
const AGAIN = '+';
const plain = (move: string): string => move.replace(AGAIN, '');

/** The games that have puzzles. */
export const GAMES: readonly string[] = Object.keys(FILES).map(nameOf);

/** The puzzles of a game; null if it has none. */
export async function packOf(game: string): Promise<Pack | null> {
  const path = Object.keys(FILES).find((one) => nameOf(one) === game);
  return path ? readPack(game, await FILES[path]!()) : null;
}

/** The pack that a text holds. */
export function readPack(game: string, text: string): Pack {
  const lines = text.split('\n');
  const end = lines.indexOf('');
  const head = lines.slice(1, end).filter((line) => /^(game|rules|option .*): /.test(line));
  return { game, head, puzzles: lines.slice(end).filter(Boolean).map(readPuzzle) };
}

function readPuzzle(text: string): Puzzle {
  const [key = '', band = '', goal = '', themes = '', ...moves] = text.split(' ');
  const end = moves.indexOf('/');
  return {
    key,
    seat: seatsOf([...moves.slice(0, end), moves[end + 1] ?? '']).at(-1) ?? 0,
    band: Number(band),
    goal,
    themes: themes === '-' ? [] : themes.split(','),
    moves: moves.slice(0, end),
    line: moves.slice(end + 1).map(plain),
  };
}

/** Who makes each move: seat 0 begins, and the two take turns unless it is said. */
function seatsOf(moves: readonly string[]): number[] {
  let by = 1;
  return moves.map((move) => (by = move.startsWith(AGAIN) ? by : 1 - by));
}

/** The record of the game up to a puzzle. */
export function recordOf(pack: Pack, puzzle: Puzzle): string {
  const seats = seatsOf(puzzle.moves);
  const moves = puzzle.moves.map((move, at) => `${seats[at]} ${plain(move)}`);
  const head = ['serpentry record 1', ...pack.head, 'seats: 2', ''];
  return [...head, ...moves, '', 'result: open', ''].join('\n');
}
