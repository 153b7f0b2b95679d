/** The deck of one's own mistakes: kept in this browser, saved and loaded with the puzzles. */
import { keep, kept } from '../lib/settings.svelte';
import { dayOf } from './choosing';
import type { Exercise } from './exercise';
import { isDone, learned, type Learned } from './leitner';

export type Card = Exercise & Learned;

const KEY = 'serpentry-mistakes';
const MOST_CARDS = 200;

let cards = $state.raw<readonly Card[]>(kept<Card[]>(KEY) ?? []);

function take(some: readonly Card[]): void {
  cards = some.slice(-MOST_CARDS);
  keep(KEY, cards);
}

export const deck = {
  get cards(): readonly Card[] {
    return cards;
  },
  /** Those that are to be tried again today. */
  get due(): readonly Card[] {
    const today = dayOf(new Date());
    return cards.filter((one) => one.due <= today);
  },
  find: (id: string): Card | undefined => cards.find((one) => one.id === id),

  /** One more; what is known already stays as it is. */
  add(one: Exercise): void {
    if (!deck.find(one.id)) take([...cards, { ...one, box: 0, due: dayOf(new Date()) }]);
  },

  /** Solved at once, or not. */
  settle(id: string, solved: boolean): void {
    const changed = cards.map((one) =>
      one.id === id ? { ...one, ...learned(one.box, solved, new Date()) } : one,
    );
    take(changed.filter((one) => !isDone(one)));
  },

  /** Take over what was saved. */
  load(some: unknown): void {
    if (Array.isArray(some)) take(some as Card[]);
  },
};
