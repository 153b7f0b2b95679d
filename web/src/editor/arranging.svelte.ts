/**
 * A position that is being set up by hand: what was placed, for whom, and whose turn it is then.
 */
import { api, sentence } from '../connection/api';
import type { ArrangingInfo, ArrangingPlan } from '../types/service';
import { Answering, type Command } from '../table/answering';
import { t } from '../lib/words.svelte';
import type { Options, Start } from '../lib/start';

export class Arranging {
  laid = $state.raw<readonly string[]>([]);
  turn = $state(0);
  /** For whom the next piece is placed. */
  seat = $state(0);
  info = $state.raw<ArrangingInfo | null>(null);
  trouble = $state('');
  /** A line as to a table, so that players can set up. */
  readonly #own = new Answering(
    () => this.info,
    (command) => this.#answer(command),
  );
  readonly line = this.#own.line;

  constructor(
    readonly game: string,
    readonly seats: number,
    readonly options: Options,
    readonly drawn: boolean,
  ) {}

  /** All that a link needs to lead here. */
  start: Start = $derived.by(() => ({
    seats: this.seats,
    options: this.options,
    laid: [...this.laid],
    turn: this.turn,
  }));

  /** Look at the position; what is changed stays only if it can be so. */
  async look(changed: Partial<Pick<Arranging, 'laid' | 'turn' | 'seat'>> = {}): Promise<boolean> {
    try {
      this.#take(await this.#ask({ ...changed, laid: [...(changed.laid ?? this.laid)] }));
    } catch (error) {
      this.trouble = sentence(error);
      return false;
    }
    Object.assign(this, changed);
    this.#own.tell();
    return true;
  }

  /** Take a piece off again, where the others may stay without it. */
  async takeOff(at: number): Promise<boolean> {
    return this.look({ laid: this.laid.filter((_, number) => number !== at) });
  }

  /** Place a piece, or choose what chance has settled. */
  async lay(by: number | 'chance', move: unknown): Promise<ArrangingInfo['verdict']> {
    const info = await this.#ask({ lay: { by, move } });
    if (info.verdict?.legal) {
      this.#take(info);
      this.#own.tell();
    }
    return info.verdict;
  }

  #ask(more: Partial<ArrangingPlan>): Promise<ArrangingInfo> {
    const { seats, options, turn, seat, drawn } = this;
    return api.arrange(this.game, {
      ...{ seats, options, turn, seat, drawn, laid: [...this.laid] },
      ...more,
    });
  }

  #take(info: ArrangingInfo): void {
    this.trouble = '';
    this.info = info;
    this.laid = info.laid.map(({ line }) => line);
  }

  async #answer(command: Command): Promise<void> {
    const { id } = command;
    try {
      switch (command.type) {
        case 'move':
          return await this.#move(id, command.move);
        case 'try':
          return await this.#attempt(id, command.move);
        case 'ask':
          if (this.laid.length && !(await this.takeOff(this.laid.length - 1)))
            return this.#own.refuse(id, this.trouble);
          return this.#own.say({ type: 'ack', id });
        case 'describe':
          return this.#own.say({
            type: 'described',
            id,
            told: this.info!.laid.map(({ said }) => said),
          });
      }
    } catch (error) {
      this.#own.refuse(id, sentence(error));
    }
  }

  async #move(id: string, move: unknown): Promise<void> {
    const verdict = await this.lay(this.seat, move);
    if (verdict?.legal) return this.#own.say({ type: 'ack', id });
    this.#own.refuse(id, t('shared-why-not'), verdict?.illegal);
  }

  async #attempt(id: string, move: unknown): Promise<void> {
    const lay = { by: this.seat, move };
    const { verdict } = await this.#ask({ lay, attempt: true });
    this.#own.say({ type: 'verdict', id, ...verdict });
  }
}
