/** What is on the printed sheet of a tournament: results, a cross table, and a bracket's columns. */
import type { ClubGame, Tournament } from '../../types/service';

const HALF = '½';

/** A result as players write it: 1 – 0; places at larger tables; empty while there is none. */
export function resultOf(game: ClubGame): string {
  const places = game.places;
  if (!places || game.how === 'void') return places ? '×' : '';
  if (places.length > 2) return places.join(' – ');
  return places.map((_, seat) => pointOf(places, seat)).join(' – ');
}

function pointOf(places: number[], seat: number): string {
  const other = places[1 - seat] ?? 0;
  const own = places[seat] ?? 0;
  return own === other ? HALF : own < other ? '1' : '0';
}

/** Results between two at two-player tables, as the first of them sees them. */
export function crossOf(tournament: Tournament, one: string, other: string): string {
  return tournament.rounds
    .flatMap((round) => round.games)
    .filter((game) => game.seats.length === 2 && game.places && game.how !== 'void')
    .filter((game) => game.seats.includes(one) && game.seats.includes(other))
    .map((game) => pointOf(game.places ?? [], game.seats.indexOf(one)))
    .join(' ');
}

/** A place in a bracket: a game, or somebody who goes through, or nothing yet. */
export interface Slot {
  key: string;
  seats: string[];
  game: ClubGame | null;
}

/**
 * The rounds of a knock-out from the first to the final, each ordered so that those who meet come
 * from neighbouring games; rounds that are not paired yet are empty.
 */
export function bracketOf(tournament: Tournament): Slot[][] {
  const columns = tournament.rounds.map((round): Slot[] => [
    ...round.games
      .filter((game) => !game.is_bronze)
      .map((game) => ({ key: `g${game.number}`, seats: game.seats, game })),
    ...round.byes.map((bye) => ({
      key: `b${round.number} ${bye.member}`,
      seats: [bye.member],
      game: null,
    })),
  ]);
  for (let at = columns.length - 2; at >= 0; at -= 1) {
    const after = (columns[at + 1] ?? []).flatMap((slot) => slot.seats);
    const rank = (slot: Slot): number => {
      const found = slot.seats.map((one) => after.indexOf(one)).filter((one) => one >= 0);
      return found.length ? Math.min(...found) : after.length;
    };
    columns[at] = [...(columns[at] ?? [])].sort((a, b) => rank(a) - rank(b));
  }
  if (!tournament.is_over && tournament.seats === 2)
    for (let left = columns.at(-1)?.length ?? 1; left > 1;) {
      left = Math.ceil(left / 2);
      const round = columns.length;
      columns.push(
        Array.from({ length: left }, (_, at) => ({
          key: `e${round} ${at}`,
          seats: [],
          game: null,
        })),
      );
    }
  return columns;
}
