/** Whose hand the tray shows. */
import type { Move, Scene } from '../../types/board';

/** The seat to act where it is asked for a move, else the seat that looks on. */
export function handSeat(scene: Scene, legal: readonly Move[]): number | null {
  const actor = typeof scene.toAct === 'number' ? scene.toAct : null;
  return legal.length ? actor : (scene.seat ?? actor);
}
