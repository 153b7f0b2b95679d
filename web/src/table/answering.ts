/** A line as to a table, on which this browser answers itself: a position is set up, a move is tried. */
import type { ArrangingInfo, Wish } from '../types/service';
import type { Line, LineEnds } from '../connection/lines';

export type Command = Wish & { id: string };

/** What is to be known of a game before anything is entered. */
type Shown = Pick<ArrangingInfo, 'game' | 'rules' | 'options' | 'pieces' | 'table'>;

export class Answering {
  #ends: LineEnds | null = null;
  #count = 0;

  constructor(
    private readonly shown: () => Shown | null,
    private readonly answer: (command: Command) => Promise<void>,
  ) {}

  readonly line = (_table: string, _drawn: boolean, ends: LineEnds): Line => {
    this.#ends = ends;
    queueMicrotask(() => this.#welcome());
    return {
      isSteady: true,
      send: (text) => void this.answer(JSON.parse(text) as Command),
      close: () => (this.#ends = null),
      reconnect: () => this.#welcome(),
    };
  };

  say(message: object): void {
    this.#ends?.heard(JSON.stringify(message));
  }

  /** Tell how the table is now. */
  tell(): void {
    this.say({ type: 'events', events: [], table: this.#table() });
  }

  refuse(id: string, text: string, illegal: unknown = null): void {
    this.say({ type: 'refused', id, key: '', args: {}, text, illegal });
  }

  /** The table, with a number of its own: another place, or what was taken off, is also news. */
  #table(): Shown['table'] {
    return { ...this.shown()!.table, seq: ++this.#count };
  }

  #welcome(): void {
    const shown = this.shown();
    if (!shown) return;
    const { game, rules, options, pieces } = shown;
    const about = { id: '', game, rules, options, pieces, title: '', host: true };
    this.say({ type: 'welcome', ...about, events: [], table: this.#table() });
  }
}
