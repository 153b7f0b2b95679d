/** A game step by step: the one that is shown, and how the next one is seen to come about. */
import type { Board, Scene } from '../types/board';
import type { History } from '../types/service';
import { isTall } from '../lib/screen.svelte';
import { seatPlace } from '../story/places';
import { atOnce, type Beat, type Story } from '../story/story.svelte';

type Actor = number | 'chance' | null;

/** What a service tells of a game, and how it stood at first where it did not begin there. */
export type Told = History & { readonly start_score?: number[] };

export class Steps {
  ply = $state(0);
  history: Told = $state.raw()!;
  /** The seat that would act next, where it ends. */
  nextToAct: Actor = $state(null);

  constructor(
    history: Told,
    readonly board: Board,
    readonly seats: number,
    nextToAct: Actor,
    /** Which ply is shown: that of `ply`, as soon as what leads to it was seen. */
    readonly story: Story<number>,
  ) {
    this.history = history;
    this.nextToAct = nextToAct;
    this.ply = story.shown;
  }

  get length(): number {
    return this.history.steps.length;
  }

  step = $derived.by(() => this.#stepAt(this.story.shown));

  toAct: Actor = $derived.by(() => this.#toActAt(this.story.shown));

  scene: Scene = $derived.by(() => ({
    ...this.sceneAt(this.story.shown),
    growing: this.story.growing,
  }));

  score: number[] = $derived.by(() => this.#scoreAt(this.story.shown));

  /** What the board shows after a number of steps. */
  sceneAt(ply: number): Scene {
    const { history } = this;
    const [step, toAct] = [this.#stepAt(ply), this.#toActAt(ply)];
    return {
      game: history.game,
      options: history.options,
      pieces: history.pieces,
      seats: this.seats,
      position: step ? step.position : history.start,
      snakes: step ? step.snakes : history.start_snakes,
      seat: typeof toAct === 'number' ? toAct : null,
      toAct,
      last: step?.move ?? null,
      growing: null,
      tall: isTall(),
      score: this.#scoreAt(ply),
      breakdown: step?.breakdown ?? [],
      drawn: step ? (step.drawn ?? null) : (history.start_drawn ?? null),
    };
  }

  #stepAt(ply: number): Told['steps'][number] | null {
    return ply ? this.history.steps[ply - 1]! : null;
  }

  /** The seat that acts next: the one that made the next step. */
  #toActAt(ply: number): Actor {
    const by = this.history.steps[ply]?.by;
    if (by === undefined) return this.nextToAct;
    return typeof by === 'number' ? by : 'chance';
  }

  #scoreAt(ply: number): number[] {
    const none = Array.from({ length: this.seats }, () => 0);
    return this.#stepAt(ply)?.score ?? this.history.start_score ?? none;
  }

  go(ply: number): void {
    const to = Math.max(0, Math.min(this.length, ply));
    const isNext = to === this.ply + 1;
    this.ply = to;
    if (!isNext || this.story.isTelling) this.story.skip();
    this.story.take(isNext ? this.#beat(to) : atOnce(to));
  }

  /** The beat to a ply from the one before. */
  #beat(to: number): Beat<number> {
    const { by, move, told } = this.history.steps[to - 1]!;
    const { handling } = this.board;
    if (typeof by !== 'number') {
      const next = seatPlace(this.history.steps[to]?.by as number);
      const draw = { is: 'draw', move, to: next, told } as const;
      return { ...atOnce(to), before: this.board.Chance ? [draw] : [] };
    }
    const draft = handling.draft(this.scene, move);
    const travel = draft?.cell && ({ is: 'travel', draft, from: seatPlace(by), told } as const);
    return {
      ...atOnce(to),
      before: travel ? [travel] : [],
      grown: handling.cellsOf(this.scene, move),
    };
  }
}
