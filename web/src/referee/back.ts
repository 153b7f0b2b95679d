/** Taking back beside a real box: everything, as the box does not mind. */
import type { Seen } from '../lib/live';

/** How many moves and draws stand once the last move of a person is taken back; null: nothing is. */
export function plyBefore(played: readonly Seen[]): number | null {
  const last = played.findLastIndex((one) => one.is === 'moved');
  return last < 0 ? null : last;
}

/** Whether the table itself takes the last move back: no draw came after it, and the game is on. */
export function takesBack(played: readonly Seen[], phase: string): boolean {
  return phase === 'playing' && played.at(-1)?.is === 'moved';
}
