/** What is drawn of a snake: idle strands, its body, and what goes over it. */
import type { Scene, Snake } from '../../types/board';
import { opposite, keyOf, step } from '../square/lattice';
import { spotOn, type Piece, type Spot } from '../square/course';
import { PATTERNS } from '../shared/scales';
import { courseOf, piecesOf, strandsOf } from '../square/served';
import { skinOf, type Skin, type Tip } from '../square/skin';
import { positionOf, startCell, type Card } from './position';

const WIDTH = 0.32;
const IDLE_WIDTH = 0.22;

/** The layers of a seat's snake, the lowest first. */
export function layersOf(scene: Scene, seat: number): Skin[] {
  const snake = scene.snakes[seat]!;
  const course = courseOf(snake);
  const { idle, crossed } = unused(scene, seat, course);
  const body = { tone: `seat-${seat}`, width: WIDTH, pattern: PATTERNS[seat]! };
  const isCrossed = (piece: Piece) => crossed.has(keyOf(piece.x, piece.y));
  const isUnder = (piece: Piece) => isCrossed(piece) && piece.from % 2 === 0;
  const over = course.filter((piece) => isCrossed(piece) && piece.from % 2 === 1);
  const tips = tipsOf(scene, snake, course);
  return [
    idleSkin(idle, 'idle'),
    skinOf({ ...body, id: 'body', runs: [course], isUnder, tips }),
    skinOf({ ...body, id: 'over', runs: over.map((piece) => [piece]) }),
  ].filter((skin) => skin.line);
}

/** The strands that a snake does not run through, and the cells where it crosses itself. */
function unused(scene: Scene, seat: number, course: readonly Piece[]) {
  const used = new Set(
    course.flatMap(({ x, y, from, to }) => [`${x},${y},${from}`, `${x},${y},${to}`]),
  );
  const idle: Piece[] = [];
  const crossed = new Set<string>();
  for (const [x, y, card, turn] of positionOf(scene).snakes[seat]!) {
    const lying = strandsOf(scene, card, turn).filter(([one]) => !used.has(`${x},${y},${one}`));
    for (const [from, to] of lying) idle.push({ x, y, from: from!, to: to! });
    if (card === 'crossed' && !lying.length) crossed.add(keyOf(x, y));
  }
  return { idle, crossed };
}

function idleSkin(pieces: readonly Piece[], id: string): Skin {
  return skinOf({
    id,
    tone: 'gray',
    width: IDLE_WIDTH,
    pattern: null,
    runs: pieces.map((piece) => [piece]),
  });
}

/** A card that nothing runs through yet. */
export function cardSkin(scene: Scene, card: Card, turn: number): Skin {
  return idleSkin(piecesOf(scene, card, turn), card);
}

/** Head and tail look out of the ends; the head of a closed snake has caught the tail. */
function tipsOf(scene: Scene, { ends }: Snake, course: readonly Piece[]): Tip[] {
  if (ends.length) {
    const [head, tail] = ends.map(({ cell, side }) => outwards(cell, side!));
    return [
      { kind: 'tail', spot: tail!, gray: false },
      { kind: 'head', spot: head!, gray: false },
    ];
  }
  const [x, y] = startCell(scene);
  const first = course.find((piece) => piece.x === x && piece.y === y)!;
  const spot = spotOn(first, 0.4);
  return [{ kind: 'head', spot: { ...spot, angle: spot.angle + Math.PI }, gray: false }];
}

/** Where an end leaves the last card, looking into the cell that it points into. */
function outwards([, x, y]: readonly number[], side: number): Spot {
  const [dx, dy] = step(side);
  const [wayX, wayY] = step(opposite(side));
  return { x: x! + dx * 0.5, y: y! + dy * 0.5, angle: Math.atan2(wayY, wayX) };
}
