/** What the computers think of a game's positions, streamed while they think. */
import type { Report, Weighed } from '../../types/service';
import { openAnalysis } from '../lines';

export class Analysis {
  reports = $state.raw<ReadonlyMap<number, Report>>(new Map());
  /** The ply that is being thought about. */
  thinking = $state<number | null>(null);
  /** How many plies of a whole game are done, while it is being gone through. */
  done = $state<number | null>(null);
  trouble = $state('');
  /** How far the game's engine has come, 0 to 1, while it is being built; nothing is known before. */
  waiting = $state<number | null>(null);
  #stop: (() => void) | null = null;
  #stopped = false;

  constructor(
    readonly table: string,
    readonly length: number,
    /** Hears what became of a move that was made. */
    readonly heard: (choice: Weighed) => void = () => {},
  ) {}

  /** What a review found out about a move belongs to the same evaluation. */
  learn(choice: Weighed): void {
    const known = this.reports.get(choice.ply);
    if (!known) return;
    const now = { ...known, values: choice.values, choice };
    this.reports = new Map(this.reports).set(choice.ply, now);
  }

  /** Think about one position for some seconds. */
  look(ply: number, seconds: number): Promise<void> {
    this.stop();
    this.#stopped = false;
    return this.#think(ply, seconds);
  }

  /** Go through the whole game, last position first, so that the curve grows from its end. */
  async lookAtAll(seconds: number): Promise<void> {
    this.stop();
    this.#stopped = false;
    this.done = 0;
    for (let ply = this.length; ply >= 0 && !this.#stopped; ply--) {
      if (!this.reports.has(ply)) await this.#think(ply, seconds);
      this.done = this.length - ply + 1;
    }
    this.done = null;
  }

  stop(): void {
    this.#stopped = true;
    this.#stop?.();
    this.#stop = null;
    this.thinking = null;
    this.waiting = null;
    this.done = null;
  }

  #think(ply: number, seconds: number): Promise<void> {
    this.thinking = ply;
    this.trouble = '';
    return new Promise((settle) => {
      const end = (): void => {
        stop();
        if (this.#stop === stop) this.thinking = this.waiting = null;
        settle();
      };
      const stop = openAnalysis(this.table, ply, seconds, {
        waiting: ({ progress }) => {
          this.waiting = progress;
        },
        report: (report) => {
          this.waiting = null;
          this.reports = new Map(this.reports).set(ply, report);
          if (report.choice) this.heard(report.choice);
        },
        failed: ({ why }) => {
          this.trouble = why;
        },
        done: end,
        error: end,
      });
      this.#stop = stop;
    });
  }
}
