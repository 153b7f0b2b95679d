/** How much room there is on the screen. */
import { MediaQuery } from 'svelte/reactivity';

let upright: MediaQuery | null = null;

/** Whether the screen is higher than wide. */
export function isTall(): boolean {
  if (typeof matchMedia === 'undefined') return false;
  upright ??= new MediaQuery('(max-aspect-ratio: 1/1)');
  return upright.current;
}
