/** Taking back beside a real box: everything, as the box does not mind. */
import type { Seen } from '../types/service';

/** How many moves and draws stand once the last move of a person is taken back; null: none is. */
export function plyBefore(steps: readonly { by: number | string }[]): number | null {
  const last = steps.findLastIndex((one) => typeof one.by === 'number');
  return last < 0 ? null : last;
}

/** Whether somebody has moved, here or at the table that this one is a copy of. */
export function hasBegun(played: readonly Seen[], copied: number, byHand = false): boolean {
  if (byHand) return played.length > 0;
  return copied > 0 || played.some((one) => one.is === 'moved');
}

/**
 * Whether the table itself takes the last move back: no draw came after it, and the game is on.
 * Where people tell the draws, everything is taken back.
 */
export function takesBack(played: readonly Seen[], phase: string, byHand = false): boolean {
  return byHand || (phase === 'playing' && played.at(-1)?.is === 'moved');
}
