/** Snakes and pieces of square cells, as the service tells them, made ready to be drawn. */
import type { Scene, Snake } from '../../types/board';
import { kindOf } from '../shared/kinds';
import type { Piece } from './course';
import { turned, type Side } from './lattice';

/** The course of a snake from its head on; whose plane a cell is on is left out. */
export function courseOf(snake: Snake): Piece[] {
  return snake.cells.map((cell, at) => {
    const [from, to] = snake.sides[at]!;
    return { x: cell.at(-2)!, y: cell.at(-1)!, from: from!, to: to ?? null };
  });
}

/** The strands of a piece as it is turned, each by the sides that it leads to. */
export function strandsOf(scene: Scene, name: string, turn: number): Side[][] {
  return kindOf(scene, name).strands.map((strand) => strand.map((side) => turned(side, turn)));
}

/** The strands of a piece by itself, as pieces of body. */
export function piecesOf(scene: Scene, name: string, turn: number): Piece[] {
  return strandsOf(scene, name, turn).map(([from, to]) => ({
    x: 0,
    y: 0,
    from: from!,
    to: to ?? null,
  }));
}
