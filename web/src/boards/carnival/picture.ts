/** What is drawn of the carnival: bodies, the logs they run through, and single tiles. */
import type { Scene, Snake } from '../../types/board';
import { keyOf, opposite, step } from '../square/lattice';
import { linePath, type Piece } from '../square/course';
import type { Pattern } from '../shared/scales';
import { courseOf, strandsOf } from '../square/served';
import { skinOf, type Skin, type Tip } from '../square/skin';
import { positionOf, tileOf, type Colour } from './position';

export const WIDTH = 0.36;
export const HEAD_WIDTH = 0.5;

const PATTERN: Record<Colour, Pattern> = {
  yellow: 'rings',
  black: 'dots',
  purple: 'diamonds',
  green: 'chevrons',
};

export function bodySkin(colour: Colour, course: readonly Piece[]): Skin {
  return skinOf({
    id: colour,
    tone: colour,
    width: WIDTH,
    pattern: PATTERN[colour],
    runs: [course],
  });
}

/** The body of a snake from the house tile to its end or its head. */
export function snakeSkin(snake: Snake): Skin {
  return bodySkin(snake.colour as Colour, courseOf(snake));
}

/** The head of a snake: the stub that it ends with. */
export function headOf(snake: Snake): Piece | null {
  const last = courseOf(snake).at(-1);
  return last?.to === null ? last : null;
}

/** A head in a cell, its neck at a side. */
export function headTip(x: number, y: number, side: number): Tip {
  const [dx, dy] = step(side);
  const [wayX, wayY] = step(opposite(side));
  return {
    kind: 'head',
    gray: false,
    spot: { x: x + dx * 0.34, y: y + dy * 0.34, angle: Math.atan2(wayY, wayX) },
  };
}

/** A log: its strand, and the colour of the snake in it. */
export interface Log {
  readonly id: string;
  readonly path: string;
  readonly colour: Colour | null;
}

/** All logs on the table. */
export function logsOf(scene: Scene): Log[] {
  const through = new Map<string, Colour>();
  for (const snake of scene.snakes)
    for (const { x, y, from, to } of courseOf(snake))
      for (const side of [from, to!]) through.set(`${x},${y},${side}`, snake.colour as Colour);
  return positionOf(scene).laid.flatMap(([[x, y], name, turn]) => {
    const tile = tileOf(name);
    if (!tile.kind.startsWith('log')) return [];
    return strandsOf(scene, name, turn).map(([from, to]) => ({
      id: `${keyOf(x, y)},${from}`,
      path: linePath([{ x, y, from: from!, to: to! }]),
      colour: through.get(`${x},${y},${from}`) ?? null,
    }));
  });
}
