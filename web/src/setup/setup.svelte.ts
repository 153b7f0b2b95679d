/** A game that is being set up: for how many, and the form that goes with what was chosen. */
import { api, troubleWith } from '../connection/api';
import { Refusal } from '../lib/refusal';
import { t } from '../lib/words.svelte';
import type { GameInfo } from '../types/service';
import type { Form, Options } from './form';

export class SetUp {
  game = $state.raw<GameInfo | null>(null);
  form = $state.raw<Form | null>(null);
  seats = $state(2);
  trouble = $state('');
  #asked = 0;

  constructor(readonly name: string) {}

  /** Learn of the game, then begin with it. */
  async load(begin: (game: GameInfo) => Promise<unknown>): Promise<void> {
    const trouble = await troubleWith(async () => {
      const game = (await api.games()).find((one) => one.name === this.name);
      if (!game) throw new Refusal(t('web-no-game', { game: this.name }), 404);
      this.game = game;
      await begin(game);
    });
    this.trouble ||= trouble;
  }

  /**
   * Ask for the form with a number of seats and these options; null if that can't be, or is asked
   * again.
   */
  async ask(seats: number, options: Options): Promise<Form | null> {
    const mine = ++this.#asked;
    let form: Form | null = null;
    const trouble = await troubleWith(
      async () => (form = await api.form(this.name, seats, options)),
    );
    if (mine !== this.#asked) return null;
    this.trouble = trouble;
    if (form) [this.form, this.seats] = [form, seats];
    return form;
  }
}
