/** What a viewer of a game of a club may do there. */
import type { ClubGame, ClubInfo, ClubRound, Tournament } from '../../types/service';
import { isOpen } from '../desk/results';
import type { AtDesk } from './entering.svelte';

/** A game in a list of its round. */
export interface InRound extends AtDesk {
  round: ClubRound;
  /** Opens the dialog about its result. */
  onopen: () => void;
  /** Whether nobody has paired it yet. */
  isAhead?: boolean;
}

interface Rights {
  readonly organises: boolean;
  readonly plays: boolean;
  /** Whether its result is entered in place. */
  readonly answers: boolean;
  readonly mayLook: boolean;
}

export function rightsOf(
  club: ClubInfo | null,
  tournament: Tournament,
  round: ClubRound,
  game: ClubGame,
  isAhead: boolean,
): Rights {
  const organises = Boolean(club?.may_organise) && !tournament.is_over;
  const plays = game.seats.includes(club?.you ?? '');
  const isAwaited = isOpen(game) && !isAhead && !tournament.is_over && !game.table;
  return {
    organises,
    plays,
    answers: isAwaited && (organises || plays),
    mayLook: Boolean(game.table) && (!round.is_secret || plays),
  };
}
