/** Games that ended, of the service and of this browser together. */
import { nameOfChair } from '../connection/titles.svelte';
import { isHome } from '../lib/places';
import { outcomeOf, type Outcome } from '../strength/results';
import type { Card } from '../types/service';

export interface Ended extends Card {
  readonly outcome: Outcome;
  /** When, in milliseconds. */
  readonly ended: number;
}

/** Which games somebody wants to see. */
export interface Wanted {
  game: string;
  /** What came of them; `open` for unfinished ones. */
  outcome: Outcome | 'open';
  /** A part of somebody's name. */
  name: string;
  /** Days as a date field has them. */
  since: string;
  until: string;
  rated: boolean;
}

export const ALL: Wanted = { game: '', outcome: '', name: '', since: '', until: '', rated: false };

const DAY = 24 * 3600 * 1000;

/** When a day begins here; 0 for none. */
export const beginOf = (day: string): number => (day ? new Date(`${day}T00:00`).getTime() : 0);

/** When a day is over here; 0 for none. */
export const endOf = (day: string): number => (day ? beginOf(day) + DAY : 0);

/** A game of this browser that ended. */
export const endedHere = (card: Card): Ended => ({
  ...card,
  outcome: outcomeOf(card),
  ended: card.updated,
});

/** Whether somebody at a table is called so, whatever the case. */
function hasName(card: Card, name: string): boolean {
  const wanted = name.trim().toLocaleLowerCase();
  return card.chairs.some((chair, seat) =>
    nameOfChair(chair, seat).toLocaleLowerCase().includes(wanted),
  );
}

/** Whether a wanted game is unfinished. */
export const isWantedOpen = (
  card: Card,
  { game, name, outcome, since, until, rated }: Wanted,
): boolean =>
  (!rated || Boolean(card.rated)) &&
  (outcome === '' || outcome === 'open') &&
  !since &&
  !until &&
  (!game || card.game === game) &&
  hasName(card, name);

/** Whether a game of this browser is wanted, as the service decides of its own. */
export function isWanted(
  one: Ended,
  { game, name, outcome, since, until, rated }: Wanted,
): boolean {
  if (rated) return false;
  const [from, to] = [beginOf(since), endOf(until)];
  if ((game && one.game !== game) || (outcome && one.outcome !== outcome)) return false;
  return one.ended >= from && (!to || one.ended < to) && hasName(one, name);
}

/** Those of the service as far as they have come, and those of this browser, the newest first. */
export function merged(
  there: readonly Ended[],
  isAll: boolean,
  here: readonly Ended[],
): readonly Ended[] {
  const last = there.at(-1)?.ended ?? Infinity;
  const reached = isAll ? here : here.filter(({ ended }) => ended >= last);
  return [...there, ...reached].sort((a, b) => b.ended - a.ended);
}

/** The names of one's opponents: all but the player here, or with one's own name. */
export function others(one: Ended, ownName: string): string {
  const all = one.chairs.map((chair, seat) => ({ chair, name: nameOfChair(chair, seat) }));
  const found = all.filter(({ chair, name }) =>
    isHome(one.id) ? chair.kind !== 'here' : chair.kind === 'computer' || name !== ownName,
  );
  return (found.length ? found : all).map(({ name }) => name).join(', ');
}

/** The records of a file that has several, one after another. */
export const recordsIn = (text: string): readonly string[] =>
  text.split(/^(?=serpentry record \d)/m).filter((one) => one.startsWith('serpentry record'));
