/**
 * Where the planes of the players are: in a row, one below the other where there is more room so,
 * or two by two. A player's own plane is large, with those of the others, smaller, beside it:
 *
 *     own own 2    own own 2
 *     own own 3    own own 3
 *                  own own 4
 */
import type { Box, Cell, Point, Scene } from '../../types/board';
import { boxAround, boxOf } from '../../lib/box';
import { positionOf, startSize, type Position } from './position';

/** A plane: its cells by the middles of the outermost, how far it is moved, and how large it is. */
export interface Plane {
  readonly seat: number;
  readonly cells: Box;
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

const GAP = 0.25;
/** Cells around the start card that most snakes need, shown from the start. */
const ROOM = 2;
/** Around the planes: room for the line around one. */
const RIM = 0.1;
/** How large the cells of the others' planes are beside one's own, and how small they may get. */
const SCALE = 0.6;
const LEAST_SCALE = 0.36;

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
  ] as const;
  const cards = positionOf(scene).snakes[seat]!.map(([x, y]) => [x, y] as const);
  const ends = scene.snakes[seat]!.ends.map(({ cell: [, x, y] }) => [x!, y!] as const);
  return boxAround([...corners, ...cards, ...ends], edge);
}

const width = (box: Box) => box.right - box.left + 1;
const height = (box: Box) => box.bottom - box.top + 1;

/** The own plane, and those of the others, smaller, one below the other and as high as it is. */
function beside(scene: Scene, own: number): Plane[] {
  const others = Array.from({ length: scene.seats - 1 }, (_, at) => (own + 1 + at) % scene.seats);
  const boxes = others.map((seat) => withTitle(cellsOf(scene, seat, ROOM, 0)));
  const wide = Math.max(...boxes.map(width));
  const cells = cellsOf(scene, own);
  const stacked = boxes.reduce((sum, box) => sum + height(box), 0);
  const between = (others.length - 1) * GAP;
  const rows = Math.max(stacked, Math.round((height(cells) - between) / SCALE));
  const high = Math.max(height(cells), Math.ceil(rows * LEAST_SCALE + between));
  const scale = (high - between) / rows;
  const more = Math.floor((rows - stacked) / others.length);
  const planes: Plane[] = [];
  planes[own] = placed(own, cells, [-0.5, -0.5], width(cells), high);
  let top = -0.5;
  others.forEach((seat, at) => {
    const rest = at ? 0 : rows - stacked - others.length * more;
    const long = height(boxes[at]!) + more + rest;
    planes[seat] = placed(seat, boxes[at]!, [width(cells) - 0.5 + GAP, top], wide, long, scale);
    top += long * scale + GAP;
  });
  return planes;
}

/** A row more, below the snake: there a small plane has its title. */
const withTitle = (cells: Box): Box => ({ ...cells, bottom: cells.bottom + 1 });

/** A plane whose upper left corner is there, stretched around its snake. */
function placed(
  seat: number,
  cells: Box,
  [left, top]: readonly [number, number],
  wide: number,
  high: number,
  scale = 1,
): Plane {
  const spareX = Math.floor((wide - width(cells)) / 2);
  const spareY = Math.floor((high - height(cells)) / 2);
  const grown = grownBy(cells, spareX, spareY, wide, high);
  const dx = left - scale * (grown.left - 0.5);
  const dy = top - scale * (grown.top - 0.5);
  return { seat, cells: grown, dx, dy, scale };
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
    for (let at = 0; at < row(seat); at++) top += highest(at) + GAP;
    return placed(seat, cells, [left - 0.5, top - 0.5], widest(column(seat)), highest(row(seat)));
  });
}

/** The cells of a plane stretched to the width and height of its row and column. */
function grownBy(cells: Box, spareX: number, spareY: number, wide: number, high: number): Box {
  const [left, top] = [cells.left - spareX, cells.top - spareY];
  return { left, top, right: left + wide - 1, bottom: top + high - 1 };
}

/** The part of the table that a plane takes. */
function edgesOf({ cells, dx, dy, scale }: Plane): Box {
  return {
    left: (cells.left - 0.5) * scale + dx,
    top: (cells.top - 0.5) * scale + dy,
    right: (cells.right + 0.5) * scale + dx,
    bottom: (cells.bottom + 0.5) * scale + dy,
  };
}

/** The box around all planes. */
export const boardBox = (scene: Scene): Box => boxOf(planesOf(scene).map(edgesOf), RIM);

/** The part of the table that a seat's plane takes. */
export const planeBox = (scene: Scene, seat: number): Box =>
  boxOf([edgesOf(planesOf(scene)[seat]!)], RIM);

export function centreOf(scene: Scene, [seat, x, y]: Cell): Point {
  const { scale, dx, dy } = planesOf(scene)[seat!]!;
  return { x: x! * scale + dx, y: y! * scale + dy };
}

/** How large a cell of a seat's plane is drawn. */
export const scaleOf = (scene: Scene, [seat]: Cell): number => planesOf(scene)[seat!]!.scale;

export function cellUnder(scene: Scene, point: Point): Cell | null {
  for (const { seat, cells, dx, dy, scale } of planesOf(scene)) {
    const [x, y] = [Math.round((point.x - dx) / scale), Math.round((point.y - dy) / scale)];
    const inside = x >= cells.left && x <= cells.right && y >= cells.top && y <= cells.bottom;
    if (inside) return [seat, x, y];
  }
  return null;
}
