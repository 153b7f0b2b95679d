/** The diagrams of a rule page as the game's own board shows them. */
import { boardOf } from '../boards';
import type { Board, Cell, Kind, Move, Scene } from '../types/board';

/** A position, or pieces, with what a diagram shows about them. */
export interface View {
  readonly scene: Scene;
  /** A move that may not be made, and the cells that show why. */
  readonly tried: Move | null;
  readonly wrong: readonly Cell[];
  /** The cells that matter, where the whole board would be too much. */
  readonly focus: readonly Cell[];
  /** Numbers and where they stand. */
  readonly labels: readonly (readonly [string, Cell])[];
  /** Kinds of pieces, each with its number or short name, shown instead of the board. */
  readonly pieces: readonly (readonly [string, string])[];
}

interface Kit {
  readonly options: Readonly<Record<string, unknown>>;
  readonly pieces: readonly Kind[];
}

type Written = Omit<View, 'scene'> & {
  readonly kit: number;
  readonly scene: Omit<Scene, 'game' | keyof Kit>;
};

interface File {
  readonly kits: readonly Kit[];
  readonly figures: Readonly<Record<string, readonly Written[]>>;
}

const FILES = import.meta.glob<File>('../figures/*.json', { import: 'default' });

/** A game's board, and the views of its diagrams by name; null where pictures must do. */
export async function figuresOf(
  game: string,
): Promise<{ board: Board; views: Map<string, View[]> } | null> {
  const load = FILES[`../figures/${game}.json`];
  if (!load) return null;
  const [{ kits, figures }, { board }] = await Promise.all([load(), boardOf(game)]);
  if (board.isDrawn) return null;
  const views = Object.entries(figures).map(([name, written]): [string, View[]] => [
    name,
    written.map(({ kit, scene, ...more }) => ({
      ...more,
      scene: { game, ...kits[kit]!, ...scene },
    })),
  ]);
  return { board, views: new Map(views) };
}
