/**
 * What happens, shown one after the other and each with its time. A beat leads from what is shown
 * to the next: a piece travels, then the new position is shown and snakes grow, then dice and cards.
 * The viewer may skip all of it; without a pace everything is shown at once.
 */
import type { Cell, Draft, Growing, Move } from '../types/board';
import type { Said } from '../types/service';

/** Something that is seen to happen. `from` and `to` name places on the page (`data-place`). */
export type Act = {
  readonly told: readonly Said[];
  /** By how much it is seen faster than others of its kind. */
  readonly haste?: number;
} & (
  | { readonly is: 'travel'; readonly draft: Draft; readonly from: string }
  | { readonly is: 'draw'; readonly move: Move; readonly to: string }
  | { readonly is: 'recall'; readonly cells: readonly Cell[] }
);

/** A change of a seat's score, and the cells that brought it. */
export interface Gain {
  readonly seat: number;
  readonly by: number;
  /** The message key of what the score is counted in. */
  readonly unit: string;
  readonly cells: readonly Cell[];
}

export interface Beat<View> {
  readonly to: View;
  /** What is seen before the new position. */
  readonly before: readonly Act[];
  /** The cells that snakes grow through, and what that brings. */
  readonly grown: readonly Cell[];
  readonly gains: readonly Gain[];
  /** What is seen after it. */
  readonly after: readonly Act[];
}

/** Milliseconds, at the normal pace. */
const TIMES: Readonly<Record<Act['is'] | 'grow', number>> = {
  travel: 520,
  grow: 480,
  draw: 900,
  recall: 900,
};
/** This many beats may wait before all are shown faster, and before they are not shown at all. */
const QUEUE_IN_TIME = 2;
const TOO_MANY = 12;

/** Something to be shown at once. */
export function atOnce<View>(to: View): Beat<View> {
  return { to, before: [], grown: [], gains: [], after: [] };
}

export class Story<View> {
  shown: View = $state.raw()!;
  act = $state.raw<(Act & { ms: number }) | null>(null);
  growing = $state.raw<Growing | null>(null);
  gains = $state.raw<readonly Gain[]>([]);
  /** Whether something of what is shown must be seen before anybody continues. */
  holds = $state(false);
  isTelling = $state(false);
  readonly #queue: Beat<View>[] = [];
  #skips = false;
  #wake: (() => void) | null = null;

  constructor(
    shown: View,
    readonly pace: () => number,
    readonly hear: (act: Act) => void = () => undefined,
  ) {
    this.shown = shown;
  }

  /** What will be shown last. */
  get last(): View {
    return this.#queue.at(-1)?.to ?? this.shown;
  }

  /** Tell a beat after all that were taken before. */
  take(beat: Beat<View>): void {
    this.#queue.push(beat);
    if (!this.pace() || this.#queue.length > TOO_MANY) return this.#showAll();
    if (!this.isTelling) void this.#tell();
  }

  /** Show everything at once; whether there was anything to skip. */
  skip(): boolean {
    if (!this.isTelling) return false;
    this.#skips = true;
    this.#wake?.();
    return true;
  }

  #showAll(): void {
    const { last } = this;
    this.#queue.length = 0;
    this.#rest();
    this.shown = last;
    this.skip();
  }

  #rest(): void {
    this.act = null;
    this.growing = null;
    this.gains = [];
    this.holds = false;
  }

  async #tell(): Promise<void> {
    this.isTelling = true;
    this.#skips = false;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) await this.#play(beat);
    this.isTelling = false;
  }

  async #play({ to, before, grown, gains, after }: Beat<View>): Promise<void> {
    for (const act of before) await this.#perform(act);
    this.act = null;
    this.holds = after.some(({ is }) => is === 'draw');
    this.shown = to;
    const ms = grown.length ? this.#time('grow') : 0;
    this.growing = ms ? { cells: grown, ms } : null;
    this.gains = ms ? gains : [];
    await this.#wait(ms);
    this.growing = null;
    for (const act of after) await this.#perform(act);
    this.act = null;
    this.holds = false;
  }

  async #perform(act: Act): Promise<void> {
    const ms = this.#time(act.is) / (act.haste ?? 1);
    if (!ms) return;
    this.act = { ...act, ms };
    this.hear(act);
    await this.#wait(ms);
  }

  #time(what: keyof typeof TIMES): number {
    if (this.#skips) return 0;
    const haste = Math.max(1, this.#queue.length / QUEUE_IN_TIME);
    return (TIMES[what] * this.pace()) / haste;
  }

  #wait(ms: number): Promise<void> {
    if (!ms) return Promise.resolve();
    return new Promise((settle) => {
      const timer = setTimeout(() => this.#wake?.(), ms);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        settle();
      };
    });
  }
}
