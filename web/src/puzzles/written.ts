/** Finding a move by how it is written: among the legal ones, that which has the cells it names. */
import type { Handling, Move, Scene } from '../boards/handling';

/** The names of the cells in a written move, with those that it is drilled to: 2:d4@1-d5. */
export function cellsNamed(text: string): string[] {
  const [, floor = '', path = ''] = /^(\d+:)?(.*)$/.exec(text) ?? [];
  return path.split('-').flatMap((word) => {
    const [cell = '', ...others] = word.split('@');
    return [floor + cell, ...others.map((other) => `${other}:${cell}`)];
  });
}

/** The legal move that is written so. */
export function moveWritten(
  handling: Handling,
  scene: Scene,
  legal: readonly Move[],
  text: string,
): Move | undefined {
  const wanted = inOrder(cellsNamed(text));
  return legal.find((move) => {
    const cells = handling.cellsOf(scene, move);
    return inOrder(cells.map((cell) => handling.cellName(scene, cell))) === wanted;
  });
}

const inOrder = (names: readonly string[]): string => [...names].sort().join(' ');
