/** The outline of a tile: its hexes as one plate with rounded corners. */
import type { Point } from '../../types/board';
import { remembering } from '../shared/remember';
import { DIRECTIONS, corner, hexKey, middle, moved, type Hex } from './hexes';

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly inward: Point;
}

const spot = (point: Point) => `${Math.round(point.x * 50)},${Math.round(point.y * 50)}`;
const written = (point: Point) => `${point.x.toFixed(3)} ${point.y.toFixed(3)}`;

/** The edges between the cells and the rest, anticlockwise. */
function rim(cells: readonly Hex[]): Edge[] {
  const inside = new Set(cells.map(hexKey));
  return cells.flatMap((cell) =>
    DIRECTIONS.flatMap((step, heading) => {
      if (inside.has(hexKey(moved(cell, step)))) return [];
      const outward = middle(step);
      const inward = { x: -outward.x, y: -outward.y };
      return [{ from: corner(cell, heading - 1), to: corner(cell, heading), inward }];
    }),
  );
}

/** The edges sorted into closed loops. */
function loops(edges: readonly Edge[]): Edge[][] {
  const next = new Map(edges.map((edge) => [spot(edge.from), edge]));
  const found: Edge[][] = [];
  while (next.size) {
    const loop: Edge[] = [];
    let edge: Edge | undefined = next.values().next().value;
    while (edge) {
      next.delete(spot(edge.from));
      loop.push(edge);
      edge = next.get(spot(edge.to));
    }
    found.push(loop);
  }
  return found;
}

function insetCorner(before: Edge, after: Edge, inset: number): Point {
  const one = before.inward;
  const two = after.inward;
  const share = inset / (1 + one.x * two.x + one.y * two.y);
  return { x: after.from.x + (one.x + two.x) * share, y: after.from.y + (one.y + two.y) * share };
}

function towards(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A closed path through corners, each rounded by a share of its edges. */
export function rounded(corners: readonly Point[], share: number): string {
  const parts = corners.map((here, index) => {
    const before = corners[(index + corners.length - 1) % corners.length]!;
    const after = corners[(index + 1) % corners.length]!;
    const start = written(towards(here, before, share));
    return `${index ? 'L' : 'M'}${start}Q${written(here)} ${written(towards(here, after, share))}`;
  });
  return `${parts.join('')}Z`;
}

/** The outline of some cells as one plate, a little smaller than they are. */
export const plate = remembering(String, (cells: readonly Hex[]) => outlined(cells, 0.045));

/** The same a little larger, to mark it. */
export const halo = remembering(String, (cells: readonly Hex[]) => outlined(cells, 0.03));

function outlined(cells: readonly Hex[], inset: number): string {
  return loops(rim(cells))
    .map((loop) =>
      loop.map((edge, index) =>
        insetCorner(loop[(index + loop.length - 1) % loop.length]!, edge, inset),
      ),
    )
    .map((corners) => rounded(corners, 0.22))
    .join('');
}
