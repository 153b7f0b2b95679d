/** The tables of puzzles: nobody plays on at them, and a guest may have only so many unfinished. */
import { TableLink } from '../lib/link.svelte';
import { progress } from './progress.svelte';

/** End a table and leave it. */
export async function endTable(link: TableLink): Promise<void> {
  await link.send({ type: 'resign', seat: 0 });
  link.leave();
  progress.rise(link.id);
}

/** End what was left open, when a window was closed perhaps. */
export function endOthers(): void {
  for (const table of progress.leftOpen()) void endTable(new TableLink(table));
}
