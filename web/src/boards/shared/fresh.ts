/** What was just played, to be marked. */
import type { Cell, Handling, Move, Scene } from '../../types/board';

/** The last move, and before it all since the viewer made one. */
export const freshOf = ({ before = [], last }: Scene): Move[] => [
  ...before,
  ...(last ? [last] : []),
];

/** The cells of all of them, each once. */
export function freshCells(scene: Scene, { cellsOf }: Pick<Handling, 'cellsOf'>): Cell[] {
  const cells = freshOf(scene).flatMap((move) => cellsOf(scene, move));
  return [...new Map(cells.map((cell) => [String(cell), cell])).values()];
}
