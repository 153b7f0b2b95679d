/** How fast things are shown: by choice, and not at all for people for whom movement is too much. */
import { isCalm } from '../lib/screen.svelte';
import { settings, type Speed } from '../lib/settings.svelte';

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, quick: 0.45, normal: 1, slow: 1.9 };

/** By how much every time is stretched; 0: nothing takes time. */
export function pace(): number {
  return isCalm() || document.hidden ? 0 : FACTORS[settings.speed];
}
