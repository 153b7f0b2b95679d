/** A game to be replayed: its steps, the one that is shown, and what the computers think of each. */
import type { Board, Move, Scene } from '../types/board';
import type { History, Report, Said, TableInfo } from '../types/service';
import { learnNames, nameOfChair } from '../connection/titles.svelte';
import { query } from '../lib/router.svelte';
import { isTall } from '../lib/screen.svelte';
import { explainAll } from '../lib/telling';
import { hear, pace } from '../story/pace';
import { atOnce, Story, type Beat } from '../story/story.svelte';
import { seatPlace } from '../table/play/unfolding';
import { Analysis } from '../connection/analysis/analysis.svelte';
import { Review } from '../connection/analysis/review.svelte';

export class Replayed {
  ply = $state(0);
  /** Which ply is shown: that of `ply`, as soon as what leads to it was seen. */
  readonly story: Story<number>;
  readonly analysis: Analysis;
  readonly review: Review;

  constructor(
    readonly table: TableInfo,
    readonly history: History,
    readonly board: Board,
    /** Whether the game's own board is missing. */
    readonly failed: boolean,
  ) {
    learnNames();
    this.ply = Math.min(history.steps.length, Number(query().get('ply') ?? history.steps.length));
    this.story = new Story(this.ply, pace, hear);
    this.analysis = new Analysis(table.id, history.steps.length, (one) => this.review.learn(one));
    this.review = new Review(table.id, (one) => this.analysis.learn(one));
  }

  get length(): number {
    return this.history.steps.length;
  }

  step = $derived.by(() => {
    const { shown } = this.story;
    return shown ? this.history.steps[shown - 1]! : null;
  });

  /** Who acts next: whoever made the next step. */
  toAct: number | 'chance' | null = $derived.by(() => {
    const by = this.history.steps[this.story.shown]?.by;
    if (by === undefined) return this.table.table.to_act;
    return typeof by === 'number' ? by : 'chance';
  });

  scene: Scene = $derived.by(() => ({
    game: this.history.game,
    options: this.history.options,
    pieces: this.history.pieces,
    seats: this.table.table.chairs.length,
    position: this.step ? this.step.position : this.history.start,
    snakes: this.step ? this.step.snakes : this.history.start_snakes,
    seat: typeof this.toAct === 'number' ? this.toAct : null,
    toAct: this.toAct,
    last: (this.step?.move as Move | undefined) ?? null,
    growing: this.story.growing,
    tall: isTall(),
    score: this.score,
    breakdown: this.step?.breakdown ?? [],
    drawn: this.step ? (this.step.drawn ?? null) : (this.history.start_drawn ?? null),
  }));

  score: number[] = $derived.by(() => this.step?.score ?? this.table.table.chairs.map(() => 0));

  /** What the engine thinks of the moves that are possible now, the best first. */
  best: Report['best'] = $derived.by(() =>
    [...(this.analysis.reports.get(this.ply)?.best ?? [])].sort(
      (one, two) => two.win - one.win || two.margin - one.margin,
    ),
  );

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
      const draw = { is: 'draw', move: move as Move, to: next, told } as const;
      return { ...atOnce(to), before: this.board.Chance ? [draw] : [] };
    }
    const draft = handling.draft(this.scene, move as Move);
    const travel = draft?.cell && ({ is: 'travel', draft, from: seatPlace(by), told } as const);
    return {
      ...atOnce(to),
      before: travel ? [travel] : [],
      grown: handling.cellsOf(this.scene, move as Move),
    };
  }

  get isOver(): boolean {
    return this.table.table.phase === 'over';
  }

  /** Sentences with the names that people have here. */
  explain(told: readonly Said[]): string {
    return explainAll(told, (seat) => this.nameOf(seat));
  }

  nameOf(seat: number): string {
    return nameOfChair(this.table.table.chairs[seat], seat);
  }
}
