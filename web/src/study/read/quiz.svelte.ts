/** The moves of a board as a quiz: each is guessed on the board before it is shown. */
import { t } from '../../lib/words.svelte';
import { MAIN } from '../model/notes';
import { blockOf, pathOf, type Spot } from '../model/block';

export class Quiz {
  ply = $state(0);
  /** How many were guessed at once. */
  right = $state(0);
  guessed = $state(0);
  /** Whether the last move was found. */
  hasFound = $state(false);
  #missed = false;
  readonly #moves: readonly string[];

  constructor(readonly lines: readonly string[]) {
    this.#moves = pathOf(blockOf(lines), MAIN);
    this.#skipChance();
  }

  spot: Spot = $derived.by(() => ({ variation: MAIN, ply: this.ply }));
  isDone = $derived.by(() => this.ply >= this.#moves.length);

  play(event: string): string {
    if (event !== this.#moves[this.ply]) {
      this.#missed = true;
      return t('web-study-quiz-wrong');
    }
    if (!this.#missed) this.right++;
    this.show();
    this.hasFound = true;
    return '';
  }

  /** The move is shown, found or not. */
  show(): void {
    this.guessed++;
    this.hasFound = false;
    this.ply++;
    this.#missed = false;
    this.#skipChance();
  }

  /** Nothing is taken back in a quiz. */
  undo(): void {
    this.#missed = true;
  }

  reach(ply: number): void {
    this.ply = ply;
  }

  /** Nobody is asked what chance did. */
  #skipChance(): void {
    while (this.#moves[this.ply]?.startsWith('*')) this.ply++;
  }
}
