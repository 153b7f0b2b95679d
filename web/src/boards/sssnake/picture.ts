/** What is drawn of a snake: idle strands, its body, and what goes over it. */
import type { Scene } from '../handling';
import { opposite, keyOf, step } from '../square/lattice';
import { spotOn, type Piece, type Spot } from '../square/course';
import { PATTERNS } from '../square/marks';
import { skinOf, type Skin, type Tip } from '../square/skin';
import { startCard, type Card } from './position';
import { strandsOf, type End, type Snake } from './snakes';

const WIDTH = 0.32;
const IDLE_WIDTH = 0.22;

/** The layers of a snake, the lowest first. */
export function layersOf(scene: Scene, snake: Snake, seat: number): Skin[] {
  const body = { tone: `seat-${seat}`, width: WIDTH, pattern: PATTERNS[seat]! };
  const isCrossed = (piece: Piece) => snake.crossed.has(keyOf(piece.x, piece.y));
  const isUnder = (piece: Piece) => isCrossed(piece) && piece.from % 2 === 0;
  const over = snake.course.filter((piece) => isCrossed(piece) && piece.from % 2 === 1);
  return [
    idleSkin(snake.idle, 'idle'),
    skinOf({ ...body, id: 'body', runs: [snake.course], isUnder, tips: tipsOf(scene, snake) }),
    skinOf({ ...body, id: 'over', runs: over.map((piece) => [piece]) }),
  ].filter((skin) => skin.line);
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
export function cardSkin(card: Card, turn: number): Skin {
  return idleSkin(
    strandsOf(card, turn).map(([from, to]) => ({ x: 0, y: 0, from, to })),
    card,
  );
}

/** Head and tail look out of the ends; the head of a closed snake has caught the tail. */
function tipsOf(scene: Scene, snake: Snake): Tip[] {
  if (!snake.closed) {
    return [
      { kind: 'tail', spot: outwards(snake.tail), gray: false },
      { kind: 'head', spot: outwards(snake.head), gray: false },
    ];
  }
  const first = startCard(scene)[0]!;
  const spot = spotOn(first, 0.4);
  return [{ kind: 'head', spot: { ...spot, angle: spot.angle + Math.PI }, gray: false }];
}

/** Where an end leaves the last card, looking into the cell that it points into. */
function outwards({ x, y, side }: End): Spot {
  const [dx, dy] = step(side);
  const [wayX, wayY] = step(opposite(side));
  return { x: x + dx * 0.5, y: y + dy * 0.5, angle: Math.atan2(wayY, wayX) };
}
