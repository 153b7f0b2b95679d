/** What is drawn of a nest: bodies in layers, and the nest's ground. */
import type { Box, Scene, Snake } from '../../types/board';
import { kindOf } from '../shared/kinds';
import type { Piece } from '../square/course';
import { boxAround } from '../../lib/box';
import { keyOf } from '../square/lattice';
import { PATTERNS } from '../shared/scales';
import { courseOf, piecesOf } from '../square/served';
import { skinOf, stubTip, type Skin, type Tip } from '../square/skin';
import { COLOURS, isOnField, limitsOf, positionOf, sizeOf, type Colour } from './position';

export const WIDTH = 0.25;
/** A nest of a number of squares is shown at once; a larger one comes into view as it grows. */
const PLENTY = 7;

/** A part of a snake, with the card that it is on. */
interface Part extends Piece {
  readonly card: string;
  readonly coloured: boolean;
}

interface Picture {
  readonly under: readonly Skin[];
  /** The cells of each snake, in the same order. */
  readonly cells: readonly Snake['cells'][];
  readonly over: readonly Skin[];
}

/** The tone of a colour: seats', then the path's; the rest is gray. */
export function toneOf(colour: Colour): string {
  return colour === 'gray' || colour === 'frame' ? 'gray' : `seat-${COLOURS.indexOf(colour)}`;
}

function patternOf(colour: Colour) {
  return PATTERNS[COLOURS.indexOf(colour)] ?? null;
}

const known = new WeakMap<readonly Snake[], Picture>();

/** The picture of all snakes, worked out once. */
export function pictureOf(scene: Scene): Picture {
  let picture = known.get(scene.snakes);
  if (!picture) known.set(scene.snakes, (picture = drawn(scene)));
  return picture;
}

function drawn(scene: Scene): Picture {
  const cards = new Map(positionOf(scene).cards.map(([x, y, , card]) => [keyOf(x, y), card]));
  const order = scene.snakes
    .map((snake) => ({
      cells: snake.cells,
      colour: snake.colour as Colour,
      parts: partsOf(snake, cards),
    }))
    .sort((one, two) => layer(one.colour) - layer(two.colour));
  return {
    under: order.map(({ colour, parts }, index) => bodySkin(colour, parts, `under-${index}`)),
    cells: order.map(({ cells }) => cells),
    over: order
      .map(({ colour, parts }, index) => bridgeSkin(colour, parts, `over-${index}`))
      .filter((skin) => skin.line),
  };
}

/** Gray is below all colours. */
function layer(colour: Colour): number {
  return colour === 'gray' ? -1 : COLOURS.indexOf(colour);
}

function partsOf(snake: Snake, cards: ReadonlyMap<string, string>): Part[] {
  const gray = new Set(snake.gray);
  return courseOf(snake).map((piece, at) => ({
    ...piece,
    card: cards.get(keyOf(piece.x, piece.y))!,
    coloured: !gray.has(at),
  }));
}

function look(colour: Colour, id: string) {
  return { id, tone: toneOf(colour), width: WIDTH, pattern: patternOf(colour) };
}

function bodySkin(colour: Colour, parts: readonly Part[], id: string): Skin {
  return skinOf({
    ...look(colour, id),
    runs: [parts],
    tips: parts.filter((part) => part.to === null).map(partTip),
    isGray: (piece) => colour !== 'gray' && !(piece as Part).coloured,
    isUnder: (piece) => isCrossed(piece as Part),
  });
}

/** The coloured parts of straights, which are above the gray ones. */
function bridgeSkin(colour: Colour, parts: readonly Part[], id: string): Skin {
  const over = parts.filter((part) => isCrossed(part) && part.coloured);
  return skinOf({ ...look(colour, id), runs: over.map((part) => [part]) });
}

function isCrossed(part: Part): boolean {
  return part.card === 'straight';
}

function partTip(part: Part): Tip {
  const isHead = (part.card === 'head') === part.coloured;
  return stubTip(part, isHead ? 'head' : 'tail', !part.coloured);
}

/** A single card for hands and ghosts, its middle at a point. */
export function cardSkins(scene: Scene, card: string, turn: number, colour: Colour): Skin[] {
  const { gray } = kindOf(scene, card);
  const parts = piecesOf(scene, card, turn).map((piece, at): Part => ({
    ...piece,
    card,
    coloured: !gray.includes(at),
  }));
  return parts.reverse().map((part, index) =>
    skinOf({
      ...look(part.coloured ? colour : 'gray', String(index)),
      runs: [[part]],
      tips: part.to === null ? [partTip(part)] : [],
    }),
  );
}

/** All squares that are shown, by the middles of the outermost: one more around the cards. */
export function windowOf(scene: Scene): Box {
  const cards = positionOf(scene).cards.map(([x, y]) => [x, y] as const);
  const field = isOnField(scene) ? limitsOf(scene) : null;
  const corners = field
    ? ([
        [field.left, field.top],
        [field.right, field.bottom],
      ] as const)
    : roomOf(scene);
  return boxAround([...cards, ...corners], 1);
}

/** The squares around the first card that most nests need, shown from the start. */
function roomOf(scene: Scene): readonly (readonly [number, number])[] {
  const [wide, high] = sizeOf(scene) ?? [PLENTY, PLENTY];
  const reach = Math.max(1, Math.ceil(Math.min(wide, high, PLENTY) / 2) - 1);
  return [
    [-reach, -reach],
    [reach, reach],
  ];
}
