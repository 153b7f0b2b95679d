/** The tiles as shapes: a tile is placed with the middle of its path on the draft's cell. */
import type { Draft, Kind, Scene } from '../../types/board';
import { kindOf, kindsOf } from '../shared/kinds';
import { moved, type Hex } from './hexes';

export type Tile = string;

type Lying = Pick<Draft, 'piece' | 'turn' | 'flipped'> & { readonly cell: Hex };

/** The cell 60° clockwise round the centre; 0 - n is never minus zero. */
const clockwise = ([q, r]: Hex): Hex => [0 - r, q + r];

/** The cell on the other side of the horizontal line through the centre. */
const mirrored = ([q, r]: Hex): Hex => [q + r, 0 - r];

/** A path moved so that its middle is on the centre. */
function centred(path: readonly Hex[]): Hex[] {
  const [q, r] = path[Math.floor((path.length - 1) / 2)]!;
  return path.map((cell) => moved(cell, [0 - q, 0 - r]));
}

function turnedPath(kind: Kind, turn: number, flipped: boolean): Hex[] {
  let path = kind.cells as unknown as Hex[];
  if (flipped) path = path.map(mirrored);
  for (let step = 0; step < turn; step++) path = path.map(clockwise);
  return centred(path);
}

/** The path of a tile with its middle on the centre; each turn is 60° clockwise. */
export function shape(scene: Scene, tile: Tile, turn: number, flipped: boolean): Hex[] {
  return turnedPath(kindOf(scene, tile), turn, flipped);
}

/** The path of a tile on a cell. */
export function laidPath(scene: Scene, draft: Draft, cell: Hex): Hex[] {
  return shape(scene, draft.piece, draft.turn, draft.flipped).map((step) => moved(cell, step));
}

const known = new WeakMap<readonly Kind[], Map<string, Omit<Lying, 'cell'>>>();

/** Every way in which a tile can be turned, by its path round the centre. */
function lies(pieces: readonly Kind[]): Map<string, Omit<Lying, 'cell'>> {
  let found = known.get(pieces);
  if (found) return found;
  known.set(pieces, (found = new Map()));
  for (const kind of pieces)
    for (const flipped of kind.flips ? [false, true] : [false])
      for (let turn = 0; turn < kind.turns; turn++)
        found.set(String(turnedPath(kind, turn, flipped)), { piece: kind.name, turn, flipped });
  return found;
}

/** Which tile a path is, and how it is turned; null if none has its shape. */
export function lying({ pieces }: Scene, path: readonly Hex[]): Lying | null {
  for (const way of [path, [...path].reverse()]) {
    const found = lies(pieces).get(String(centred(way)));
    if (found) return { ...found, cell: way[Math.floor((way.length - 1) / 2)]! };
  }
  return null;
}

/** A path in the one of its two directions whose first cell is smaller than its last. */
export function oneWay(path: readonly Hex[]): readonly Hex[] {
  const first = path[0]!;
  const last = path[path.length - 1]!;
  const forward = first[0] < last[0] || (first[0] === last[0] && first[1] <= last[1]);
  return forward ? path : [...path].reverse();
}

/** The tiles of a seat that are not among the paths that it has placed. */
export function tilesLeft(scene: Scene, seat: number, laid: readonly (readonly Hex[])[]): Tile[] {
  const gone = new Set(laid.map((path) => lying(scene, path)?.piece));
  return kindsOf(scene, seat)
    .map(({ name }) => name)
    .filter((tile) => !gone.has(tile));
}
