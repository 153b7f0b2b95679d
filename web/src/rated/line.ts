/** Ratings as a line. */

/** Ratings one after the other as the points of a line, 100 wide and 30 high. */
export function lineOf(history: readonly number[]): string {
  const low = Math.min(...history);
  const span = Math.max(...history) - low || 1;
  const step = 100 / Math.max(1, history.length - 1);
  const height = (one: number): number => Math.round(28 - ((one - low) / span) * 26);
  return history.map((one, at) => `${Math.round(at * step)},${height(one)}`).join(' ');
}
