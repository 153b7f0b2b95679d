/** What the computers think of a game's positions, streamed while they think. */
import type { components } from '../lib/schema';

export type Report = components['schemas']['AnalysisReport'];

export class Analysis {
  reports = $state.raw<ReadonlyMap<number, Report>>(new Map());
  /** The ply that is being thought about. */
  thinking = $state<number | null>(null);
  /** How many plies of a whole game are done, while it is being gone through. */
  done = $state<number | null>(null);
  trouble = $state('');
  /** How far the game's engine has come, 0 to 1, while it is being built; nothing is known before. */
  waiting = $state<number | null>(null);
  #source: EventSource | null = null;
  #stopped = false;

  constructor(
    readonly table: string,
    readonly length: number,
  ) {}

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
    this.#source?.close();
    this.#source = null;
    this.thinking = null;
    this.waiting = null;
    this.done = null;
  }

  #think(ply: number, seconds: number): Promise<void> {
    this.thinking = ply;
    this.trouble = '';
    return new Promise((settle) => {
      const source = new EventSource(
        `/api/tables/${this.table}/analysis?ply=${ply}&seconds=${seconds}`,
      );
      this.#source = source;
      const end = (): void => {
        source.close();
        if (this.#source === source) this.thinking = this.waiting = null;
        settle();
      };
      source.addEventListener('waiting', (event) => {
        this.waiting = (JSON.parse(event.data as string) as { progress: number }).progress;
      });
      source.addEventListener('report', (event) => {
        const report = JSON.parse(event.data as string) as Report;
        this.waiting = null;
        this.reports = new Map(this.reports).set(ply, report);
      });
      source.addEventListener('failed', (event) => {
        this.trouble = (JSON.parse(event.data as string) as { why: string }).why;
      });
      source.addEventListener('done', end);
      source.addEventListener('error', end);
    });
  }
}
