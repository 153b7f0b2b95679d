/** The place where somebody is in a study, as a table at which everything is entered by hand. */
import { answered, client, sentence } from '../../connection/api';
import { Answering, type Command } from '../../table/answering';
import { t } from '../../lib/words.svelte';
import type { components } from '../../types/schema';
import type { Spot } from './block';

type Turn = components['schemas']['StudyTurn'];
type Asked = components['schemas']['StudyPlace'];

/** A place in a board: where it is, and what becomes of a move that is made there. */
export interface Place {
  /** What stands in the board's block. */
  readonly lines: readonly string[];
  readonly spot: Spot;
  /** The move is legal; gives why it is not taken, or nothing. */
  play(event: string): string;
  undo(): void;
  /** The moves up to here could be made, the next one can't be. */
  reach(ply: number): void;
}

export class Turns {
  turn: Turn | null = $state.raw(null);
  trouble = $state('');
  #asked = 0;
  /** A line as to a table, so that it is played as there. */
  readonly #own = new Answering(
    () => this.turn,
    (command) => this.#answer(command),
  );
  readonly line = this.#own.line;

  constructor(
    readonly place: Place,
    readonly drawn: boolean,
  ) {}

  /** Until the table is that of the place where somebody is. */
  ready: Promise<void> = Promise.resolve();

  look(): Promise<void> {
    return (this.ready = this.#look());
  }

  /** Look at the place where somebody is now; an answer that comes too late is dropped. */
  async #look(): Promise<void> {
    const number = ++this.#asked;
    try {
      const turn = await this.#ask();
      if (number !== this.#asked) return;
      this.turn = turn;
      if (turn.table.ply < this.place.spot.ply) this.place.reach(turn.table.ply);
      this.trouble = '';
      this.#own.tell();
    } catch (error) {
      if (number === this.#asked) this.trouble = sentence(error);
    }
  }

  #ask(more: Partial<Asked> = {}): Promise<Turn> {
    const { lines, spot } = this.place;
    const variation = spot.variation < 0 ? null : spot.variation;
    const place = { board: lines.join('\n'), variation, ply: spot.ply, drawn: this.drawn, ...more };
    return answered(client.POST('/api/study/turn', { body: place as Asked }));
  }

  async #answer(command: Command): Promise<void> {
    const { id } = command;
    try {
      switch (command.type) {
        case 'move':
        case 'tell':
          return await this.#move(id, command.move);
        case 'try': {
          const { verdict } = await this.#ask({ move: { move: command.move, attempt: true } });
          return this.#own.say({ type: 'verdict', id, ...verdict });
        }
        case 'ask':
          this.place.undo();
          return this.#own.say({ type: 'ack', id });
        case 'describe':
          return this.#own.say({ type: 'described', id, told: this.turn?.described ?? [] });
      }
    } catch (error) {
      this.#own.refuse(id, sentence(error));
    }
  }

  async #move(id: string, move: unknown): Promise<void> {
    const { verdict, event } = await this.#ask({ move: { move, attempt: false } });
    if (!verdict?.legal) return this.#own.refuse(id, t('shared-why-not'), verdict?.illegal);
    const refused = this.place.play(event);
    if (refused) return this.#own.refuse(id, refused);
    await this.look();
    this.#own.say({ type: 'ack', id });
  }
}
