/** What a picture shows, as Python tells it. */
import type { Board, Box, Cell, Scene } from '../types/board';

/** A player as a picture names them. */
export interface Player {
  /** Below 0: somebody who does not sit there, as in a standing. */
  readonly seat: number;
  readonly name: string;
  /** As it is printed; empty where no score is shown. */
  readonly score: string;
}

export interface Told {
  readonly scene: Scene;
  readonly width: number;
  /** As high as it takes, where nothing is written. */
  readonly height: number | null;
  /** Whether there is paper behind it. */
  readonly ground: boolean;
  readonly title: string;
  readonly players: readonly Player[];
  readonly caption: string;
  /** The colours that pieces are shown in, where people picked others. */
  readonly looks: Readonly<Record<string, string>>;
}

/** What Python asks for. */
export interface Asked extends Told {
  readonly theme: 'light' | 'dark';
  /** Names of cells: one for a ring, two for an arrow. */
  readonly marks: readonly (readonly string[])[];
  /** The part of the plane that is shown; all of it, unless told. */
  readonly box: Box | null;
}

/** What is painted. */
export interface Shown extends Told {
  readonly drawn: readonly { readonly from: Cell; readonly to: Cell }[];
  readonly board: Board;
  /** The part of the plane that is shown. */
  readonly box: Box;
}
