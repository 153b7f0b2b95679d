/** Results as tournaments write them: 1–0, ½–½, and in small fields, round by round. */
import type { ClubGame, ClubRound, Tournament } from '../../types/service';

/** What somebody got in a round; `open` is still played, `none` was not paired. */
export interface Cell {
  readonly kind: 'won' | 'drawn' | 'lost' | 'bye' | 'open' | 'none';
  readonly text: string;
}

const NONE: Cell = { kind: 'none', text: '' };
const OPEN: Cell = { kind: 'open', text: '' };
const UNCOUNTED = 'void';

/** Whether there is a result that counts. */
export const counts = (game: ClubGame): boolean => Boolean(game.places) && game.how !== UNCOUNTED;

/** Whether somebody is first in a game, alone. */
export const hasWon = (game: ClubGame, seat: number): boolean =>
  counts(game) && game.places![seat] === 1 && game.places!.filter((one) => one === 1).length === 1;

/** Halves of a point for each seat of a two-player game. */
const halvesOf = (places: readonly number[], seat: number): number =>
  places[0] === places[1] ? 1 : places[seat] === 1 ? 2 : 0;

/** Halves as people write them: 2½. */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ''}½` : String(whole);
}

/** A result of two as it is written: 1–0. */
export const scoreText = (places: readonly number[]): string =>
  [0, 1].map((seat) => halvesText(halvesOf(places, seat))).join('–');

/** What one seat got, as it is written beside a name: a half of a point at least, or a place. */
export const markOf = (places: readonly number[], seat: number): string =>
  places.length === 2 ? halvesText(halvesOf(places, seat)) : `${places[seat]}.`;

function cellIn(game: ClubGame, member: string): Cell {
  const { places } = game;
  if (!places) return OPEN;
  if (game.how === UNCOUNTED) return { kind: 'none', text: '×' };
  const seat = game.seats.indexOf(member);
  const [own, last] = [places[seat]!, Math.max(...places)];
  const text = places.length === 2 ? halvesText(halvesOf(places, seat)) : String(own);
  if (own === 1 && places.filter((one) => one === 1).length === 1) return { kind: 'won', text };
  return { kind: own === last && last > 1 ? 'lost' : 'drawn', text };
}

/** What a member got in a round. */
export function cellOf(round: ClubRound, member: string, byeCounts: boolean): Cell {
  const game = round.games.find((one) => one.seats.includes(member));
  if (game) return cellIn(game, member);
  if (!round.byes.some((bye) => bye.member === member)) return NONE;
  return { kind: 'bye', text: byeCounts ? '1' : '–' };
}

/** Whether who sits out gets the point. */
export const byesCount = (kind: string): boolean => kind === 'swiss' || kind === 'knockout';

/** Halves of points that somebody had before a round, in two-player games. */
export function halvesBefore(tournament: Tournament, member: string, number: number): number {
  const worth = { won: 2, drawn: 1, lost: 0, bye: 2, open: 0, none: 0 };
  return tournament.rounds
    .filter((round) => round.number < number)
    .map((round) => cellOf(round, member, byesCount(tournament.kind)))
    .filter((cell) => cell.text !== '–')
    .reduce((sum, cell) => sum + worth[cell.kind], 0);
}

/** Whether points stand beside names: where rounds are paired by them, two a table. */
export const tellsPoints = (tournament: Tournament): boolean =>
  tournament.seats === 2 && !tournament.duplicate && ['swiss', 'robin'].includes(tournament.kind);

/** The number of a game's table in its round. */
export const tableOf = (game: ClubGame): number => game.table_number;

export const isOpen = (game: ClubGame): boolean => !game.places && !game.is_ended;

/** All games without a result. */
export const openGames = (tournament: Tournament): ClubGame[] =>
  tournament.rounds.flatMap((round) => round.games.filter(isOpen));

/** Games between two members, for a cross table. */
export const gamesBetween = (tournament: Tournament, one: string, other: string): ClubGame[] =>
  tournament.rounds
    .flatMap((round) => round.games)
    .filter((game) => game.seats.includes(one) && game.seats.includes(other));

export const cellBetween = (game: ClubGame, member: string): Cell => cellIn(game, member);

/** Whether no more rounds are to be paired. */
export function isAllPaired({ is_complete, rounds, rounds_planned }: Tournament): boolean {
  return is_complete || (rounds_planned > 0 && rounds.length >= rounds_planned);
}

/** How long people are still paired; null where no time is set. */
export function millisecondsLeft({ ends_at }: Tournament, now: number): number | null {
  return ends_at ? Math.max(0, ends_at - now) : null;
}
