/**
 * The square lattice: x to the right, y down; sides are numbered clockwise from the north, so that
 * a clockwise quarter turn adds one.
 */
import type { Box, Cell, Point } from '../../types/board';

/** North 0, east 1, south 2, west 3. */
export type Side = number;

export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const satisfies readonly (readonly [number, number])[];

export const SIDE_LETTERS = 'nesw';

export function step(side: Side): readonly [number, number] {
  return STEPS[side % 4]!;
}

export function opposite(side: Side): Side {
  return (side + 2) % 4;
}

export function turned(side: Side, quarters: number): Side {
  return (side + quarters) % 4;
}

/** A cell as a text, for maps and keys. */
export function keyOf(x: number, y: number): string {
  return `${x},${y}`;
}

/** The point so far from the middle of a cell towards a side. */
export function towards(x: number, y: number, side: Side, far: number): Point {
  const [dx, dy] = step(side);
  return { x: x + dx * far, y: y + dy * far };
}

/** The outline of a cell as an SVG path. */
export function squarePath(x: number, y: number, half = 0.5): string {
  return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
}

/** All cells of a box row by row, the box given by the middles of its outermost cells. */
export function cellsOfBox(box: Box): Cell[][] {
  const rows: Cell[][] = [];
  for (let y = box.top; y <= box.bottom; y++) {
    const row: Cell[] = [];
    for (let x = box.left; x <= box.right; x++) row.push([x, y]);
    rows.push(row);
  }
  return rows;
}

/** Lines between the cells of a box, as one path. */
export function gridPath(box: Box): string {
  let path = '';
  for (let x = box.left + 0.5; x < box.right; x++)
    path += `M${x} ${box.top - 0.5}V${box.bottom + 0.5}`;
  for (let y = box.top + 0.5; y < box.bottom; y++)
    path += `M${box.left - 0.5} ${y}H${box.right + 0.5}`;
  return path;
}
