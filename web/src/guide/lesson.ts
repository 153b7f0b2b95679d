/** A first game, told step by step: words, and moves to be made by whoever learns. */
import type { Move } from '../boards/manner';
import type { SeatPlan } from '../lib/api';

export type Step =
  /** Only words. */
  | { say: string }
  /** A move for the learner to make. */
  | { say: string; move: Move }
  /** A move that the rules forbid: the learner tries it and hears why. */
  | { say: string; wrong: Move }
  /** The learner makes a move that a good player suggests. */
  | { say: string; advised: true }
  /** A move of the other side, made by itself. */
  | { say: string; other: Move };

export interface Lesson {
  seats: SeatPlan[];
  options: Record<string, unknown>;
  steps: Step[];
}

const LESSONS = import.meta.glob<{ default: Lesson }>('./lessons/*.json');

/** The lesson of a game; null if it has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = LESSONS[`./lessons/${game}.json`];
  return load ? (await load()).default : null;
}
