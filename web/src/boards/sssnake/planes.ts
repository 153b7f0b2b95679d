/**
 * Where the planes of the players are: in a row, one below the other where there is more room so,
 * or two by two. A player's own plane is large, with those of the others beside it:
 *
 *     own own 2    own own 2 3
 *     own own 3    own own 4
 */
import type { Box, Cell, Point, Scene } from '../../types/board';
import { boxAround, boxOf } from '../../lib/box';
import { positionOf, startSize, type Position } from './position';

/** A plane: its cells by the middles of the outermost, and how far it is moved. */
export interface Plane {
  readonly seat: number;
  readonly cells: Box;
  readonly dx: number;
  readonly dy: number;
}

const GAP = 0.5;
/** Cells around the start card that most snakes need, shown from the start. */
const ROOM = 2;
/** Room for the name above a plane. */
export const TITLE = 0.95;

const known = new WeakMap<Position, Map<number | null, Plane[]>>();
const TALL = -1;

/** The planes of a position, worked out once for each point of view. */
export function planesOf(scene: Scene): Plane[] {
  const position = positionOf(scene);
  const memory = known.get(position) ?? new Map<number | null, Plane[]>();
  known.set(position, memory);
  const own = scene.tall ? TALL : scene.seat;
  let planes = memory.get(own);
  if (!planes) {
    planes = own === null || own === TALL ? arranged(scene) : beside(scene, own);
    memory.set(own, planes);
  }
  return planes;
}

/** The cells of a plane: those that a snake needs, and room around it. */
function cellsOf(scene: Scene, seat: number, room = ROOM, edge = 1): Box {
  const [wide, high] = startSize(scene);
  const corners = [
    [-room, -room],
    [wide - 1 + room, high - 1 + room],
  ] as [number, number][];
  const cards = positionOf(scene).snakes[seat]!.map(([x, y]) => [x, y] as [number, number]);
  const ends = scene.snakes[seat]!.ends.map(({ cell: [, x, y] }) => [x!, y!] as const);
  return boxAround([...corners, ...cards, ...ends], edge);
}

const width = (box: Box) => box.right - box.left + 1;
const height = (box: Box) => box.bottom - box.top + 1;

/** The own plane, and those of the others in one or two columns as high as it is. */
function beside(scene: Scene, own: number): Plane[] {
  const others = Array.from({ length: scene.seats - 1 }, (_, at) => (own + 1 + at) % scene.seats);
  const boxes = others.map((seat) => cellsOf(scene, seat, 1, 0));
  const across = others.length > 2 ? 2 : 1;
  const rows = Math.ceil(others.length / across);
  const between = (rows - 1) * (GAP + TITLE);
  const highest = Array.from({ length: rows }, (_, row) =>
    Math.max(...boxes.slice(row * across, (row + 1) * across).map(height)),
  );
  const widest = Array.from({ length: across }, (_, column) =>
    Math.max(...boxes.filter((_, at) => at % across === column).map(width)),
  );
  const cells = cellsOf(scene, own);
  const stacked = highest.reduce((sum, one) => sum + one, between);
  const more = Math.max(0, Math.floor((height(cells) - stacked) / rows));
  const high = Math.max(height(cells), Math.floor(stacked));
  const planes: Plane[] = [];
  planes[own] = placed(own, cells, [0, 0], width(cells), high);
  others.forEach((seat, at) => {
    const [row, column] = [Math.floor(at / across), at % across];
    const left = widest.slice(0, column).reduce((sum, one) => sum + one + GAP, width(cells) + GAP);
    const top = highest.slice(0, row).reduce((sum, one) => sum + one + more + GAP + TITLE, 0);
    const size = [widest[column]!, highest[row]! + more] as const;
    planes[seat] = placed(seat, boxes[at]!, [left, top], ...size);
  });
  return planes;
}

/** A plane whose upper left corner is there, stretched around its snake. */
function placed(
  seat: number,
  cells: Box,
  [left, top]: readonly [number, number],
  wide: number,
  high: number,
): Plane {
  const spareX = Math.floor((wide - width(cells)) / 2);
  const spareY = Math.floor((high - height(cells)) / 2);
  const grown = grownBy(cells, spareX, spareY, wide, high);
  return { seat, cells: grown, dx: left - grown.left, dy: top - grown.top };
}

function arranged(scene: Scene): Plane[] {
  const boxes = Array.from({ length: scene.seats }, (_, seat) => cellsOf(scene, seat));
  const across = scene.seats === 4 ? 2 : scene.tall ? 1 : scene.seats;
  const column = (seat: number) => seat % across;
  const row = (seat: number) => Math.floor(seat / across);
  const widest = (at: number) =>
    Math.max(...boxes.filter((_, seat) => column(seat) === at).map(width));
  const highest = (at: number) =>
    Math.max(...boxes.filter((_, seat) => row(seat) === at).map(height));
  return boxes.map((cells, seat) => {
    let [left, top] = [0, 0];
    for (let at = 0; at < column(seat); at++) left += widest(at) + GAP;
    for (let at = 0; at < row(seat); at++) top += highest(at) + GAP + TITLE;
    return placed(seat, cells, [left, top], widest(column(seat)), highest(row(seat)));
  });
}

/** The cells of a plane stretched to the width and height of its row and column. */
function grownBy(cells: Box, spareX: number, spareY: number, wide: number, high: number): Box {
  const [left, top] = [cells.left - spareX, cells.top - spareY];
  return { left, top, right: left + wide - 1, bottom: top + high - 1 };
}

/** The box around all planes with their titles. */
export function boardBox(scene: Scene): Box {
  const { left, top, right, bottom } = boxOf(
    planesOf(scene).map(({ cells, dx, dy }) => ({
      left: cells.left + dx,
      top: cells.top + dy,
      right: cells.right + dx,
      bottom: cells.bottom + dy,
    })),
    0.85,
  );
  return { left, top: top + 0.3 - TITLE, right, bottom };
}

/** The part of the table that a seat's plane takes. */
export function planeBox(scene: Scene, seat: number): Box {
  const { cells, dx, dy } = planesOf(scene)[seat]!;
  return {
    left: cells.left + dx - 0.6,
    top: cells.top + dy - 0.5 - TITLE,
    right: cells.right + dx + 0.6,
    bottom: cells.bottom + dy + 0.6,
  };
}

export function centreOf(scene: Scene, [seat, x, y]: Cell): Point {
  const plane = planesOf(scene)[seat!]!;
  return { x: x! + plane.dx, y: y! + plane.dy };
}

export function cellUnder(scene: Scene, point: Point): Cell | null {
  for (const { seat, cells, dx, dy } of planesOf(scene)) {
    const [x, y] = [Math.round(point.x - dx), Math.round(point.y - dy)];
    const inside = x >= cells.left && x <= cells.right && y >= cells.top && y <= cells.bottom;
    if (inside) return [seat, x, y];
  }
  return null;
}
