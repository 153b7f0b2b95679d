/** The spines of snakes on hexes. */
import type { Point } from '../../types/board';
import type { Build, Ending } from '../shared/body';
import { remembering } from '../shared/remember';
import { slithering, smooth, spine, type Spine } from '../shared/spine';
import { middle, type Hex } from './hexes';

const GIRTH = 0.19;
const SMALL_GIRTH = 0.112;

/** A snake, or a part of one, on a path of cells. */
export interface Stretch {
  readonly cells: readonly Hex[];
  readonly ring: boolean;
  readonly start?: Ending;
  readonly end?: Ending;
}

/** A snake ready to be drawn. */
export interface Drawn {
  readonly joints: Spine;
  readonly build: Build;
}

/** The point so far beyond an end of a line, seen from the point before, turned by an angle. */
function beyond(end: Point, before: Point, far: number, turn: number): Point {
  const angle = Math.atan2(end.y - before.y, end.x - before.x) + turn;
  return { x: end.x + far * Math.cos(angle), y: end.y + far * Math.sin(angle) };
}

/** How far a snake reaches beyond the middle of its last hex, and how it leans there. */
const REACH: Record<Ending, number> = { head: 0.24, tail: 0.34, cut: 0.02 };
const LEAN: Record<Ending, number> = { head: 0, tail: 0.7, cut: 0 };

function longSnake(cells: readonly Hex[], start: Ending, end: Ending): Drawn {
  const middles = cells.map(middle);
  const [first, second] = [middles[0]!, middles[1]!];
  const [last, before] = [middles[middles.length - 1]!, middles[middles.length - 2]!];
  const line = smooth([
    beyond(first, second, REACH[start], LEAN[start]),
    ...middles,
    beyond(last, before, REACH[end], LEAN[end]),
  ]);
  return { joints: slithering(spine(line), 0.05, 1.7), build: { start, end, girth: GIRTH } };
}

/** A snake on a single hex is coiled up. */
function coil(cell: Hex): Drawn {
  const { x, y } = middle(cell);
  const line = Array.from({ length: 60 }, (_, index) => {
    const angle = 1.8 - index * 0.13;
    const radius = 0.32 - index * 0.0044;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
  return { joints: spine(line), build: { start: 'head', end: 'tail', girth: SMALL_GIRTH } };
}

/** The end of a snake that looks out of a hole in the middle of a hex. */
function peeping(cell: Hex, start: Ending, end: Ending): Drawn {
  const { x, y } = middle(cell);
  const line = smooth([
    { x: x - 0.12, y: y + 0.4 },
    { x: x + 0.34, y: y + 0.3 },
    { x: x + 0.33, y: y - 0.06 },
    { x: x + 0.11, y: y - 0.02 },
  ]);
  const isTail = end === 'tail';
  const build = { start: isTail ? 'cut' : start, end: isTail ? end : 'cut', girth: 0.12 } as const;
  return { joints: spine(isTail ? line.reverse() : line), build };
}

/** A snake that bites its tail. */
function ouroboros(cells: readonly Hex[]): Drawn {
  const middles = cells.map(middle);
  const line = smooth([...middles, middles[0]!]);
  return { joints: spine(line), build: { start: 'head', end: 'tail', girth: GIRTH } };
}

/** A stretch as a snake, head first. */
export const drawn = remembering(
  ({ cells, ring, start, end }: Stretch) => `${start} ${cells.join(' ')} ${end} ${ring}`,
  ({ cells, ring, start = 'head', end = 'tail' }): Drawn => {
    if (ring) return ouroboros(cells);
    if (cells.length > 1) return longSnake(cells, start, end);
    return start === 'cut' || end === 'cut' ? peeping(cells[0]!, start, end) : coil(cells[0]!);
  },
);
