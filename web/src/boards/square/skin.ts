/** What is drawn of a body: its line, the gray parts of it, its ends and its pattern. */
import { linePath, spotOn, spots, type Piece, type Spot } from './course';
import { marksPath, SPACING } from './marks';
import type { Pattern } from '../shared/scales';

/** A head or the tip of a tail at a spot, looking where the angle says. */
export interface Tip {
  readonly kind: 'head' | 'tail';
  readonly spot: Spot;
  readonly gray: boolean;
}

export interface Skin {
  readonly id: string;
  /** The name of its colours: the class tone-…. */
  readonly tone: string;
  readonly width: number;
  /** The whole line. */
  readonly line: string;
  /** The stretches of the line that are not in the snake's own colour. */
  readonly gray: string;
  readonly marks: string;
  readonly tips: readonly Tip[];
}

interface Body {
  readonly id: string;
  readonly tone: string;
  readonly width: number;
  readonly pattern: Pattern | null;
  /** Stretches of pieces that follow each other. */
  readonly runs: readonly (readonly Piece[])[];
  readonly tips?: readonly Tip[];
  readonly isGray?: (piece: Piece) => boolean;
  /** Pieces that go under another body on their card: no marks in the middle. */
  readonly isUnder?: (piece: Piece) => boolean;
}

export function skinOf(body: Body): Skin {
  const { id, tone, width, runs } = body;
  return {
    id,
    tone,
    width,
    line: runs.map(linePath).join(''),
    gray: body.isGray ? grayStretches(runs, body.isGray).map(linePath).join('') : '',
    marks: body.pattern ? runs.map((run) => marksOf(body, body.pattern!, run)).join('') : '',
    tips: body.tips ?? [],
  };
}

function marksOf(body: Body, pattern: Pattern, run: readonly Piece[]): string {
  const clear = body.width * 0.95;
  const found = spots(run, SPACING[pattern] * body.width).filter(({ spot, piece }) => {
    const fromMiddle = Math.hypot(spot.x - piece.x, spot.y - piece.y);
    return !(body.isUnder?.(piece) && fromMiddle < clear);
  });
  return marksPath(
    pattern,
    found.map(({ spot }) => spot),
    body.width,
  );
}

function grayStretches(
  runs: readonly (readonly Piece[])[],
  isGray: (piece: Piece) => boolean,
): Piece[][] {
  const found: Piece[][] = [];
  for (const run of runs) {
    let stretch: Piece[] = [];
    for (const piece of run) {
      if (isGray(piece)) stretch.push(piece);
      if (!isGray(piece) || piece === run.at(-1)) {
        found.push(stretch);
        stretch = [];
      }
    }
  }
  return found;
}

/** The tip of a stub: it looks away from the side that it comes from. */
export function stubTip(piece: Piece, kind: Tip['kind'], gray: boolean): Tip {
  return { kind, gray, spot: spotOn(piece, 1) };
}
