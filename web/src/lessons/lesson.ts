/** A first game, told step by step: words, and every move of both sides. */
import type { Move, Scene } from '../types/board';
import type { SeatPlan } from '../types/service';

export type Step =
  /** Only words. */
  | { say: string }
  /** A move for the learner to make. */
  | { say: string; move: Move }
  /**
   * A move that the rules forbid: the learner tries it and hears why. Of several, it is the first
   * that one of these rules refuses.
   */
  | { say: string; wrong: Move[]; rules: string[] }
  /** A move of the other side, made by itself. */
  | { say: string; other: Move };

export interface Lesson {
  /** A name is the key of a word; without one, the first seat has the name of the learner. */
  seats: SeatPlan[];
  options: Record<string, unknown>;
  /** What dice and piles bring, one after the other, in a game that has them. */
  luck?: unknown[];
  steps: Step[];
}

const OPENINGS = import.meta.glob<{ default: Scene }>('../samples/openings/*.json');
const LESSONS = import.meta.glob<{ default: Lesson }>('./*.json');

/** Whether a game has a lesson. */
export function hasLesson(game: string): boolean {
  return `./${game}.json` in LESSONS;
}

/** The lesson of a game; null if it has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = LESSONS[`./${game}.json`];
  return load ? (await load()).default : null;
}

/** How a lesson begins, as far as nobody has to be asked for it. */
export async function openingOf(game: string): Promise<Scene | null> {
  const load = OPENINGS[`../samples/openings/${game}.json`];
  return load ? (await load()).default : null;
}

/** The move of either side that a step is about; null if it leaves the moves open. */
export function moveOf(step: Step): Move | null {
  if ('move' in step) return step.move;
  return 'other' in step ? step.other : null;
}
