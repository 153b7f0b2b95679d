/** How the screen is held, and how wide it is. */

/** Whether a condition on the screen holds, now and whenever it changes. */
export function watched(condition: string): () => boolean {
  const query = matchMedia(condition);
  let holds = $state(query.matches);
  query.addEventListener('change', () => (holds = query.matches));
  return () => holds;
}

/** Whether there is more room upwards than sideways. */
export const isTall = watched('(max-aspect-ratio: 4 / 5)');

/** Whether movement is too much for the viewer. */
export const isCalm = watched('(prefers-reduced-motion: reduce)');

/** Whether there is no room for a column beside the board. */
export const isNarrow = watched('(max-width: 56rem), (max-height: 34rem)');
