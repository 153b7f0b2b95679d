/** What Cobra Carnival sends: positions, moves, the names of tiles, and who plays which colour. */
import type { Move, Scene } from '../../types/board';

export const COLOURS = ['yellow', 'black', 'purple', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** A tile that may not be seen. */
export const HIDDEN = '?';

export type Laid = readonly [
  cell: readonly [number, number],
  tile: string,
  turn: number,
  gem: boolean,
];

export interface Position {
  readonly stage: readonly [phase: string, seat: number, ...unknown[]];
  readonly house: number | null;
  readonly laid: readonly Laid[];
  readonly hats: readonly (readonly [colour: Colour, hat: string])[];
  readonly hands: readonly (readonly string[])[];
  readonly pile: readonly string[];
  readonly discards: readonly string[];
  readonly tokens: readonly number[];
}

export function positionOf(scene: Scene): Position {
  return scene.position as Position;
}

/** A tile, taken apart by its name. */
export interface Tile {
  readonly colour: Colour | null;
  readonly kind: string;
  /** Where they are part of the name. */
  readonly points: number | null;
}

const known = new Map<string, Tile>();

/** The tile of a name: always the same value, so that what shows it need not be drawn again. */
export function tileOf(name: string): Tile {
  let tile = known.get(name);
  if (!tile) known.set(name, (tile = readName(name)));
  return tile;
}

function readName(name: string): Tile {
  const words = name.split(' ');
  const colour = COLOURS.find((one) => one === words[0]) ?? null;
  const last = Number(words.at(-1));
  const points = Number.isNaN(last) ? null : last;
  const kind = words.slice(colour ? 1 : 0, points === null ? undefined : -1).join(' ');
  return { colour, kind, points };
}

/** The move without what others could see of it. */
export function seen(move: Move): Move {
  return 'seen' in move ? (move.seen as Move) : move;
}

/** The colour at a side of the house tile. */
export function colourAt(house: number, side: number): Colour {
  return COLOURS[(side - house + 8) % 4]!;
}

/** The colours that a seat plays: none before the house tile is fixed. */
export function coloursOf(scene: Scene, seat: number): Colour[] {
  return scene.snakes.filter(({ owner }) => owner === seat).map(({ colour }) => colour as Colour);
}
