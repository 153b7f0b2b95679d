/** What is drawn of a nest: bodies in layers, where snakes have their ends, the nest's ground. */
import type { Box, Scene } from '../handling';
import type { Piece } from '../square/course';
import { boxAround } from '../square/lattice';
import { PATTERNS } from '../square/marks';
import { skinOf, stubTip, type Skin, type Tip } from '../square/skin';
import { chainsOf, strandsOf, type Chain, type Part } from './cards';
import {
  FRAME,
  GRAY,
  limitsOf,
  positionOf,
  type CardRow,
  type Kind,
  type Position,
} from './position';

export const WIDTH = 0.25;

export interface Picture {
  readonly chains: readonly Chain[];
  readonly under: readonly Skin[];
  readonly over: readonly Skin[];
}

export function hasBlankHead(scene: Scene): boolean {
  return scene.options.head_card === 'blank_opposite';
}

export function toneOf(colour: number): string {
  return colour === GRAY || colour === FRAME ? 'gray' : `seat-${colour}`;
}

function patternOf(colour: number) {
  return PATTERNS[colour] ?? null;
}

const known = new WeakMap<Position, Picture>();

/** The picture of a position, worked out once. */
export function pictureOf(scene: Scene): Picture {
  const position = positionOf(scene);
  let picture = known.get(position);
  if (!picture)
    known.set(position, (picture = drawn(chainsOf(position.cards, hasBlankHead(scene)))));
  return picture;
}

function drawn(chains: readonly Chain[]): Picture {
  const order = [...chains].sort((one, two) => one.owner - two.owner);
  return {
    chains,
    under: order.map((chain, index) => chainSkin(chain, `under-${index}`)),
    over: order
      .map((chain, index) => bridgeSkin(chain, `over-${index}`))
      .filter((skin) => skin.line),
  };
}

function chainSkin(chain: Chain, id: string): Skin {
  return skinOf({
    id,
    tone: toneOf(chain.owner),
    width: WIDTH,
    pattern: patternOf(chain.owner),
    runs: [chain.parts],
    tips: chain.parts.filter((part) => part.to === null).map(partTip),
    isGray: (piece) => chain.owner !== GRAY && !(piece as Part).coloured,
    isUnder: (piece) => isCrossed(piece as Part),
  });
}

/** The coloured parts of straights, which lie above the gray ones. */
function bridgeSkin(chain: Chain, id: string): Skin {
  return skinOf({
    id,
    tone: toneOf(chain.owner),
    width: WIDTH,
    pattern: patternOf(chain.owner),
    runs: chain.parts.filter((part) => isCrossed(part) && part.coloured).map((part) => [part]),
  });
}

function isCrossed(part: Part): boolean {
  return part.card[3] === 'straight';
}

function partTip(part: Part): Tip {
  const isHead = (part.card[3] === 'head') === part.coloured;
  return stubTip(part, isHead ? 'head' : 'tail', !part.coloured);
}

/** A single card for hands and ghosts, its middle at a point. */
export function cardSkins(kind: Kind, turn: number, colour: number, blankHead: boolean): Skin[] {
  const card: CardRow = [0, 0, colour, kind, turn];
  const parts = strandsOf(kind, turn, blankHead).map(({ sides, coloured }): Part => ({
    x: 0,
    y: 0,
    from: sides[0]!,
    to: sides[1] ?? null,
    card,
    coloured,
  }));
  return parts.reverse().map((part, index) =>
    skinOf({
      id: String(index),
      tone: part.coloured ? toneOf(colour) : 'gray',
      width: WIDTH,
      pattern: part.coloured ? patternOf(colour) : null,
      runs: [[part] as readonly Piece[]],
      tips: part.to === null ? [partTip(part)] : [],
      isUnder: () => false,
    }),
  );
}

/** All squares that are shown, by the middles of the outermost: one more around the cards. */
export function windowOf(scene: Scene): Box {
  const cards = positionOf(scene).cards.map(([x, y]) => [x, y] as const);
  const field =
    scene.options.border === 'fixed' || scene.options.frame === true ? limitsOf(scene) : null;
  const corners = field
    ? ([
        [field.left, field.top],
        [field.right, field.bottom],
      ] as const)
    : [];
  return boxAround([...cards, ...corners, [0, 0]], 1)!;
}
