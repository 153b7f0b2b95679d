/**
 * The hexagonal lattice, pointy side up, cells one unit wide, in axial coordinates:
 *
 *        (0,-1) (1,-1)         heading 0 is east; each further heading is 60° anticlockwise.
 *     (-1,0)  (0,0)  (1,0)     Rows are letters from the top, cells numbers from the left.
 *        (-1,1) (0,1)
 */
import type { Box, Point } from '../../types/board';
import { boxAround } from '../../lib/box';
import { readPairs } from '../shared/cells';

export type Hex = readonly [q: number, r: number];

export const DIRECTIONS: readonly Hex[] = readPairs('1,0 1,-1 0,-1 -1,0 -1,1 0,1');

const ROOT = Math.sqrt(3);
const RADIUS = 1 / ROOT;

export function hexKey(cell: Hex): string {
  return `${cell[0]},${cell[1]}`;
}

export function sameHex(one: Hex, two: Hex): boolean {
  return one[0] === two[0] && one[1] === two[1];
}

/** The cell that is as far from one as a step from the centre. */
export function moved(cell: Hex, step: Hex): Hex {
  return [cell[0] + step[0], cell[1] + step[1]];
}

export function neighbours(cell: Hex): Hex[] {
  return DIRECTIONS.map((step) => moved(cell, step));
}

export function inHexagon(cell: Hex, side: number): boolean {
  return Math.max(Math.abs(cell[0]), Math.abs(cell[1]), Math.abs(cell[0] + cell[1])) < side;
}

/** The rows of a regular hexagon from the top, each from the left. */
export function hexagonRows(side: number): Hex[][] {
  const reach = side - 1;
  return Array.from({ length: 2 * side - 1 }, (_, row) => {
    const r = row - reach;
    const first = Math.max(-reach, -reach - r);
    return Array.from({ length: 2 * side - 1 - Math.abs(r) }, (_, column): Hex => [
      first + column,
      r,
    ]);
  });
}

/** The name of a cell of a regular hexagon: f6. */
export function hexName(cell: Hex, side: number): string {
  const reach = side - 1;
  const first = Math.max(-reach, -reach - cell[1]);
  return `${String.fromCharCode(97 + cell[1] + reach)}${cell[0] - first + 1}`;
}

/** The middle of a cell. */
export function middle(cell: Hex): Point {
  return { x: cell[0] + cell[1] / 2, y: (cell[1] * ROOT) / 2 };
}

/** The cell under a point. */
export function hexAt(point: Point): Hex {
  const r = (point.y * 2) / ROOT;
  const q = point.x - r / 2;
  const near = [Math.round(q), Math.round(r), Math.round(-q - r)] as const;
  const off = [Math.abs(near[0] - q), Math.abs(near[1] - r), Math.abs(near[2] + q + r)] as const;
  // Whichever coordinate was rounded most follows from the other two; 0 - n is never minus zero.
  if (off[0] > off[1] && off[0] > off[2]) return [0 - near[1] - near[2], near[1] + 0];
  if (off[1] > off[2]) return [near[0] + 0, 0 - near[0] - near[2]];
  return [near[0] + 0, near[1] + 0];
}

/** A corner of a cell: corner n is between headings n and n + 1. */
export function corner(cell: Hex, number: number, shrink = 1): Point {
  const { x, y } = middle(cell);
  const angle = Math.PI / 6 + (number * Math.PI) / 3;
  return { x: x + RADIUS * shrink * Math.cos(angle), y: y - RADIUS * shrink * Math.sin(angle) };
}

/** The outline of a cell as an SVG path. */
export function hexOutline(cell: Hex, shrink = 1, origin: Point = { x: 0, y: 0 }): string {
  const corners = Array.from({ length: 6 }, (_, number) => corner(cell, number, shrink));
  const written = corners.map(
    ({ x, y }) => `${(x + origin.x).toFixed(3)} ${(y + origin.y).toFixed(3)}`,
  );
  return `M${written.join('L')}Z`;
}

/** The part of the plane that some cells take. */
export function hexBox(cells: readonly Hex[]): Box {
  return boxAround(
    cells.map(middle).map(({ x, y }) => [x, y]),
    RADIUS,
  );
}

/** The six corners of the frame round a regular hexagon of cells. */
export function frameCorners(side: number, margin: number): Point[] {
  const reach = side - 1 + RADIUS + margin;
  return DIRECTIONS.map((step) => middle(step)).map(({ x, y }) => ({ x: x * reach, y: y * reach }));
}

/** The box round such a frame. */
export function frameBox(side: number, margin: number): Box {
  const reach = side - 1 + RADIUS + margin;
  const height = (reach * ROOT) / 2;
  return { left: -reach, right: reach, top: -height, bottom: height };
}
