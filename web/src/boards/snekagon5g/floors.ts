/**
 * Where the floors are on the table: in their order; each names its neighbours.
 *
 *     wide:  1 2    1 2    1 2 3       tall:  1    1 2    1 2
 *                   3 4     4 5               2     3     3 4
 *                                                          5
 */
import { frameBox, hexAt, hexKey, inHexagon, middle } from '../hex/hexes';
import type { Box, Cell, Point, Scene } from '../../types/board';
import { eyesOf, hexOf, nodeOf, sideOf, type Node } from './read';
import { readPairs } from '../shared/cells';

export const MARGIN = 0.3;
const GAP = 0.35;
/** Room above a floor for its name. */
const TITLE = 0.62;

type Spots = readonly (readonly [column: number, row: number])[];

const WIDE: Readonly<Record<number, Spots>> = {
  2: readPairs('0,0 1,0'),
  3: readPairs('0,0 1,0 0.5,1'),
  4: readPairs('0,0 1,0 0,1 1,1'),
  5: readPairs('0,0 1,0 2,0 0.5,1 1.5,1'),
};

const TALL: Readonly<Record<number, Spots>> = {
  ...WIDE,
  2: readPairs('0,0 0,1'),
  5: readPairs('0,0 1,0 0,1 1,1 0.5,2'),
};

function spots(scene: Scene): Spots {
  return (scene.tall ? TALL : WIDE)[scene.seats]!;
}

function pace(scene: Scene): Point {
  const { right, bottom } = frameBox(sideOf(scene), MARGIN);
  return { x: 2 * right + GAP, y: 2 * bottom + GAP + TITLE };
}

/** The middle of a floor. */
export function floorMiddle(scene: Scene, floor: number): Point {
  const [column, row] = spots(scene)[floor]!;
  const { x, y } = pace(scene);
  return { x: column * x, y: row * y };
}

/** The floors that are side by side, from the left, row by row. */
export function floorRows(scene: Scene): number[][] {
  const found: number[][] = [];
  const order = spots(scene).map(([column, row], floor) => ({ column, row, floor }));
  order.sort((one, two) => one.column - two.column);
  for (const { row, floor } of order) (found[row] ??= []).push(floor);
  return found;
}

/** The part of the plane that holds all floors. */
export function floorsBox(scene: Scene): Box {
  const { right, bottom } = frameBox(sideOf(scene), MARGIN + 0.1);
  const { x, y } = pace(scene);
  const columns = Math.max(...spots(scene).map(([column]) => column));
  const rows = Math.max(...spots(scene).map(([, row]) => row));
  return {
    left: -right,
    top: -bottom - TITLE,
    right: columns * x + right,
    bottom: rows * y + bottom,
  };
}

/** The part of the plane that a floor takes. */
export function floorBox(scene: Scene, floor: number): Box {
  const { right, bottom } = frameBox(sideOf(scene), MARGIN + 0.1);
  const { x, y } = floorMiddle(scene, floor);
  return { left: x - right, top: y - bottom - TITLE, right: x + right, bottom: y + bottom };
}

/** The height of a floor's name above its middle. */
export function titleHeight(scene: Scene): number {
  return frameBox(sideOf(scene), MARGIN).bottom + TITLE / 3;
}

/** Where a cell of a floor is drawn. */
export function place(scene: Scene, node: Cell): Point {
  const { x, y } = floorMiddle(scene, node[0]!);
  const at = middle(hexOf(node));
  return { x: x + at.x, y: y + at.y };
}

/** The cell of a floor under a point, be it an eye; null beside the floors. */
function spotAt(scene: Scene, point: Point): Node | null {
  for (let floor = 0; floor < scene.seats; floor++) {
    const { x, y } = floorMiddle(scene, floor);
    const cell = hexAt({ x: point.x - x, y: point.y - y });
    if (inHexagon(cell, sideOf(scene))) return nodeOf(floor, cell);
  }
  return null;
}

/** The cell of a floor under a point; null beside the floors and over an eye. */
export function nodeAt(scene: Scene, point: Point): Node | null {
  return isEyeAt(scene, point) ? null : spotAt(scene, point);
}

/** Whether a point is over an eye. */
export function isEyeAt(scene: Scene, point: Point): boolean {
  const spot = spotAt(scene, point);
  return (
    spot !== null &&
    eyesOf(scene)
      .map(hexKey)
      .includes(hexKey(hexOf(spot)))
  );
}

/** The floors next to one. */
export function floorsBeside(scene: Scene, floor: number): number[] {
  const { seats } = scene;
  return [...new Set([(floor + seats - 1) % seats, (floor + 1) % seats])].sort();
}

/** The curve of a drill between the same cell of two floors, no two of a row the same. */
export function drillCurve(
  scene: Scene,
  cell: readonly [number, number],
  one: number,
  two: number,
): string {
  const from = place(scene, nodeOf(one, cell));
  const to = place(scene, nodeOf(two, cell));
  const lift = (to.x > from.x ? 1 : -1) * (0.07 + 0.018 * (cell[0] + sideOf(scene)));
  const over = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * lift,
    y: (from.y + to.y) / 2 - (to.x - from.x) * lift,
  };
  return `M${from.x} ${from.y}Q${over.x.toFixed(2)} ${over.y.toFixed(2)} ${to.x} ${to.y}`;
}
