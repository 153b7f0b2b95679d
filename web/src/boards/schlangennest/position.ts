/** What Schlangennest sends: positions and moves, and the few facts of a set-up that pictures need. */
import type { Box, Move, Scene } from '../../types/board';

/** Green, red, blue and yellow are the players'; the others are nobody's. */
export const COLOURS = ['green', 'red', 'blue', 'yellow', 'path', 'frame', 'gray'] as const;
export type Colour = (typeof COLOURS)[number];

/** A colour as cards have it, by its number. */
export type CardRow = readonly [x: number, y: number, colour: number, kind: string, turn: number];

export interface Position {
  readonly cards: readonly CardRow[];
  /** By colour, how many of each kind of card. */
  readonly hands: readonly (readonly number[])[];
  readonly bounds: readonly [number, number, number, number] | null;
  readonly out: readonly number[];
  /** The colours for one of which the actor moves now. */
  readonly colours: readonly number[];
}

export type NestMove =
  | { do: 'lay'; card: string; at: readonly [number, number]; turn: number; snake?: number }
  | { do: 'turn' | 'replace'; at: readonly [number, number]; turn: number }
  | { do: 'path'; steps: string };

export function positionOf(scene: Scene): Position {
  return scene.position as Position;
}

export function moveOf(move: Move): NestMove {
  return move as unknown as NestMove;
}

/** The colours that a seat plays, by their numbers. */
export function coloursOf(scene: Scene, seat: number): number[] {
  return scene.snakes
    .filter(({ owner }) => owner === seat)
    .map(({ colour }) => COLOURS.indexOf(colour as Colour))
    .sort((one, two) => one - two);
}

const PATH = COLOURS.indexOf('path');

/** Whether the seats are laying the path, the snake of nobody's. */
export function isCrossing(scene: Scene): boolean {
  return positionOf(scene).colours.includes(PATH);
}

/** The colours whose cards a seat holds now: while the path is placed, those of the path. */
export function heldBy(scene: Scene, seat: number): number[] {
  return isCrossing(scene) ? [PATH] : coloursOf(scene, seat);
}

/** How many cards of each kind are left of a colour; of the path, those that are not placed yet. */
export function handOf(scene: Scene, colour: number): readonly number[] {
  const { cards, hands } = positionOf(scene);
  if (colour !== PATH) return hands[colour] ?? [];
  const laid = cards.filter(([, , whose]) => whose === PATH);
  return scene.pieces.map(
    ({ name, count }) => (count ?? 0) - laid.filter(([, , , kind]) => kind === name).length,
  );
}

export function hasTwoSnakes(scene: Scene): boolean {
  return coloursOf(scene, 0).length > 1;
}

/** Whether the nest has its place from the start. */
export function isOnField(scene: Scene): boolean {
  return scene.options.border === 'fixed' || scene.options.frame === true;
}

/** The agreed size of the nest; null without a border. */
export function sizeOf(scene: Scene): [number, number] | null {
  if (scene.options.border === 'none') return null;
  const [wide, high] = String(scene.options.size).split('x').map(Number);
  return [wide!, high!];
}

/** On which sides the border is known: where no card can be further out than those placed. */
export function knownSides(scene: Scene): Record<keyof Box, boolean> | null {
  const limits = limitsOf(scene);
  const { bounds } = positionOf(scene);
  if (!limits || !bounds) return null;
  const fixed = isOnField(scene);
  const [left, top, right, bottom] = bounds;
  return {
    left: fixed || left === limits.left,
    top: fixed || top === limits.top,
    right: fixed || right === limits.right,
    bottom: fixed || bottom === limits.bottom,
  };
}

/** How far the nest may still reach to each side, as the middles of its outermost squares. */
export function limitsOf(scene: Scene): Box | null {
  const size = sizeOf(scene);
  const { bounds } = positionOf(scene);
  if (!size) return null;
  if (isOnField(scene)) return { left: 0, top: 0, right: size[0] - 1, bottom: size[1] - 1 };
  if (!bounds) return null;
  const [left, top, right, bottom] = bounds;
  const ways = [size, [size[1], size[0]] as const].filter(
    ([wide, high]) => right - left < wide && bottom - top < high,
  );
  const wide = Math.max(...ways.map((way) => way[0]));
  const high = Math.max(...ways.map((way) => way[1]));
  return {
    left: right - wide + 1,
    top: bottom - high + 1,
    right: left + wide - 1,
    bottom: top + high - 1,
  };
}
