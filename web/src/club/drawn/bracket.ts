/** A knock-out as it is drawn: rounds side by side, each game beside those that its players came from. */
import { hasWon, isOpen } from '../desk/results';
import type { ClubGame, ClubRound, Tournament } from '../../types/service';

/** A game, somebody who goes through without one, or a place that nobody has yet. */
export interface Slot {
  readonly key: string;
  readonly seats: readonly string[];
  readonly game: ClubGame | null;
  /** Of each seat, whether it advances from here. */
  readonly through: readonly boolean[];
}

interface Column {
  readonly number: number;
  readonly slots: readonly Slot[];
}

/** A player of a later round has advanced, and in the last one who won: `first`, if it was a draw. */
function slotOf(
  game: ClubGame,
  later: ReadonlySet<string>,
  isLast: boolean,
  first: readonly string[] = [],
): Slot {
  const through = game.seats.map((one, seat) =>
    isLast ? first.includes(one) || hasWon(game, seat) : later.has(one),
  );
  return { key: `game ${game.number}`, seats: game.seats, game, through };
}

const byeSlot = (member: string): Slot => ({
  key: `bye ${member}`,
  seats: [member],
  game: null,
  through: [true],
});

/** Slots in the order of those that their players go on to. */
function ordered(slots: readonly Slot[], next: readonly Slot[] | undefined): Slot[] {
  if (!next) return [...slots];
  const left = [...slots];
  const found = next.flatMap((one) =>
    one.seats.flatMap((seat) => {
      const at = left.findIndex((slot) => slot.seats.includes(seat));
      return at < 0 ? [] : left.splice(at, 1);
    }),
  );
  return [...found, ...left];
}

function slotsOf(
  round: ClubRound,
  later: ReadonlySet<string>,
  isLast: boolean,
  first: readonly string[],
): Slot[] {
  const games = round.games.filter((game) => !game.is_bronze);
  return [
    ...games.map((game) => slotOf(game, later, isLast, first)),
    ...round.byes.map((bye) => byeSlot(bye.member)),
  ];
}

/** The rounds that were paired, and empty places for those to come, in a two-player cup. */
export function columnsOf(tournament: Tournament): Column[] {
  const { rounds } = tournament;
  const columns: Column[] = [];
  let next: Slot[] | undefined;
  for (const [at, round] of [...rounds.entries()].reverse()) {
    const later = new Set(
      rounds[at + 1]?.games.filter((game) => !game.is_bronze).flatMap((game) => game.seats) ?? [],
    );
    rounds[at + 1]?.byes.forEach((bye) => later.add(bye.member));
    next = ordered(slotsOf(round, later, at === rounds.length - 1, tournament.first), next);
    columns.unshift({ number: round.number, slots: next });
  }
  if (tournament.seats > 2 || tournament.is_over) return columns;
  for (let count = columns.at(-1)?.slots.length ?? 1; count > 1;) {
    count = Math.ceil(count / 2);
    const number = columns.length + 1;
    const slots = Array.from({ length: count }, (_, at) => ({
      key: `empty ${number} ${at}`,
      seats: ['', ''],
      game: null,
      through: [false, false],
    }));
    columns.push({ number, slots });
  }
  return columns;
}

/** The games for the third place. */
export const bronzeOf = (tournament: Tournament): Slot[] =>
  tournament.rounds
    .flatMap((round) => round.games)
    .filter((game) => game.is_bronze)
    .map((game) => slotOf(game, new Set(), true));

/** Whether the lines between two columns are straight: each game has two before it. */
export const isLinked = (columns: readonly Column[], at: number): boolean =>
  columns[at]!.slots.length === 2 * (columns[at + 1]?.slots.length ?? 0);

export const isPlaying = (slot: Slot): boolean => Boolean(slot.game && isOpen(slot.game));
