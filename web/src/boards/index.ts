/** The boards, each in the folder of its game's name, loaded when a page needs it. */
import type { Board } from './handling';

const BOARDS = import.meta.glob<{ board: Board }>('./*/index.ts');

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).board;
}
