/** Somebody beside the board who knows the rules: hears of moves and steps, and answers. */
import type { Steps } from '../../replay/steps.svelte';
import type { Move } from '../../types/board';
import type { Given, Turn } from '../model/given';

/** A move was made after a number of steps. */
const MOVED = 'serpentry-move';
/** Another step is shown. */
const STEPPED = 'serpentry-step';

export class Asked {
  turn = $state.raw<Turn | null>(null);
  #shown: number;

  constructor(
    readonly host: HTMLElement,
    readonly game: Steps,
    turn: Turn,
  ) {
    this.turn = turn;
    this.#shown = game.ply;
  }

  make(ply: number, move: Move): void {
    this.#tell(MOVED, { ply, move });
  }

  show(ply: number): void {
    if (ply === this.#shown) return;
    this.#shown = ply;
    this.#tell(STEPPED, { ply });
  }

  /** The answer: the game as it is now. */
  take({ history, to_act, turn }: Given): void {
    const { game } = this;
    if (history !== game.history) {
      game.history = history;
      game.nextToAct = to_act;
    }
    this.turn = turn ?? null;
    if (turn && turn.ply !== game.ply) {
      this.#shown = turn.ply;
      game.go(turn.ply);
    }
  }

  #tell(name: string, detail: object): void {
    this.host.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
