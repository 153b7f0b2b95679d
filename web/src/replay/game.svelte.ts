/** A game to be replayed: its steps, and what the computers think of each. */
import type { Board } from '../types/board';
import type { History, Moment, Report, Said, TableInfo } from '../types/service';
import { learnNames, nameOfChair } from '../connection/titles.svelte';
import { query } from '../lib/router.svelte';
import { explainAll } from '../lib/telling';
import { hear } from '../story/hear';
import { pace } from '../story/pace';
import { Story } from '../story/story.svelte';
import { Analysis } from '../connection/analysis/analysis.svelte';
import { Review } from '../connection/analysis/review.svelte';
import { Steps } from './steps.svelte';
import { finalValues, told, worths, type Worth } from './worth';

/** A moment that mattered, with the grade of what was chosen there. */
type GradedMoment = Moment & { readonly grade: string | null };

export class Replayed extends Steps {
  readonly analysis: Analysis;
  readonly review: Review;

  constructor(
    readonly table: TableInfo,
    history: History,
    board: Board,
    /** Whether the game's own board is missing. */
    readonly failed: boolean,
  ) {
    const { length } = history.steps;
    const ply = Math.min(length, Number(query().get('ply') ?? length));
    const { chairs, to_act } = table.table;
    super(history, board, chairs.length, to_act, new Story(ply, pace, hear));
    learnNames();
    this.analysis = new Analysis(table.id, length, (one) => this.review.learn(one));
    this.review = new Review(table.id, (one) => this.analysis.learn(one));
  }

  /** What the engine thinks of the moves that are possible now, the best first. */
  best: Report['best'] = $derived.by(() =>
    [...(this.analysis.reports.get(this.ply)?.best ?? [])].sort(
      (one, two) => two.chance.middle - one.chance.middle,
    ),
  );

  /** What each position is worth, as far as that is known. */
  worths: ReadonlyMap<number, Worth> = $derived.by(() => {
    const over = this.table.table.end;
    const seats = this.table.table.chairs.length;
    const values = over ? finalValues(over.winners, seats) : [];
    const end = over ? { ply: this.length, values, proved: true } : null;
    const { review, analysis } = this;
    return worths(review.curve, review.choices.values(), analysis.reports, end);
  });

  moments: readonly GradedMoment[] = $derived.by(() =>
    (this.review.all?.moments ?? []).map((one) => {
      const choice = one.is_choice ? this.review.choices.get(one.ply) : undefined;
      return { ...one, grade: choice?.grade ?? null };
    }),
  );

  /** The seat whose chance is shown: one's own, or the first. */
  get own(): number {
    const { you } = this.table.table;
    return you.length === 1 ? you[0]! : 0;
  }

  /** What a position is worth to a seat, in a word or two; nothing where that is not known. */
  toldAt(ply: number, seat: number): string {
    const worth = this.worths.get(ply);
    return worth ? told(worth, seat) : '';
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
