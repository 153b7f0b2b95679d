/**
 * Nobody else writes into a game at play: the type checker refuses each of these lines, and would
 * complain here if it did not.
 */
import type { Playing } from '../src/table/play/playing.svelte';

export function write(playing: Playing): void {
  // @ts-expect-error Playing itself says when it is busy.
  playing.busy = true;
  // @ts-expect-error What is announced goes through `say`.
  playing.said = '';
  // @ts-expect-error A draft is pinned by `pin`.
  playing.laying.pinned = true;
}
