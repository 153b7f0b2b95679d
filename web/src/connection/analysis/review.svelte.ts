/** The computers' review of a finished game: each choice as it is weighed, then the whole. */
import { openReview } from '../lines';
import { keep, kept } from '../../lib/settings.svelte';
import type { CurvePoint, ReviewInfo, Weighed } from '../../types/service';

export interface KeptReview {
  readonly table: string;
  readonly choices: readonly Weighed[];
  readonly all: ReviewInfo;
}

/** Under what name the browser keeps them. */
const REVIEWS = 'serpentry-reviews';
/** Some ten kilobytes each. */
const MOST_REVIEWS = 8;

/** All reviews with one more, instead of an older one of the same game. */
export function withReview(reviews: readonly KeptReview[], review: KeptReview): KeptReview[] {
  const others = reviews.filter((one) => one.table !== review.table);
  return [...others, review].slice(-MOST_REVIEWS);
}

/** Grades that are worth another try. */
const LESSONS: readonly (string | null)[] = ['mistake', 'blunder'];

/** Those of an older judge are made again: its figures are not shown beside the new ones. */
const keptReviews = (): KeptReview[] =>
  (kept<KeptReview[]>(REVIEWS) ?? []).filter((one) => 'curve' in one.all);

export class Review {
  /** By the ply that it was made at. */
  choices = $state.raw<ReadonlyMap<number, Weighed>>(new Map());
  /** The summary of the whole game, once every choice was weighed. */
  all = $state.raw<ReviewInfo | null>(null);
  /** What every position is worth: at first hastily, then as the whole review has it. */
  curve = $state.raw<readonly CurvePoint[]>([]);
  isRunning = $state(false);
  count = $state(0);
  /** How far the game's engine has come, 0 to 1, while it is being built. */
  waiting = $state<number | null>(null);
  trouble = $state('');
  #stop: (() => void) | null = null;

  /** The results of an earlier review of the game are there at once. */
  constructor(
    readonly table: string,
    /** Called with each choice. */
    readonly heard: (choice: Weighed) => void = () => {},
  ) {
    const known = keptReviews().find((one) => one.table === table);
    if (!known) return;
    this.choices = new Map(known.choices.map((one) => [one.ply, one]));
    this.count = known.choices.length;
    this.all = known.all;
    this.curve = known.all.curve;
  }

  /** Look through the game, with this many seconds for each choice. */
  begin(seconds: number): void {
    this.stop();
    this.choices = new Map();
    this.all = null;
    this.curve = [];
    this.trouble = '';
    this.count = 0;
    this.isRunning = true;
    this.#stop = openReview(this.table, seconds, {
      waiting: ({ progress }) => {
        this.waiting = progress;
      },
      picture: ({ curve }) => {
        this.waiting = null;
        this.curve = curve;
      },
      choice: (one) => {
        this.waiting = null;
        this.count = one.choices;
        this.learn(one);
        this.heard(one);
      },
      review: (all) => {
        this.all = all;
        this.curve = all.curve;
        const found = { table: this.table, choices: [...this.choices.values()], all };
        keep(REVIEWS, withReview(keptReviews(), found));
      },
      failed: ({ why }) => {
        this.trouble = why;
      },
      done: () => this.stop(),
      error: () => this.stop(),
    });
  }

  /** What an analysis found out about a move belongs to the same evaluation. */
  learn(choice: Weighed): void {
    this.choices = new Map(this.choices).set(choice.ply, choice);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
    this.isRunning = false;
    this.waiting = null;
  }

  /** The mistakes of some seats, in the order of the game. */
  lessons(seats: readonly number[]): Weighed[] {
    const all = [...this.choices.values()];
    return all.filter((one) => seats.includes(one.seat) && LESSONS.includes(one.grade));
  }
}
