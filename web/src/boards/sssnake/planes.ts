/**
 * Where the planes of the players are: in a row, one below the other where there is more room so,
 * or two by two.
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

const known = { wide: new WeakMap<Position, Plane[]>(), tall: new WeakMap<Position, Plane[]>() };

/** The planes of a position, worked out once. */
export function planesOf(scene: Scene): Plane[] {
  const position = positionOf(scene);
  const memory = scene.tall ? known.tall : known.wide;
  let planes = memory.get(position);
  if (!planes) memory.set(position, (planes = arranged(scene)));
  return planes;
}

function cellsOf(scene: Scene, seat: number): Box {
  const [wide, high] = startSize(scene);
  const corners = [
    [-ROOM, -ROOM],
    [wide - 1 + ROOM, high - 1 + ROOM],
  ] as [number, number][];
  const cards = positionOf(scene).snakes[seat]!.map(([x, y]) => [x, y] as [number, number]);
  const ends = scene.snakes[seat]!.ends.map(({ cell: [, x, y] }) => [x!, y!] as const);
  return boxAround([...corners, ...cards, ...ends], 1);
}

const width = (box: Box) => box.right - box.left + 1;
const height = (box: Box) => box.bottom - box.top + 1;

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
    const spareX = Math.floor((widest(column(seat)) - width(cells)) / 2);
    const spareY = Math.floor((highest(row(seat)) - height(cells)) / 2);
    const [dx, dy] = [left - cells.left, top - cells.top];
    const grown = grownBy(cells, spareX, spareY, widest(column(seat)), highest(row(seat)));
    return { seat, cells: grown, dx: dx + spareX, dy: dy + spareY };
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
