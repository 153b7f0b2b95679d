/**
 * A position that is being set up by hand: what was placed, for whom, and whose turn it is then.
 */
import { api, sentence } from '../connection/api';
import type { ArrangingInfo, ArrangingPlan, Wish } from '../types/service';
import type { Line, LineEnds } from '../connection/lines';
import { t } from '../lib/words.svelte';
import type { Options, Start } from '../lib/start';

type Command = Wish & { id: string };

export class Arranging {
  laid = $state.raw<readonly string[]>([]);
  turn = $state(0);
  /** For whom the next piece is placed. */
  seat = $state(0);
  info = $state.raw<ArrangingInfo | null>(null);
  trouble = $state('');
  #count = 0;
  #ends: LineEnds | null = null;

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
    this.#tell();
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
      this.#tell();
    }
    return info.verdict;
  }

  /** A line as to a table, so that players can set up. */
  readonly line = (_table: string, _drawn: boolean, ends: LineEnds): Line => {
    this.#ends = ends;
    queueMicrotask(() => this.#welcome());
    return {
      isSteady: true,
      send: (text) => void this.#answer(JSON.parse(text) as Command),
      close: () => (this.#ends = null),
      reconnect: () => this.#welcome(),
    };
  };

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

  /** The table, with a number of its own: what was taken off is also news. */
  #table(): ArrangingInfo['table'] {
    return { ...this.info!.table, seq: ++this.#count };
  }

  #say(message: object): void {
    this.#ends?.heard(JSON.stringify(message));
  }

  #welcome(): void {
    const { game, rules, options, pieces } = this.info!;
    const about = { id: '', game, rules, options, pieces, title: '', host: true };
    this.#say({ type: 'welcome', ...about, events: [], table: this.#table() });
  }

  #tell(): void {
    this.#say({ type: 'events', events: [], table: this.#table() });
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
            return this.#refuse(id, this.trouble);
          return this.#say({ type: 'ack', id });
        case 'describe':
          return this.#say({
            type: 'described',
            id,
            told: this.info!.laid.map(({ said }) => said),
          });
      }
    } catch (error) {
      this.#refuse(id, sentence(error));
    }
  }

  async #move(id: string, move: unknown): Promise<void> {
    const verdict = await this.lay(this.seat, move);
    if (verdict?.legal) return this.#say({ type: 'ack', id });
    this.#refuse(id, t('shared-why-not'), verdict?.illegal);
  }

  async #attempt(id: string, move: unknown): Promise<void> {
    const lay = { by: this.seat, move };
    const { verdict } = await this.#ask({ lay, attempt: true });
    this.#say({ type: 'verdict', id, ...verdict });
  }

  #refuse(id: string, text: string, illegal: unknown = null): void {
    this.#say({ type: 'refused', id, key: '', args: {}, text, illegal });
  }
}
