/** A game that can be stepped through, and its variations: one line of moves is shown at a time. */
import { Steps } from '../../replay/steps.svelte';
import { Story } from '../../story/story.svelte';
import type { Board } from '../../types/board';
import type { Given } from './given';
import { MAIN, notesOf } from './notes';

export class Lines {
  line = $state(MAIN);
  readonly #known = new Map<number, Steps>();

  constructor(
    readonly given: Given,
    readonly board: Board,
    /** After how many steps the game is shown at first. */
    ply: number,
    readonly pace: () => number,
  ) {
    this.#known.set(MAIN, this.#steps(given.history.steps, given.to_act, ply));
  }

  game: Steps = $derived.by(() => this.#known.get(this.line)!);
  notes = $derived.by(() => notesOf(this.given, this.line));
  note = $derived.by(() => this.notes.get(this.game.story.shown));

  /** Show a line; a variation begins with its first move. */
  choose(line: number): void {
    const variation = this.given.variations?.[line];
    if (variation) {
      const { after, steps, to_act } = variation;
      const whole = [...this.given.history.steps.slice(0, after), ...steps];
      const game = this.#steps(whole, to_act, after);
      this.#known.set(line, game);
      if (steps.length) game.go(after + 1);
    }
    this.line = line;
  }

  #steps(steps: Given['history']['steps'], toAct: Given['to_act'], ply: number): Steps {
    const story = new Story(ply, this.pace);
    const { history, players } = this.given;
    return new Steps({ ...history, steps }, this.board, players.length, toAct, story);
  }
}
