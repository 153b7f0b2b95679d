/** What the judge of reviews thinks of the moves of boards, once somebody wants to know. */
import { answered, client, sentence } from '../../connection/api';
import { Refusal } from '../../lib/refusal';
import type { Weighed } from '../../types/service';
import { blockOf, pathOf, type Block, type Spot } from '../model/block';
import { MAIN } from '../model/notes';

/** Milliseconds until an engine that is being built is asked for again. */
const AGAIN = 1000;

/** The moves that lead to a place: what is known of the last one holds wherever they stand. */
const keyOf = (block: Block, { variation, ply }: Spot): string =>
  [block.head, ...pathOf(block, variation).slice(0, ply)].join('\n');

/** Every place that a move of somebody leads to, each once. */
export function placesOf(block: Block): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const variation of [MAIN, ...block.variations.keys()])
    for (const [at, event] of pathOf(block, variation).entries()) {
      const spot = { variation, ply: at + 1 };
      const key = keyOf(block, spot);
      if (!event.startsWith('*') && !found.has(key)) found.set(key, spot);
    }
  return found;
}

export class Grading {
  /** No weight where nobody had a choice. */
  #known: ReadonlyMap<string, Weighed | null> = $state.raw(new Map());
  isRunning = $state(false);
  done = $state(0);
  count = $state(0);
  /** How far the game's engine has come, 0 to 1, while it is being built. */
  waiting = $state<number | null>(null);
  trouble = $state('');
  /** The number of the round that runs: nobody waits for what an older one learns. */
  #round = 0;

  /** What is known of the move that leads to a place. */
  of(block: Block, spot: Spot): Weighed | null {
    return this.#known.size ? (this.#known.get(keyOf(block, spot)) ?? null) : null;
  }

  /** Whether there is a move of which nothing is known. */
  isLeft(block: Block): boolean {
    return [...placesOf(block).keys()].some((key) => !this.#known.has(key));
  }

  /** Ask about all moves of a board, one after the other. */
  async begin(lines: readonly string[]): Promise<void> {
    const left = [...placesOf(blockOf(lines))].filter(([key]) => !this.#known.has(key));
    const round = ++this.#round;
    this.isRunning = true;
    this.trouble = '';
    [this.done, this.count] = [0, left.length];
    try {
      for (const [key, spot] of left) {
        const choice = await this.#asked(lines, spot, round);
        if (round !== this.#round) return;
        this.#known = new Map(this.#known).set(key, choice);
        this.done++;
      }
    } catch (error) {
      if (round === this.#round) this.trouble = sentence(error);
    }
    if (round === this.#round) this.stop();
  }

  stop(): void {
    this.#round++;
    this.isRunning = false;
    this.waiting = null;
  }

  async #asked(lines: readonly string[], spot: Spot, round: number): Promise<Weighed | null> {
    const variation = spot.variation === MAIN ? null : spot.variation;
    const body = { board: lines.join('\n'), variation, ply: spot.ply };
    while (round === this.#round) {
      const told = await answered(client.POST('/api/study/grade', { body }));
      if (round !== this.#round) return null;
      if (told.trouble) throw new Refusal(told.trouble, 0);
      this.waiting = told.waiting;
      if (told.waiting === null) return told.choice;
      await new Promise((go) => setTimeout(go, AGAIN));
    }
    return null;
  }
}
