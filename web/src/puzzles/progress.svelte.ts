/** How somebody does with puzzles: kept in this browser, and theirs to take along. */
import { scratch } from '../connection/scratch';
import { saveFile } from '../lib/file';
import { keep, kept } from '../lib/settings.svelte';
import { dayOf } from './choosing';
import { deck } from './deck.svelte';
import { FIRST_RATING, rated, streakOf, type Step } from './rating';

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
  /** How the puzzles of the last day went, until they were solved. */
  today: { day: string; steps: Record<string, readonly Step[]> };
  /** The most that were solved in one run against the clock, by game. */
  runs: Record<string, number>;
}

type Saved = Partial<Kept & typeof scratch.all & { mistakes: unknown }>;

const KEY = 'serpentry-puzzles';

const begun: Kept = {
  rating: FIRST_RATING,
  tried: {},
  days: [],
  today: { day: '', steps: {} },
  runs: {},
};
const all: Kept = $state({ ...begun, ...kept<Partial<Kept>>(KEY) });

export const progress = {
  get rating(): number {
    return all.rating;
  },
  get streak(): number {
    return streakOf(all.days, dayOf(new Date()));
  },
  /** How many were solved. */
  get solved(): number {
    return Object.values(all.tried).filter((one) => one.solved).length;
  },
  bestRun: (game: string): number => all.runs[game] ?? 0,

  /** A run is over. */
  ranTo(game: string, solved: number): void {
    if (solved <= this.bestRun(game)) return;
    all.runs[game] = solved;
    keep(KEY, $state.snapshot(all));
  },
  tried: (id: string): Tried | undefined => all.tried[id],

  /** How the puzzle of a day continues; nothing is added to what is solved. */
  note(id: string, day: string, step: Step): void {
    if (!day) return;
    if (all.today.day !== day) all.today = { day, steps: {} };
    const steps = all.today.steps[id] ?? [];
    if (!steps.includes('solved')) all.today.steps[id] = [...steps, step];
    keep(KEY, $state.snapshot(all));
  },
  stepsOf: (id: string, day: string): readonly Step[] =>
    (day === all.today.day && all.today.steps[id]) || [],

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
    const mine = { ...$state.snapshot(all), ...scratch.all, mistakes: deck.cards };
    const text = JSON.stringify(mine, null, 1);
    saveFile(new Blob([text], { type: 'application/json' }), 'serpentry-puzzles.json');
  },

  /** Take over what was saved; false if it isn't such a file. */
  load(text: string): boolean {
    try {
      const { mistakes, tables = [], open = [], ...given } = JSON.parse(text) as Saved;
      if (typeof given.rating !== 'number' || !given.tried) return false;
      Object.assign(all, begun, given);
      deck.load(mistakes);
      scratch.load({ tables, open });
      keep(KEY, $state.snapshot(all));
      return true;
    } catch {
      return false;
    }
  },
};
