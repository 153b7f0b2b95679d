/** A game to be replayed: its steps, the one that is shown, and what the computers think of each. */
import type { Board, Move, Scene } from '../boards/handling';
import type { History, TableInfo } from '../lib/api';
import { learnNames, nameOfChair } from '../lib/people.svelte';
import { isTall } from '../lib/screen.svelte';
import { Analysis } from './analysis.svelte';

export class Replayed {
  ply = $state(0);
  readonly analysis: Analysis;

  constructor(
    readonly table: TableInfo,
    readonly history: History,
    readonly board: Board,
    /** Whether the game's own board is missing. */
    readonly failed: boolean,
  ) {
    learnNames();
    this.ply = history.steps.length;
    this.analysis = new Analysis(table.id, history.steps.length);
  }

  get length(): number {
    return this.history.steps.length;
  }

  step = $derived.by(() => (this.ply ? this.history.steps[this.ply - 1]! : null));

  /** Who acts next: whoever made the next step. */
  toAct: number | 'chance' | null = $derived.by(() => {
    const by = this.history.steps[this.ply]?.by;
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
    tall: isTall(),
    score: this.score,
    breakdown: this.step?.breakdown ?? [],
    drawn: this.step ? (this.step.drawn ?? null) : (this.history.start_drawn ?? null),
  }));

  score: number[] = $derived.by(() => this.step?.score ?? this.table.table.chairs.map(() => 0));

  go(ply: number): void {
    this.ply = Math.max(0, Math.min(this.length, ply));
  }

  nameOf(seat: number): string {
    return nameOfChair(this.table.table.chairs[seat], seat);
  }
}
