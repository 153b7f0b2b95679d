/** What games of square cards have in common in being handled. */
import type { Box, Cell, Handling, Move, Scene, Words } from '../../types/board';
import { kindOf } from '../shared/kinds';
import { squarePath } from './lattice';

/** One card at a time: it can be turned, and is on one cell. */
export const cards: Pick<Handling, 'turns' | 'flips' | 'covers'> = {
  turns: (scene, piece) => kindOf(scene, piece).turns,
  flips: () => false,
  covers: (_scene, { cell }) => (cell ? [cell] : []),
};

type Rows = (scene: Scene, legal: readonly Move[]) => Cell[][];

/** One plane for all: a cell is where its numbers say, `before` and `after` all cells is room. */
export function onePlane(
  rows: Rows,
  before: number,
  after: number,
): Pick<Handling, 'rows' | 'bounds' | 'centre' | 'outline' | 'cellAt'> {
  return {
    rows,
    bounds(scene, legal): Box {
      const cells = rows(scene, legal);
      const [first, last] = [cells[0]![0]!, cells.at(-1)!.at(-1)!];
      return {
        left: first[0]! - before,
        top: first[1]! - before,
        right: last[0]! + after,
        bottom: last[1]! + after,
      };
    },
    centre: (_scene, [x, y]) => ({ x: x!, y: y! }),
    outline: (_scene, [x, y]) => squarePath(x!, y!, 0.47),
    cellAt: (_scene, { x, y }) => [Math.round(x), Math.round(y)],
  };
}

/** The seat to act where it is asked for a move, else the seat that looks on. */
export function handSeat(scene: Scene, legal: readonly Move[]): number | null {
  const actor = typeof scene.toAct === 'number' ? scene.toAct : null;
  return legal.length ? actor : (scene.seat ?? actor);
}

/** The cells that legal moves name. */
export function askedCells(legal: readonly Move[]): (readonly [number, number])[] {
  return legal.flatMap(({ at }) => (Array.isArray(at) ? [at as [number, number]] : []));
}

/** What is where a table began. */
type Origin = 'place-start' | 'place-house' | 'place-start-card';

/**
 * What a square is called where a table has no edges: counted from where it began, by the sides of
 * the sky, as the narrator does. W2 N1.
 */
export function placeOf(x: number, y: number, origin: Origin = 'place-start'): Words {
  const [across, along] = [x > 0 ? 'e' : 'w', y > 0 ? 's' : 'n'];
  if (x && y)
    return {
      key: 'place-corner',
      args: { far: Math.abs(x), side: across, along: Math.abs(y), other: along },
    };
  if (!x && !y) return { key: origin };
  return { key: 'place-line', args: { far: Math.abs(x || y), side: x ? across : along } };
}
