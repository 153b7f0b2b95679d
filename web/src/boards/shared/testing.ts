/** Drafts for tests. */
import type { Cell, Draft } from '../../types/board';

export function draftAt(cell: Cell, piece: string, turn = 0, flipped = false): Draft {
  return { piece, turn, flipped, cell, more: null };
}
