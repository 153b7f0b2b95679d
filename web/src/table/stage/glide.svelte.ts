/** A view that glides to where it should be, instead of jumping there. */
import { untrack } from 'svelte';
import { viewBox } from '../../lib/box';
import type { Box } from '../../types/board';

const TIME = 350;
const SIDES = ['left', 'top', 'right', 'bottom'] as const;

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

export class Glide {
  #now: Box = $state.raw()!;

  /** `pace` stretches the time; 0: the view jumps. */
  constructor(target: () => Box, pace: () => number) {
    this.#now = untrack(target);
    $effect.pre(() => {
      const to = target();
      const from = untrack(() => this.#now);
      const time = TIME * untrack(pace);
      if (!time || SIDES.every((side) => from[side] === to[side])) {
        this.#now = to;
        return undefined;
      }
      return this.#run(from, to, time);
    });
  }

  viewBox: string = $derived(viewBox(this.#now));

  #run(from: Box, to: Box, time: number): () => void {
    const began = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - began) / time);
      this.#now = share === 1 ? to : between(from, to, easeOut(share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }
}

function between(from: Box, to: Box, share: number): Box {
  const at = (side: (typeof SIDES)[number]): number => from[side] + (to[side] - from[side]) * share;
  return { left: at('left'), top: at('top'), right: at('right'), bottom: at('bottom') };
}
