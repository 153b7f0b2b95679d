/** Snakes that grow through what has just been placed. */
import type { Cell, Growing } from '../../types/board';

/** The part of a snake, as shares of its length, that is seen to grow, and for how long. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  readonly growing: Growing;
}

/** What of a snake's cells is growing; null if nothing is, or not in one piece. */
export function gapOf(cells: readonly Cell[], growing: Growing | null | undefined): Gap | null {
  if (!growing) return null;
  const fresh = new Set(growing.cells.map(String));
  const at = cells.flatMap((cell, index) => (fresh.has(String(cell)) ? [index] : []));
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined || last - first >= at.length) return null;
  return { from: first / cells.length, to: (last + 1) / cells.length, growing };
}

/** What is seen of a line of a number of steps when a share of its growing part has grown. */
export function seenOf(length: number, { from, to }: Gap, share: number): [number, number] {
  if (from === 0 && to < 1) return [Math.round(length * to * (1 - share)), length];
  if (to === 1) return [0, Math.round(length * (from + (1 - from) * share))];
  return [0, length];
}
