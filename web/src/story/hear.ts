/** Let be heard what is seen. */
import { sound } from '../lib/sound';
import type { Act } from './story.svelte';

export function hear({ is }: Act): void {
  if (is === 'draw') sound('draw');
}
