/**
 * The tiles as shapes: a tile is named by its turns (L 60° left, S straight on, R 60° right), the
 * two without turns are `1` and `2`. A tile lies with the middle of its path on the draft's cell.
 */
import type { Draft } from '../handling';
import { DIRECTIONS, headingTo, moved, type Hex } from './hexes';

export type Tile = string;

export const BASIC: readonly Tile[] = ['1', '2', 'S', 'L', 'SS', 'SL', 'LL', 'LR'];

/** The ten snakes of five hexes. */
export const FIVES: readonly Tile[] = [
  'SSS',
  'SSL',
  'LLL',
  'SLL',
  'LRL',
  'SLR',
  'LSR',
  'LLR',
  'SLS',
  'LSL',
];

const BEND: Readonly<Record<string, number>> = { L: 1, S: 0, R: 5 };

function turnsIn(tile: Tile): string {
  return tile === '1' || tile === '2' ? '' : tile;
}

function mirrored(turns: string): string {
  return turns.replace(/[LR]/g, (turn) => (turn === 'L' ? 'R' : 'L'));
}

function reversed(turns: string): string {
  return [...mirrored(turns)].reverse().join('');
}

/** Into how many directions a tile can be turned and look different. */
export function tileTurns(tile: Tile): number {
  if (tile === '1') return 1;
  const turns = turnsIn(tile);
  return reversed(turns) === turns ? 3 : 6;
}

/** Whether a tile and its mirror image are different. */
export function hasMirror(tile: Tile): boolean {
  const turns = turnsIn(tile);
  return mirrored(turns) !== turns && mirrored(turns) !== reversed(turns);
}

function anchor(length: number): number {
  return Math.floor((length - 1) / 2);
}

/** The path of a tile with its middle on the centre; each turn is 60° clockwise. */
export function shape(tile: Tile, turn: number, flipped: boolean): Hex[] {
  if (tile === '1') return [[0, 0]];
  const turns = flipped ? mirrored(turnsIn(tile)) : turnsIn(tile);
  let heading = ((-turn % 6) + 6) % 6;
  const path: Hex[] = [[0, 0], DIRECTIONS[heading]!];
  for (const one of turns) {
    heading = (heading + BEND[one]!) % 6;
    path.push(moved(path[path.length - 1]!, DIRECTIONS[heading]!));
  }
  const at = path[anchor(path.length)]!;
  return path.map((cell) => moved(cell, [-at[0], -at[1]]));
}

/** The path of a tile that lies on a cell. */
export function laidPath(tile: Tile, turn: number, flipped: boolean, cell: Hex): Hex[] {
  return shape(tile, turn, flipped).map((step) => moved(cell, step));
}

function turnsAlong(path: readonly Hex[]): string {
  const headings = path.slice(1).map((cell, index) => headingTo(path[index]!, cell));
  const bends = headings.slice(1).map((heading, index) => (heading - headings[index]! + 6) % 6);
  return bends.map((bend) => (bend === 0 ? 'S' : bend === 1 ? 'L' : 'R')).join('');
}

type Lying = Pick<Draft, 'piece' | 'turn' | 'flipped'> & { readonly cell: Hex };

/** Every tile that there is for a string of turns, and whether it is flipped. */
function spellings(tiles: readonly Tile[]): Map<string, { piece: Tile; flipped: boolean }> {
  const found = new Map<string, { piece: Tile; flipped: boolean }>();
  for (const piece of tiles) {
    if (piece === '1') continue;
    found.set(turnsIn(piece), { piece, flipped: false });
    if (hasMirror(piece)) found.set(mirrored(turnsIn(piece)), { piece, flipped: true });
  }
  return found;
}

const EVERY = spellings([...BASIC, ...FIVES]);

/** Which tile a path is, and how it lies; null if none has its shape. */
export function lying(path: readonly Hex[]): Lying | null {
  if (path.length === 1) return { piece: '1', turn: 0, flipped: false, cell: path[0]! };
  for (const way of [path, [...path].reverse()]) {
    const found = EVERY.get(turnsAlong(way));
    const turn = (6 - headingTo(way[0]!, way[1]!)) % 6;
    if (found && turn < tileTurns(found.piece))
      return { ...found, turn, cell: way[anchor(way.length)]! };
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

/** The tiles that are not among some paths. */
export function tilesLeft(tiles: readonly Tile[], laid: readonly (readonly Hex[])[]): Tile[] {
  const gone = new Set(laid.map((path) => lying(path)?.piece));
  return tiles.filter((tile) => !gone.has(tile));
}
