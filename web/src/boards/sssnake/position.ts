/** What Sssnake sends: positions and moves, cards and the start card. */
import type { Move, Scene } from '../../types/board';
import { kindOf } from '../shared/kinds';

export type Card = string;

export type CardRow = readonly [x: number, y: number, card: Card, turn: number];

export interface Position {
  readonly snakes: readonly (readonly CardRow[])[];
  readonly deck: Readonly<Record<Card, number>>;
  readonly roller: number;
  readonly moment: string;
  readonly roll: number;
  readonly hand: readonly Card[];
  readonly round: number;
  readonly totals: readonly number[];
}

interface Lay {
  readonly lay: Card;
  readonly on: number;
  readonly at: readonly [number, number];
  readonly turn: number;
}

export function positionOf(scene: Scene): Position {
  return scene.position as Position;
}

/** The move as a placed card; null if nothing is placed. */
export function layOf(move: Move): Lay | null {
  return 'lay' in move ? (move as unknown as Lay) : null;
}

const START = 'start';

/** The cards of the deck. */
export function cardsOf(scene: Scene): Card[] {
  return scene.pieces.map(({ name }) => name as Card).filter((name) => name !== START);
}

/** The cell where the head leaves the start card. */
export function startCell(scene: Scene): readonly [number, number] {
  const [x, y] = kindOf(scene, START).cells[0]!;
  return [x!, y!];
}

/** How wide and high the start card is. */
export function startSize(scene: Scene): readonly [number, number] {
  const [x, y] = kindOf(scene, START).cells.at(-1)!;
  return [x! + 1, y! + 1];
}

export function isOnStart(scene: Scene, x: number, y: number): boolean {
  const [wide, high] = startSize(scene);
  return x >= 0 && y >= 0 && x < wide && y < high;
}

/** Whose snake the next card goes to; null while nobody places any. */
export function laysOn(scene: Scene): number | null {
  const { moment, roller } = positionOf(scene);
  if (moment === 'ONE' || moment === 'GIFT') return (roller + 1) % scene.seats;
  return ['KEEP', 'ONE_BACK', 'RETURNED'].includes(moment) ? roller : null;
}

/** How many cards a snake misses; null where nobody has said. */
export function missing(scene: Scene, seat: number): number | null {
  const score = scene.score?.[seat];
  return score === undefined ? null : score + (positionOf(scene).totals[seat] ?? 0);
}
