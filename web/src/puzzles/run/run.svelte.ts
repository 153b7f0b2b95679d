/** Puzzles against the clock: as many as one can in three minutes, the easy ones first. */
import { areTwins } from '../choosing';
import type { Pack, Puzzle } from '../pack';

/** Milliseconds, as `web-run-line` says; they run only while there is a puzzle to be looked at. */
export const TIME = 3 * 60_000;
/** This many wrong answers end it, as it says as well. */
export const MISTAKES = 3;
/** How many of each band there are, from the easiest. */
const OF_BAND = [8, 8, 6, 6, 6];
/** How many there are of a game's hardest band, which need not be the fifth. */
const OF_HARDEST = 40;

export type Answer = 'solved' | 'wrong';

/**
 * The puzzles of a run: ever harder, those of one move, each band in an order of chance, and no two
 * that are nearly the same.
 */
export function orderOf(pack: Pack, chance: () => number): Puzzle[] {
  const short = pack.puzzles.filter(({ themes }) => !themes.includes('long'));
  const hardest = Math.max(...short.map(({ band }) => band));
  return OF_BAND.slice(0, hardest).flatMap((many, at) => {
    const some = short.filter(({ band }) => band === at + 1);
    return unlike(mixed(some, chance), at + 1 === hardest ? OF_HARDEST : many);
  });
}

function mixed(puzzles: readonly Puzzle[], chance: () => number): Puzzle[] {
  return puzzles
    .map((one) => ({ one, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** The first ones that are not nearly the same as one before, this many at most. */
function unlike(puzzles: readonly Puzzle[], many: number): Puzzle[] {
  const kept: Puzzle[] = [];
  for (const one of puzzles) {
    if (kept.length === many) break;
    if (!kept.some((other) => areTwins(one, other))) kept.push(one);
  }
  return kept;
}

export class Run {
  /** Milliseconds that are left. */
  left = $state(TIME);
  answers = $state.raw<readonly Answer[]>([]);

  constructor(readonly order: readonly Puzzle[]) {}

  readonly solved: number = $derived.by(() => this.#count('solved'));
  readonly mistakes: number = $derived.by(() => this.#count('wrong'));
  readonly isOver: boolean = $derived.by(
    () => this.left <= 0 || this.mistakes >= MISTAKES || !this.current,
  );
  /** The one to be solved now; none after the last one. */
  readonly current: Puzzle | undefined = $derived.by(() => this.order[this.answers.length]);

  #count(answer: Answer): number {
    return this.answers.filter((one) => one === answer).length;
  }

  /** Time has passed. */
  pass(milliseconds: number): void {
    this.left = Math.max(0, this.left - milliseconds);
  }

  answer(how: Answer): void {
    if (!this.isOver) this.answers = [...this.answers, how];
  }
}

/** Minutes and seconds. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
