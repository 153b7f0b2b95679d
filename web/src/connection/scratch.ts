/**
 * Scratch tables, of puzzles, lessons and proofs: nobody's games. Nobody plays on at them, and a guest may have
 * only a number of unfinished.
 */
import { keep, kept } from '../lib/settings.svelte';
import type { TableLink } from './link.svelte';

interface Kept {
  /** The last ones. */
  tables: string[];
  /** Those that were not ended yet. */
  open: string[];
}

const KEY = 'serpentry-scratch';
/** Where they were kept before they had a place of their own. */
const OLD_KEY = 'serpentry-puzzles';
const MOST_TABLES = 300;

let all: Kept = read(kept<Partial<Kept>>(KEY) ?? kept<Partial<Kept>>(OLD_KEY) ?? {});

function read({ tables = [], open = [] }: Partial<Kept>): Kept {
  return { tables, open };
}

function take(changed: Kept): void {
  all = changed;
  keep(KEY, all);
}

export const scratch = {
  get all(): Kept {
    return all;
  },
  isTable: (table: string): boolean => all.tables.includes(table),

  /** Something is tried at this table. */
  sitAt(table: string): void {
    take({ tables: [...all.tables, table].slice(-MOST_TABLES), open: [...all.open, table] });
  },

  /** End a table and leave it. */
  async end(link: TableLink): Promise<void> {
    await link.send({ type: 'resign', seat: 0 });
    link.leave();
    take({ ...all, open: all.open.filter((one) => one !== link.id) });
  },

  /** End what was left open, when a window was closed perhaps. */
  async endOthers(): Promise<void> {
    if (!all.open.length) return;
    // The first page asks for the list alone, and waits for no more.
    const { TableLink } = await import('./link.svelte');
    for (const table of all.open) void scratch.end(new TableLink(table));
  },

  /** Take over what was saved. */
  load: (some: Partial<Kept>): void => take(read(some)),
};
