/** Draws in a row, as a hand is dealt. */
import type { Chip } from './chips';

/** This number of draws in a row is a deal: they are shown as one. */
const DEAL = 3;

/** The chips with each deal as one; it leads to its last draw. */
export function dealt(chips: readonly Chip[], name: (count: number) => string): Chip[] {
  const found: Chip[] = [];
  for (let at = 0; at < chips.length; at++) {
    const end = chips.findIndex((one, other) => other > at && one.by !== 'chance');
    const run = chips[at]!.by === 'chance' ? chips.slice(at, end < 0 ? chips.length : end) : [];
    if (run.length < DEAL) found.push(chips[at]!);
    else {
      const text = run.map((one) => one.text).join(', ');
      found.push({ ...run.at(-1)!, first: run[0]!.ply, name: name(run.length), text, draw: null });
      at += run.length - 1;
    }
  }
  return found;
}
