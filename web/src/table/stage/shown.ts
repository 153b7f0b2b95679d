/** What every stage gets, whatever else can be done there. */
import type { Board, Cell, Draft, Move, Scene } from '../../types/board';

/** What is only drawn, and handed on as it came. */
interface Lit {
  fits?: boolean | null;
  /** Lit cells, by kind of light. */
  places?: readonly Cell[];
  otherPlaces?: readonly Cell[];
  wrong?: readonly Cell[];
  marked?: readonly Cell[];
}

/** What is on a stage. */
export interface Laid extends Lit {
  board: Board;
  scene: Scene;
  draft?: Draft | null;
}

export interface Shown extends Laid {
  label: string;
  legal?: readonly Move[];
  onpoint?: (cell: Cell | null) => void;
}
