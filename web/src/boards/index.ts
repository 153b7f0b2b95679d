/** The boards, each loaded when a page needs it. */
import type { Board } from './manner';

const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  snekagon: () => import('./snekagon'),
  snekagon5g: () => import('./snekagon5g'),
  schlangennest: () => import('./schlangennest'),
  sssnake: () => import('./sssnake'),
  carnival: () => import('./carnival'),
};

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).board;
}
