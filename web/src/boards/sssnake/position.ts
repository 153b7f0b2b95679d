/** What Sssnake sends: positions and moves, and the start cards. */
import type { Move, Scene } from '../manner';
import type { Piece } from '../square/course';
import type { Side } from '../square/lattice';

export type Card = 'crossed' | 'curve' | 'double' | 'straight';
export const CARDS: readonly Card[] = ['straight', 'curve', 'crossed', 'double'];
export const SEATS = ['green', 'red', 'blue', 'amber'] as const;

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

export interface Lay {
  readonly lay: Card;
  readonly on: number;
  readonly at: readonly [number, number];
  readonly turn: number;
}

export function positionOf(scene: Scene): Position {
  return scene.position as Position;
}

/** The move as a laid card; null if nothing is laid. */
export function layOf(move: Move): Lay | null {
  return 'lay' in move ? (move as unknown as Lay) : null;
}

/** A start card: the way from its head to its tail. */
export type StartCard = readonly Piece[];

function way(...steps: [x: number, y: number, from: Side, to: Side][]): StartCard {
  return steps.map(([x, y, from, to]) => ({ x, y, from, to }));
}

const START_CARDS: Record<string, StartCard> = {
  '2x1_away': way([0, 0, 3, 1], [1, 0, 3, 1]),
  '1x1_away': way([0, 0, 3, 1]),
  '2x2_diagonal': way([0, 0, 0, 1], [1, 0, 3, 2], [1, 1, 0, 2]),
  '3x1_same_side': way([0, 0, 0, 1], [1, 0, 3, 1], [2, 0, 3, 0]),
  '2x1_same_side': way([0, 0, 0, 1], [1, 0, 3, 0]),
};

/** How wide and high each start card is. */
const START_SIZES: Record<string, readonly [number, number]> = {
  '2x1_away': [2, 1],
  '1x1_away': [1, 1],
  '2x2_diagonal': [2, 2],
  '3x1_same_side': [3, 1],
  '2x1_same_side': [2, 1],
};

function startName(scene: Scene): string {
  return String(scene.options.start_card ?? '2x1_away');
}

export function startCard(scene: Scene): StartCard {
  return START_CARDS[startName(scene)]!;
}

export function startSize(scene: Scene): readonly [number, number] {
  return START_SIZES[startName(scene)]!;
}

export function isOnStart(scene: Scene, x: number, y: number): boolean {
  const [wide, high] = startSize(scene);
  return x >= 0 && y >= 0 && x < wide && y < high;
}

/** Whose snake the next card goes to; null while nobody lays. */
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
