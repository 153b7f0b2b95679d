/** The ways of snakes across the table, each followed from the house tile by tile. */
import type { Scene } from '../handling';
import type { Piece } from '../square/course';
import { keyOf, opposite, step, turned, type Side } from '../square/lattice';
import {
  coloursOf,
  COLOURS,
  positionOf,
  tileOf,
  type Colour,
  type Laid,
  type Position,
  type Shape,
} from './position';

export interface Route {
  readonly colour: Colour;
  readonly course: readonly Piece[];
  /** Where its head lies, with the side of its neck. */
  readonly head: { readonly x: number; readonly y: number; readonly side: Side } | null;
  /** The cell that it leads into, and the side by which it comes in. */
  readonly end: { readonly x: number; readonly y: number; readonly side: Side };
  readonly blocked: boolean;
}

/** The strands of a tile as it lies. */
export function strandsOf(shape: Shape, turn: number): [Side, Side][] {
  if (shape === 'straight') return [[turned(0, turn), turned(2, turn)]];
  if (shape === 'corner') return [[turned(0, turn), turned(1, turn)]];
  if (shape !== 'crossing') return [];
  return [
    [0, 2],
    [1, 3],
  ];
}

const known = new WeakMap<Position, Route[]>();

/** The routes of all snakes in the game, worked out once. */
export function routesOf(scene: Scene): Route[] {
  const position = positionOf(scene);
  let routes = known.get(position);
  if (!routes) known.set(position, (routes = allRoutes(scene)));
  return routes;
}

function allRoutes(scene: Scene): Route[] {
  const { house, laid } = positionOf(scene);
  if (house === null) return [];
  const cells = new Map(laid.map((one) => [keyOf(...one[0]), one]));
  const seats = Array.from({ length: scene.seats }, (_, seat) => seat);
  return seats.flatMap((seat) =>
    coloursOf(scene, seat).map((colour) =>
      followed(cells, colour, (COLOURS.indexOf(colour) + house) % 4),
    ),
  );
}

function followed(cells: ReadonlyMap<string, Laid>, colour: Colour, exit: Side): Route {
  const [dx, dy] = step(exit);
  let end = { x: dx as number, y: dy as number, side: opposite(exit) };
  const course: Piece[] = [];
  for (;;) {
    const laid = cells.get(keyOf(end.x, end.y));
    const blocked = laid !== undefined || (end.x === 0 && end.y === 0);
    if (!laid || course.length > 2 * cells.size)
      return { colour, course, head: null, end, blocked };
    const tile = tileOf(laid[1]);
    const foreign = tile.colour !== null && tile.colour !== colour;
    if (tile.shape === 'head' && !foreign)
      return { colour, course, head: end, end, blocked: false };
    const strand = strandsOf(tile.shape, laid[2]).find((one) => one.includes(end.side));
    if (foreign || !strand) return { colour, course, head: null, end, blocked };
    const out = strand[0] === end.side ? strand[1] : strand[0];
    course.push({ x: end.x, y: end.y, from: end.side, to: out });
    const [wayX, wayY] = step(out);
    end = { x: end.x + wayX, y: end.y + wayY, side: opposite(out) };
  }
}
