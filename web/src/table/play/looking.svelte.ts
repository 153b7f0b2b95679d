/** Looking back at a game that is being played: the table as it was after a move. */
import { history } from '../../connection/analysis/history';
import { isTall } from '../../lib/screen.svelte';
import type { Scene } from '../../types/board';
import type { Step } from '../../types/service';
import type { ShownTable } from './state.svelte';

export class LookingBack {
  /** After how many moves and draws; null: the table as it is. */
  at = $state<number | null>(null);
  #steps = $state.raw<readonly Step[]>([]);

  constructor(readonly table: ShownTable) {}

  /** The table as it was; null while it is shown as it is. */
  scene: Scene | null = $derived.by(() => {
    const step = this.at === null ? undefined : this.#steps[this.at - 1];
    if (!step) return null;
    return {
      ...this.table.scene,
      position: step.position,
      snakes: step.snakes,
      toAct: null,
      last: step.move,
      before: [],
      growing: null,
      tall: isTall(),
      score: step.score,
      breakdown: step.breakdown,
      winners: [],
      drawn: step.drawn ?? null,
      legal: [],
    };
  });

  async to(at: number): Promise<void> {
    if (at > this.#steps.length) this.#steps = (await history(this.table.link.id)).steps;
    this.at = at === this.table.played.length ? null : at;
  }

  readonly end = (): void => void (this.at = null);
}
