/** How somebody does with puzzles: kept in this browser, and theirs to take along. */
import { keep, kept } from '../lib/settings.svelte';
import { dayOf } from './choosing';
import { deck } from './deck.svelte';
import { FIRST_RATING, rated, streakOf } from './rating';

interface Tried {
  /** Whether it was solved with the first move and without help. */
  readonly clean: boolean;
  readonly solved: boolean;
  readonly day: string;
}

interface Kept {
  rating: number;
  tried: Record<string, Tried>;
  /** The days whose puzzle was solved. */
  days: string[];
  /** Tables that puzzles were solved at, the last ones: they are nobody's games. */
  tables: string[];
  /** Those that were not ended yet. */
  open: string[];
}

const KEY = 'serpentry-puzzles';
const MOST_TABLES = 300;

const begun: Kept = { rating: FIRST_RATING, tried: {}, days: [], tables: [], open: [] };
const all: Kept = $state({ ...begun, ...kept<Partial<Kept>>(KEY) });

export const progress = {
  get rating(): number {
    return all.rating;
  },
  get streak(): number {
    return streakOf(all.days, dayOf(new Date()));
  },
  tried: (id: string): Tried | undefined => all.tried[id],
  isTable: (table: string): boolean => all.tables.includes(table),

  /** A puzzle is played at this table. */
  sitAt(table: string): void {
    all.tables = [...all.tables, table].slice(-MOST_TABLES);
    all.open = [...all.open, table];
    keep(KEY, $state.snapshot(all));
  },

  /** The table has ended. */
  rise(table: string): void {
    all.open = all.open.filter((one) => one !== table);
    keep(KEY, $state.snapshot(all));
  },

  /** Tables that were left without an end, when a window was closed perhaps. */
  leftOpen: (): string[] => [...all.open],

  /** What came of a puzzle; only the first time counts for the rating. */
  settle(id: string, band: number, solved: boolean, clean: boolean, daily: string): void {
    const known = all.tried[id];
    if (!known) all.rating = rated(all.rating, band, clean);
    const day = dayOf(new Date());
    all.tried[id] = {
      clean: known?.clean ?? clean,
      solved: solved || Boolean(known?.solved),
      day: known?.day ?? day,
    };
    if (solved && daily && !all.days.includes(daily)) all.days.push(daily);
    keep(KEY, $state.snapshot(all));
  },

  /** Everything as a file. */
  save(): void {
    const link = document.createElement('a');
    const text = JSON.stringify({ ...$state.snapshot(all), mistakes: deck.cards }, null, 1);
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = 'serpentry-puzzles.json';
    link.click();
    URL.revokeObjectURL(link.href);
  },

  /** Take over what was saved; false if it is no such file. */
  load(text: string): boolean {
    try {
      const { mistakes, ...given } = JSON.parse(text) as Partial<Kept> & { mistakes?: unknown };
      if (typeof given.rating !== 'number' || !given.tried) return false;
      Object.assign(all, begun, given);
      deck.load(mistakes);
      keep(KEY, $state.snapshot(all));
      return true;
    } catch {
      return false;
    }
  },
};
