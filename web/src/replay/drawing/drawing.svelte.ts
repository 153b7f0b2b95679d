/** What somebody draws on the board to think by: a ring on a cell, an arrow from one to another. */
import type { Cell } from '../../types/board';

/** What can be drawn in; each has a line of its own for those who see no difference. */
export const COLOURS = ['blue', 'green', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** A ring where both are the same cell; blue where no colour is named. */
export interface Drawn {
  readonly from: Cell;
  readonly to: Cell;
  readonly colour?: Colour;
}

const keyOf = ({ from, to }: Drawn): string => `${from.join()} ${to.join()}`;

/** The drawings with another one, or without it where it was there. */
export function toggled(drawn: readonly Drawn[], one: Drawn): Drawn[] {
  const others = drawn.filter((other) => keyOf(other) !== keyOf(one));
  return others.length < drawn.length ? others : [...drawn, one];
}

/** Drawings by the position that they were made on. */
export class Drawing {
  #kept = $state.raw<ReadonlyMap<number, readonly Drawn[]>>(new Map());
  #begun = $state.raw<Drawn | null>(null);

  /** What is drawn on a position, with what is being drawn right now. */
  on(ply: number): readonly Drawn[] {
    return [...(this.#kept.get(ply) ?? []), ...(this.#begun ? [this.#begun] : [])];
  }

  draw(ply: number, one: Drawn, isDone: boolean): void {
    this.#begun = isDone ? null : one;
    if (isDone) this.#keep(ply, toggled(this.#kept.get(ply) ?? [], one));
  }

  clear(ply: number): void {
    this.#keep(ply, []);
  }

  #keep(ply: number, drawn: readonly Drawn[]): void {
    this.#kept = new Map(this.#kept).set(ply, drawn);
  }
}
