/** Packs of puzzles, as they are in the package: docs/puzzles.md has their format. */

export interface Puzzle {
  readonly key: string;
  /** How many play. */
  readonly seats: number;
  /** The seat that solves it. */
  readonly seat: number;
  /** How hard it is, from 1 to 5. */
  readonly band: number;
  /** What can be had: win or draw; or by how much the move is the best at least. */
  readonly goal: string;
  readonly themes: readonly string[];
  /** How the position came about, as it is written. */
  readonly moves: readonly string[];
  /** The only moves, and the defence between them; if measured, the moves that solve it. */
  readonly line: readonly string[];
  /** How far other moves are behind, where that is measured and not proved. */
  readonly rivals: ReadonlyMap<string, Behind>;
  /** What measured differences are counted in; empty where everything is proved. */
  readonly unit: string;
}

/** The limits of a difference; of a move that was only glanced at the lower one is known. */
export interface Behind {
  readonly low: number;
  readonly high: number | null;
}

/** Whether a puzzle is measured by search, and not proved. */
export const isMeasured = (puzzle: Puzzle): boolean => puzzle.rivals.size > 0;

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
/** Packs for more than two players say for how many, others when: `schlangennest-3.txt`. */
const nameOf = (path: string): string => /(\w+)(?:-\w+)?\.txt$/.exec(path)?.[1] ?? '';

/** Stands before a move of the same seat as before; each one more goes a seat further back. */
const AGAIN = /^\+*/;
/** Stands before what chance did. */
const LOT = '*';
const plain = (move: string): string =>
  move.replace(AGAIN, '').replace(LOT, '').replaceAll('_', ' ');

/** The games that have puzzles. */
export const GAMES: readonly string[] = [...new Set(Object.keys(FILES).map(nameOf))];

/** The puzzles of a game, those for two players first; null if it has none. */
export async function packOf(game: string): Promise<Pack | null> {
  const paths = Object.keys(FILES).filter((one) => nameOf(one) === game);
  const texts = await Promise.all(paths.map((one) => FILES[one]!()));
  const packs = texts.map((text) => readPack(game, text));
  const puzzles = packs.flatMap((one) => one.puzzles).toSorted((a, b) => a.seats - b.seats);
  return packs[0] ? { ...packs[0], puzzles } : null;
}

/** The pack that a text holds. */
export function readPack(game: string, text: string): Pack {
  const lines = text.split('\n');
  const end = lines.indexOf('');
  const head = lines.slice(1, end).filter((line) => /^(game|rules|option .*): /.test(line));
  const seats = Number(/^seats: (\d+)$/m.exec(text)?.[1] ?? 2);
  const unit = /^unit: (.+)$/m.exec(text)?.[1] ?? '';
  const puzzles = lines.slice(end).filter(Boolean);
  return { game, head, puzzles: puzzles.map((one) => readPuzzle(one, seats, unit)) };
}

function readPuzzle(text: string, seats: number, unit: string): Puzzle {
  const [told = '', line = '', rivals = ''] = text.split(' / ');
  const [key = '', band = '', goal = '', themes = '', ...moves] = told.split(' ');
  const found = line.split(' ');
  return {
    key,
    seats,
    seat: Number(seatsOf([...moves, found[0] ?? ''], seats).at(-1)),
    band: Number(band),
    goal,
    themes: themes === '-' ? [] : themes.split(','),
    moves,
    line: found.map(plain),
    rivals: new Map(rivals.split(' ').filter(Boolean).map(readRival)),
    unit,
  };
}

function readRival(text: string): [string, Behind] {
  const [move = '', span = ''] = text.split('=');
  const [low = 0, high = 0] = span.split('~').map(Number);
  return [plain(move), { low, high }];
}

/**
 * The seat that makes each move: seat 0 begins, and all take turns unless it is marked; or chance.
 */
function seatsOf(moves: readonly string[], seats: number): (number | string)[] {
  let by = seats - 1;
  return moves.map((move) => {
    const back = AGAIN.exec(move)![0].length;
    if (move.startsWith(LOT, back)) return LOT;
    by = (by + 1 - back + seats) % seats;
    return by;
  });
}

/** The record of the game up to a puzzle. */
export function recordOf(pack: Pack, puzzle: Puzzle): string {
  const seats = seatsOf(puzzle.moves, puzzle.seats);
  const moves = puzzle.moves.map((move, at) => `${seats[at]} ${plain(move)}`);
  const head = ['serpentry record 1', ...pack.head, `seats: ${puzzle.seats}`, ''];
  return [...head, ...moves, '', 'result: open', ''].join('\n');
}
