/** A table of its own for something to be solved: it begins with a record, and ends when one leaves. */
import { boardOf, type Loaded } from '../boards';
import { api, sentence } from '../connection/api';
import type { SeatPlan } from '../types/service';
import { beKnown } from '../connection/guest';
import { TableLink } from '../connection/link.svelte';
import { isNone } from '../lib/refusal';
import { t } from '../lib/words.svelte';
import { person } from '../setup/seating';
import { scratch } from '../connection/scratch';

export interface Given {
  readonly game: string;
  readonly record: string;
  readonly seat: number;
  readonly seats: number;
}

export class Sitting {
  link = $state.raw<TableLink | null>(null);
  loaded = $state.raw<Loaded | null>(null);
  trouble = $state('');
  /** Whether it may begin the next time. */
  mayCome = $state(false);
  #left = false;

  /** Sit down, once it is found what is to be solved. */
  async begin(title: string, find: () => Promise<Given>): Promise<void> {
    this.trouble = '';
    try {
      this.rise();
      await scratch.endOthers();
      const given = await find();
      this.loaded = await boardOf(given.game);
      await beKnown();
      const { record } = given;
      const made = await api.make({ record, seats: seatsFor(given), title, public: false });
      scratch.sitAt(made.id);
      const came = new TableLink(made.id, this.loaded.board.isDrawn);
      if (this.#left) void scratch.end(came);
      else this.link = came;
    } catch (error) {
      this.trouble = sentence(error);
      this.mayCome = !isNone(error);
    }
  }

  /** End the table. */
  rise(): void {
    if (this.link) void scratch.end(this.link);
    this.link = null;
  }

  /** End it, and sit down no more. */
  leave(): void {
    this.#left = true;
    this.rise();
  }
}

/** Everybody sits here; all but the solver are the defence. */
function seatsFor({ seat, seats }: Given): SeatPlan[] {
  return Array.from({ length: seats }, (_, one) =>
    person(one === seat ? '' : t('web-puzzle-defence')),
  );
}
