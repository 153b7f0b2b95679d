/** What of a game is explained once, when it first matters: one thing a turn. */
import { untrack } from 'svelte';
import { hasMet, meet } from '../../lib/met.svelte';
import { isNarrow } from '../../lib/screen.svelte';
import type { Words } from '../../types/board';
import type { ShownTable } from './state.svelte';

/** Milliseconds after which something was seen. */
const SEEN = 2500;

export class Tips {
  /** What is explained now. */
  tip = $state.raw<Words | null>(null);

  /** Where the own first turn was: there, what is to be done comes first. */
  private begun: number | null = null;

  constructor(table: ShownTable) {
    $effect(() => {
      if (!table.myTurn) return;
      const { ply } = table.view;
      this.begun ??= ply;
      if (isNarrow() && ply === this.begun) return;
      const { handling } = table.board;
      const tips = untrack(() => handling.tips?.(table.scene, table.legal) ?? []);
      this.tip = untrack(() => tips.find(({ key }) => !hasMet(key)) ?? null);
      const since = Date.now();
      return () => (Date.now() - since < SEEN ? (this.tip = null) : this.close());
    });
  }

  readonly close = (): void => {
    if (this.tip) meet(this.tip.key);
    this.tip = null;
  };
}
