/** A result on its way: refused, or asked back because somebody else entered another one. */
import type { ClubGame, Tournament } from '../../types/service';
import type { ClubDesk } from '../desk/club.svelte';

/** A game, and where it is entered. */
export interface AtDesk {
  desk: ClubDesk;
  tournament: Tournament;
  game: ClubGame;
}

interface Entry {
  readonly places: number[];
  readonly how: string;
}

export class Entering {
  /** Why it was not taken; stays until it is read. */
  refused = $state('');
  /** What somebody else entered meanwhile stands against it: the entry that would be replaced. */
  private stands = $state.raw<(Entry & { corrects: number }) | null>(null);
  isBusy = $state(false);

  constructor(private readonly at: () => AtDesk) {}

  get mayReplace(): boolean {
    return this.stands !== null;
  }

  /** Enter a result, or correct the one that is seen; gives whether it was taken. */
  async enter(
    places: number[],
    how = 'entered',
    corrects = this.at().game.entry,
  ): Promise<boolean> {
    this.isBusy = true;
    const { desk, tournament, game } = this.at();
    const given = { tournament: tournament.id, game: game.number, places, how };
    const refusal = await desk.send('result', { ...given, corrects });
    this.isBusy = false;
    this.refused = refusal?.message ?? '';
    const other = refusal?.key === 'club-result-stands' ? Number(refusal.facts['entry']) : 0;
    this.stands = other ? { places, how, corrects: other } : null;
    return !refusal;
  }

  /** Not counted: neither has a place. */
  readonly leaveOut = (): Promise<boolean> =>
    this.enter(
      this.at().game.seats.map(() => 1),
      'void',
    );

  /** Take a result away that was a slip. */
  async clear(): Promise<boolean> {
    const { desk, tournament, game } = this.at();
    this.stands = null;
    this.refused = await desk.ask('clear', {
      tournament: tournament.id,
      game: game.number,
      corrects: game.entry,
    });
    return !this.refused;
  }

  async replace(): Promise<void> {
    const { stands } = this;
    if (stands) await this.enter(stands.places, stands.how, stands.corrects);
  }
}
