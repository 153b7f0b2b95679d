/** How much of the plane a pixel of the screen shows, so that what is written there can be read. */
import { getContext, setContext } from 'svelte';

/** Pixels that letters have at least. */
const LEAST = 11;
const KEY = 'pixel';

/** What shows a board says how much of it a pixel shows while all of it is in view. */
export const givePixel = (pixel: () => number): unknown => setContext(KEY, pixel);

/** The least height of letters on the plane; 0 in pictures, which are of any size. */
export function leastLetters(): () => number {
  const pixel = getContext<(() => number) | undefined>(KEY);
  return () => LEAST * (pixel?.() ?? 0);
}
