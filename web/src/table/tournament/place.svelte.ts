/** Where a table stands in its tournament: the round, how it stands, and the next step. */
import { answered, client } from '../../connection/api';
import { Refusal } from '../../lib/refusal';
import type { OfClub, TablePlace } from '../../types/service';
import type { Playing } from '../play/playing.svelte';
import { isAwaited, lineOf, roundOf } from './saying';

/** Milliseconds between two looks, once the game has ended. */
const OFTEN = 8000;

export class TournamentPlace {
  /** Null for tables of no tournament, and until the answer is there. */
  seen = $state.raw<TablePlace | null>(null);
  /** The text about a club that has been deleted. */
  gone = $state('');
  readonly of: OfClub | null;
  private readonly table: string;
  private readonly hasEnded: boolean;

  constructor(playing: Playing) {
    this.table = playing.link.id;
    this.of = playing.about.club ?? null;
    this.hasEnded = $derived(Boolean(playing.end));
    $effect(() => this.follow());
  }

  /** The page of the tournament. */
  get path(): string {
    return this.of ? `/club/${this.of.id}/${this.of.tournament}` : '';
  }

  get round(): string {
    return roundOf(this.seen);
  }

  /** The line under the end of the game. */
  get line(): string {
    return this.gone || (this.seen ? lineOf(this.seen, this.table) : '');
  }

  /** How it stands, once this game counts there. */
  get standings(): TablePlace['standings'] {
    return this.seen && !isAwaited(this.seen, this.table) ? this.seen.standings : [];
  }

  /** The tournament and its round; nothing where there is none. */
  get title(): string {
    return [this.seen?.tournament.name, this.round].filter(Boolean).join(' · ');
  }

  private async look({ id, tournament, game }: OfClub): Promise<void> {
    const params = { path: { club: id }, query: { tournament, game, table: this.table } };
    try {
      this.seen = await answered(client.GET('/api/clubs/{club}/at', { params }));
    } catch (error) {
      if (!(error instanceof Refusal) || error.key !== 'club-deleted') return;
      this.gone = error.message;
      this.seen = null;
    }
  }

  /** Look now, and again and again once the game has ended: then something follows. */
  private follow(): () => void {
    const { of, hasEnded } = this;
    if (of) void this.look(of);
    if (!of || !hasEnded || this.gone) return () => undefined;
    const often = setInterval(() => {
      if (!document.hidden) void this.look(of);
    }, OFTEN);
    return () => clearInterval(often);
  }
}
