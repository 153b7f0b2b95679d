/** What is written and drawn on a line of moves. */
import type { Given, Note } from './given';

/** The number of the line that was played; variations are counted from 0. */
export const MAIN = -1;

/** The notes of a line by the number of steps, those of the game before a variation with it. */
export function notesOf(given: Given, line: number): ReadonlyMap<number, Note> {
  const variation = given.variations?.[line];
  const { after = Infinity, notes = [] } = variation ?? {};
  const main = (given.notes ?? []).filter(({ ply }) => ply <= after);
  const found = new Map(main.map((one) => [one.ply, one]));
  for (const { ply, text, marks } of notes) {
    const before = found.get(ply + after);
    found.set(ply + after, {
      ply: ply + after,
      text: [before?.text, text].filter(Boolean).join(' '),
      marks: [...(before?.marks ?? []), ...marks],
    });
  }
  return found;
}
