/**
 * How things are shown: how fast, by choice, not at all for whom movement is too much; and by ear.
 */
import { isCalm } from '../lib/screen.svelte';
import { sound } from '../lib/sound';
import { settings, type Speed } from '../lib/settings.svelte';
import type { Act } from './story.svelte';

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, quick: 0.45, normal: 1, slow: 1.9 };

/** By how much every time is stretched; 0: nothing takes time. */
export function pace(): number {
  return isCalm() || document.hidden ? 0 : FACTORS[settings.speed];
}

/** Let be heard what is seen. */
export function hear({ is }: Act): void {
  if (is === 'draw') sound('draw');
}
