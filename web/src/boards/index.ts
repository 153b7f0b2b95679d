/**
 * The boards, each in the folder of its game's name, loaded when a page needs it. A game without
 * one, or whose board can't be loaded, is played on a picture that the service draws.
 */
import { board as drawn } from './drawn';
import { learnTales } from '../lib/words.svelte';
import type { Board } from '../types/board';

export interface Loaded {
  readonly board: Board;
  /** Whether there is a board of its own that could not be loaded. */
  readonly failed: boolean;
}

type Boards = Readonly<Record<string, () => Promise<{ board: Board }>>>;

const BOARDS: Boards = import.meta.glob<{ board: Board }>(['./*/index.ts', '!./drawn/index.ts']);

/** The board of a game, and the words to tell what happens on it. */
export async function boardOf(game: string, boards: Boards = BOARDS): Promise<Loaded> {
  await learnTales();
  const load = boards[`./${game}/index.ts`];
  if (!load) return { board: drawn, failed: false };
  try {
    return { board: (await load()).board, failed: false };
  } catch {
    return { board: drawn, failed: true };
  }
}
