/** How far something has grown that was just placed: a share that runs from 0 to 1. */
import type { Growing } from '../../types/board';
import type { Gap } from './growing';

const easeOut = (share: number): number => 1 - (1 - share) ** 2;

export class Grown {
  share = $state(1);

  constructor(gap: () => Gap | null) {
    // By what grows alone: the same is not seen to grow again when something else changes.
    const growing: Growing | undefined = $derived(gap()?.growing);
    $effect.pre(() => {
      this.share = growing ? 0 : 1;
      return growing ? this.#run(growing.ms) : undefined;
    });
  }

  #run(ms: number): () => void {
    const began = performance.now();
    const step = (time: number): void => {
      this.share = easeOut(Math.min(1, Math.max(0, time - began) / ms));
      if (this.share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }
}
