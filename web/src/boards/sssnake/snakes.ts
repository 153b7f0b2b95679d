/** The cards of Sssnake, and the way of a snake through those that lie on its plane. */
import type { Scene } from '../handling';
import { reversed, type Piece } from '../square/course';
import { keyOf, opposite, step, turned, type Side } from '../square/lattice';
import {
  isOnStart,
  positionOf,
  startCard,
  type Card,
  type CardRow,
  type Position,
} from './position';

type Strand = readonly [Side, Side];

const PRINTED: Record<Card, readonly Strand[]> = {
  straight: [[0, 2]],
  curve: [[0, 1]],
  crossed: [
    [0, 2],
    [1, 3],
  ],
  double: [
    [0, 1],
    [2, 3],
  ],
};

/** In how many ways a card can lie. */
export const TURNS: Record<Card, number> = { straight: 2, curve: 4, crossed: 1, double: 2 };

/** The strands of a card as it lies. */
export function strandsOf(card: Card, turn: number): Strand[] {
  return PRINTED[card].map(([one, two]) => [turned(one, turn), turned(two, turn)]);
}

/** An end of a snake: the cell that it points into, and the side it comes through. */
export interface End {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

/** A snake as it lies: from its head through the start card to its tail. */
export interface Snake {
  readonly course: readonly Piece[];
  readonly head: End;
  readonly tail: End;
  readonly closed: boolean;
  /** Strands that it does not run through. */
  readonly idle: readonly Piece[];
  /** Cells that it runs through twice, straight across. */
  readonly crossed: ReadonlySet<string>;
}

const known = new WeakMap<Position, Snake[]>();

/** All snakes of a position, worked out once. */
export function snakesOf(scene: Scene): Snake[] {
  const position = positionOf(scene);
  let snakes = known.get(position);
  if (!snakes)
    known.set(position, (snakes = position.snakes.map((cards) => snakeOf(scene, cards))));
  return snakes;
}

function across(x: number, y: number, side: Side): End {
  const [dx, dy] = step(side);
  return { x: x + dx, y: y + dy, side: opposite(side) };
}

function snakeOf(scene: Scene, cards: readonly CardRow[]): Snake {
  const start = startCard(scene);
  const [first, last] = [start[0]!, start.at(-1)!];
  const byCell = new Map(cards.map((card) => [keyOf(card[0], card[1]), card]));
  const fromHead = followed(byCell, across(first.x, first.y, first.from));
  const closed = isOnStart(scene, fromHead.end.x, fromHead.end.y);
  const fromTail = followed(byCell, across(last.x, last.y, last.to!));
  const tail = closed ? [] : fromTail.pieces;
  const course = [...reversed(fromHead.pieces), ...start, ...tail];
  const laid = [...fromHead.pieces, ...tail];
  const { idle, crossed } = unused(cards, laid);
  return { course, head: fromHead.end, tail: fromTail.end, closed, idle, crossed };
}

function followed(byCell: ReadonlyMap<string, CardRow>, from: End): { pieces: Piece[]; end: End } {
  const pieces: Piece[] = [];
  let end = from;
  for (;;) {
    const card = byCell.get(keyOf(end.x, end.y));
    const strand = card && strandsOf(card[2], card[3]).find((one) => one.includes(end.side));
    if (!strand) return { pieces, end };
    const out = strand[0] === end.side ? strand[1] : strand[0];
    pieces.push({ x: end.x, y: end.y, from: end.side, to: out });
    end = across(end.x, end.y, out);
  }
}

function unused(
  cards: readonly CardRow[],
  laid: readonly Piece[],
): Pick<Snake, 'idle' | 'crossed'> {
  const used = new Set(
    laid.flatMap(({ x, y, from, to }) => [`${x},${y},${from}`, `${x},${y},${to}`]),
  );
  const idle: Piece[] = [];
  const crossed = new Set<string>();
  for (const [x, y, card, turn] of cards) {
    const lying = strandsOf(card, turn).filter(([one]) => !used.has(`${x},${y},${one}`));
    for (const [from, to] of lying) idle.push({ x, y, from, to });
    if (card === 'crossed' && !lying.length) crossed.add(keyOf(x, y));
  }
  return { idle, crossed };
}
