/** Laying a piece with taps: point, turn it so that it fits, and place it with a second tap. */
import type { Laying } from '../../table/play/laying.svelte';
import type { Cell, Handling, Scene } from '../../types/board';

/** What a tap on a cell does; true if it places what is pinned there. */
export function tapped(laying: Laying, handling: Handling, scene: Scene, cell: Cell): boolean {
  const { draft, pinned } = laying;
  const touched = pinned && draft ? handling.touch?.(scene, draft, cell) : null;
  if (touched) {
    laying.take(touched);
    return false;
  }
  const covered = pinned && draft ? handling.covers(scene, draft) : [];
  if (covered.some((one) => String(one) === String(cell))) return true;
  laying.pin(cell);
  const turned = laying.fits ? null : laying.fittingTurn(cell);
  if (turned) laying.take(turned);
  return false;
}
