/** What happened, line by line: a run of draws is one line. */
import type { Said, Seen } from '../../types/service';

/** So many sentences about who was passed over are said at once. */
const MOST_SENTENCES = 2;

export interface Line {
  /** The number of its first event at the table, which no other line has. */
  readonly seq: number;
  /** The places of its first and last move or draw among all of the game, from 1. */
  readonly first: number;
  readonly last: number;
  readonly by: number | 'chance' | undefined;
  readonly notation: string;
  readonly told: readonly Said[];
  /** Who is passed over after it. */
  readonly passed: readonly Said[];
}

/** The lines of moves and draws. */
export function linesOf(played: readonly Seen[]): Line[] {
  const lines: Line[] = [];
  for (const [at, one] of played.entries()) {
    const line = lineOf(one, at + 1);
    const before = lines.at(-1);
    if (before?.by === 'chance' && one.by === 'chance') lines.splice(-1, 1, joined(before, line));
    else lines.push(line);
  }
  return lines;
}

function lineOf({ seq, by, text, told, passed }: Seen, number: number): Line {
  const notation = text ?? '';
  return { seq, first: number, last: number, by, notation, told: told ?? [], passed: passed ?? [] };
}

function joined(one: Line, two: Line): Line {
  return {
    ...one,
    last: two.last,
    notation: `${one.notation}, ${two.notation}`,
    told: [...one.told, ...two.told],
    passed: [...one.passed, ...two.passed],
  };
}

/**
 * Who was passed over since a seat's own last move, or from the start where it has made none: the
 * last of it, and nothing twice.
 */
export function passedSince(played: readonly Seen[], seats: readonly number[]): Said[] {
  const own = played.findLastIndex(({ by }) => typeof by === 'number' && seats.includes(by));
  const passed = played.slice(Math.max(0, own)).flatMap((one) => one.passed ?? []);
  return [...new Map(passed.map((one) => [JSON.stringify(one), one])).values()].slice(
    -MOST_SENTENCES,
  );
}
