/** A course of strategy: principles, and positions in which a move keeps to one and another breaks it. */
import type { Cell, Move, Scene } from '../types/board';
import type { Said } from '../types/service';

/** A move to choose, and how often strong players win after it. */
interface Offered {
  readonly move: Move;
  /** In notation, which is the same in all languages, and not shown. */
  readonly text: string;
  /** What is placed where, for words of the reader's language. */
  readonly said: Said;
  readonly chance: number;
}

export interface Position {
  /** What is to be placed, where cards are drawn. */
  readonly task: readonly Said[];
  readonly scene: Omit<Scene, 'game' | 'options' | 'pieces'>;
  readonly right: Offered;
  readonly wrong: Offered;
  /** What the board shows right after them, in words; null where it shows nothing. */
  readonly reason: { readonly told: Said; readonly cells: readonly Cell[] } | null;
}

export interface Principle {
  readonly name: string;
  /** What a computer that keeps to it won, in percent, by level; empty: it is an opinion. */
  readonly won: readonly number[];
  readonly positions: readonly Position[];
}

export interface Course {
  readonly game: string;
  /** The word for each seat, such as a colour. */
  readonly seats: readonly string[];
  readonly options: Scene['options'];
  readonly pieces: Scene['pieces'];
  readonly principles: readonly Principle[];
}

const COURSES = import.meta.glob<{ default: unknown }>('./*.json');

/** Whether a game has a course. */
export const hasCourse = (game: string): boolean => `./${game}.json` in COURSES;

/** The course of a game; null if it has none. */
export async function courseOf(game: string): Promise<Course | null> {
  const load = COURSES[`./${game}.json`];
  return load ? ((await load()).default as Course) : null;
}

/** A position as boards show it. */
export function sceneIn(course: Course, { scene }: Position): Scene {
  const { game, options, pieces } = course;
  return { game, options, pieces, ...scene };
}

/** Whether the better of both moves is A: no rule that anybody could guess. */
export function isFirst(principle: Principle, at: number): boolean {
  let sum = at;
  for (const letter of principle.positions[at]!.right.text) sum += letter.codePointAt(0)!;
  return sum % 2 === 0;
}
