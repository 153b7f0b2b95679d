/** SNEKAGON 5G's options, position and moves as the service writes them. */
import type { Hex } from '../hex/hexes';
import type { Cell, Move, Scene } from '../../types/board';

/** A cell of a floor: the floor first. */
export type Node = readonly [floor: number, q: number, r: number];

/** A cell that is drilled, and the two floors. */
export type Drilled = readonly [q: number, r: number, one: number, two: number];

/** A drill of a move: the cell, and the floor that it goes to. */
export type Drill = readonly [q: number, r: number, to: number];

export interface Laid {
  readonly floor: number;
  readonly path: readonly Hex[];
}

interface Position {
  readonly laid: readonly (readonly (readonly [number, readonly Hex[]])[])[];
  readonly drills: readonly (readonly Drilled[])[];
  readonly to_act: number | null;
}

export const hexOf = (node: Cell): Hex => [node[1]!, node[2]!];
export const nodeOf = (floor: number, cell: Hex): Node => [floor, cell[0], cell[1]];
export const nodeKey = (node: Cell): string => node.join(',');

export function sideOf(scene: Scene): number {
  return scene.options.floor_side as number;
}

export function eyesOf(scene: Scene): readonly Hex[] {
  return scene.options.eyes as readonly Hex[];
}

/** The tiles that each seat has placed. */
export function laidBySeat(scene: Scene): Laid[][] {
  const { laid } = scene.position as Position;
  return laid.map((tiles) => tiles.map(([floor, path]) => ({ floor, path })));
}

export function drillsOf(scene: Scene, seat: number): readonly Drilled[] {
  return (scene.position as Position).drills[seat] ?? [];
}

/** A move taken apart. */
export function readMove(move: Move): Laid & { readonly drills: readonly Drill[] } {
  return {
    floor: move.floor as number,
    path: move.cells as readonly Hex[],
    drills: (move.drills as readonly Drill[] | undefined) ?? [],
  };
}

/** The drills of a move as they stand in a position. */
export function asDrilled(floor: number, drills: readonly Drill[]): Drilled[] {
  return drills.map(([q, r, to]) => [q, r, Math.min(floor, to), Math.max(floor, to)]);
}
