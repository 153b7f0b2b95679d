/** Exercises: moments of one's own games, at which there was something better. */
import type { Said, Weighed } from '../types/service';

export interface Exercise {
  readonly id: string;
  readonly game: string;
  /** The game up to there, without its players. */
  readonly record: string;
  readonly ply: number;
  readonly seat: number;
  readonly seats: number;
  /** How the move is written that was made, and the better one. */
  readonly made: string;
  readonly best: string;
  readonly told: Said | null;
  /** The move that was made, in words; missing in cards from before it was kept. */
  readonly happened?: readonly Said[];
}

/** A move of a game, as it is written and in words. */
interface Made {
  readonly text: string;
  readonly told: readonly Said[];
}

/** The exercise that a choice of a finished game is. */
export function exerciseOf(
  table: string,
  game: string,
  record: string,
  choice: Weighed,
  { text: made, told: happened }: Made,
): Exercise {
  const { ply, seat, best_text: best, told } = choice;
  const seats = Number(/^seats: (\d+)$/m.exec(record)?.[1] ?? 2);
  const cut = recordUntil(record, ply);
  const id = `${table}.${ply}`;
  return { id, game, record: cut, ply, seat, seats, made, best, told, happened };
}

/** A record up to a ply: what was played, and nothing of who and how it ended. */
export function recordUntil(record: string, ply: number): string {
  const lines = record.split('\n');
  const end = lines.indexOf('');
  const head = lines.slice(0, end).filter((line) => !/^(player|tag) /.test(line));
  const moves = lines.slice(end + 1).filter((line) => /^(\d+|\*) /.test(line));
  return [...head, '', ...moves.slice(0, ply), '', 'result: open', ''].join('\n');
}

/** A move that wins as often as the best, but for so much at a two-player table, is as good. */
const CLOSE = 0.05;

interface Looked {
  readonly text: string;
  readonly chance: { readonly middle: number };
}

/** Whether a move is as good as the one that was found, by what a search says of both. */
export function isAsGood(card: Exercise, tried: string, looked: readonly Looked[]): boolean {
  if (tried === card.best) return true;
  const winOf = (text: string): number | undefined =>
    looked.find((one) => one.text === text)?.chance.middle;
  const [win, most] = [winOf(tried), winOf(card.best) ?? looked[0]?.chance.middle];
  if (tried === card.made || win === undefined || most === undefined) return false;
  return win >= most - (CLOSE * 2) / card.seats;
}
