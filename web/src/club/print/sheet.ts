/** What is on the printed sheet of a tournament: results, and a cross table. */
import type { ClubGame, Standing, Tournament } from '../../types/service';
import { cellBetween, counts, gamesBetween, scoreText } from '../desk/results';

/** A result as players write it: 1–0; places at larger tables; empty while there is none. */
export function resultOf(game: ClubGame): string {
  const { places } = game;
  if (!places) return '';
  if (!counts(game)) return '×';
  return places.length > 2 ? places.join(' – ') : scoreText(places);
}

/** Results between two at two-player tables, as the first of them sees them. */
export const crossOf = (tournament: Tournament, one: string, other: string): string =>
  gamesBetween(tournament, one, other)
    .filter((game) => game.seats.length === 2 && counts(game))
    .map((game) => cellBetween(game, one).text)
    .join(' ');

/** A name among the standings; players that left have no place there. */
export const nameIn = (row: Standing, name: string, left: string): string =>
  row.is_gone ? `${name} (${left})` : name;
