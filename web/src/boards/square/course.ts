/**
 * The course of a body through square cards: pieces that follow each other, each from one side of
 * a card to another, and the smooth line through them.
 */
import type { Point } from '../../types/board';
import { opposite, step, towards, type Side } from './lattice';

/** How far from the middle of a card a stub reaches. */
const STUB = 0.44;

/** A piece of body on a card; a stub goes to no side. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly from: Side;
  readonly to: Side | null;
}

/** A point of the line with the direction in which the body runs there. */
export interface Spot extends Point {
  readonly angle: number;
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function at(point: Point): string {
  return `${number(point.x)} ${number(point.y)}`;
}

/** The side at which the line comes into a piece: a stub that begins the line begins inside. */
function startOf(piece: Piece, leadsOut: boolean): Point {
  return towards(piece.x, piece.y, piece.from, piece.to === null && leadsOut ? STUB : 0.5);
}

/** The line through pieces that follow each other, as an SVG path. */
export function linePath(pieces: readonly Piece[]): string {
  const [first] = pieces;
  if (!first) return '';
  let path = `M${at(startOf(first, pieces.length > 1))}`;
  pieces.forEach((piece, index) => {
    path +=
      piece.to === null
        ? stubPath(piece, index > 0 || pieces.length === 1)
        : throughPath(piece, piece.to);
  });
  return path;
}

function stubPath(piece: Piece, inward: boolean): string {
  return `L${at(towards(piece.x, piece.y, piece.from, inward ? STUB : 0.5))}`;
}

function throughPath(piece: Piece, to: Side): string {
  const end = towards(piece.x, piece.y, to, 0.5);
  if (to === opposite(piece.from)) return `L${at(end)}`;
  const clockwise = (piece.from + 1) % 4 === to ? 0 : 1;
  return `A0.5 0.5 0 0 ${clockwise} ${at(end)}`;
}

/** How long the line is on a piece. */
function lengthOf(piece: Piece): number {
  if (piece.to === null) return 0.5 - STUB;
  return piece.to === opposite(piece.from) ? 1 : Math.PI / 4;
}

/** The point on a piece at a part of its length. */
export function spotOn(piece: Piece, part: number): Spot {
  const { x, y, from, to } = piece;
  const [dx, dy] = step(from);
  if (to === null || to === opposite(from)) {
    const far = 0.5 - part * lengthOf(piece);
    return { x: x + dx * far, y: y + dy * far, angle: Math.atan2(-dy, -dx) };
  }
  return spotOnBend(piece, to, part);
}

function spotOnBend(piece: Piece, to: Side, part: number): Spot {
  const [ax, ay] = step(piece.from);
  const [bx, by] = step(to);
  const way = (part * Math.PI) / 2;
  const [far, near] = [0.5 - 0.5 * Math.sin(way), 0.5 - 0.5 * Math.cos(way)];
  return {
    x: piece.x + ax * far + bx * near,
    y: piece.y + ay * far + by * near,
    angle: Math.atan2(
      -ay * Math.cos(way) + by * Math.sin(way),
      -ax * Math.cos(way) + bx * Math.sin(way),
    ),
  };
}

/** Spots at even distances along the line, with the piece that each is on. */
export function spots(pieces: readonly Piece[], spacing: number): { spot: Spot; piece: Piece }[] {
  const found: { spot: Spot; piece: Piece }[] = [];
  let next = spacing / 2;
  for (const piece of pieces) {
    const length = lengthOf(piece);
    if (piece.to !== null) {
      for (; next < length; next += spacing)
        found.push({ spot: spotOn(piece, next / length), piece });
      next -= length;
    }
  }
  return found;
}
