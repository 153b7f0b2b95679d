/** SNEKAGON's options, position and moves as the service writes them. */
import type { Move, Scene } from '../../types/board';
import type { Hex } from '../hex/hexes';

/** What the pieces of each seat are named by. */
export const COLOURS = ['green', 'red'] as const;

export interface Position {
  /** The tiles of both colours, each as a path. */
  readonly laid: readonly (readonly (readonly Hex[])[])[];
  readonly to_act: number | null;
  /** Whether the seats have changed colours. */
  readonly swapped: boolean;
}

export function sideOf(scene: Scene): number {
  return scene.options.board_side as number;
}

/** The tiles that each seat has placed. */
export function laidBySeat(scene: Scene): readonly (readonly (readonly Hex[])[])[] {
  const { laid, swapped } = scene.position as Position;
  return swapped ? [...laid].reverse() : laid;
}

/** The path of a move that places a tile. */
export function pathOf(move: Move): readonly Hex[] {
  return (move.cells as readonly Hex[] | undefined) ?? [];
}
