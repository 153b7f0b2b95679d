/** The way of a seat's longest snake through the middles of its cells, in the parts that are in one piece. */
import type { Cell, Handling, Point, Scene, Snake } from '../../types/board';

/** A part of the way, and when it is traced, the whole being 1. */
export interface Part {
  readonly path: string;
  readonly begin: number;
  readonly share: number;
}

/** Cells that are farther apart than this are not side by side: another floor. */
const NEXT_CELL = 1.5;

export function waysOf(scene: Scene, handling: Pick<Handling, 'centre'>, seat: number): Part[] {
  const own = scene.snakes.filter((snake) => snake.owner === seat);
  const longest = own.toSorted((a, b) => b.cells.length - a.cells.length)[0];
  return longest ? partsOf(scene, handling, longest) : [];
}

/** A snake, floor by floor: dashes begin again with every part of a path. */
function partsOf(scene: Scene, handling: Pick<Handling, 'centre'>, { cells, ring }: Snake): Part[] {
  const centres = cells.map((cell: Cell) => handling.centre(scene, cell));
  if (ring) centres.push(centres[0]!);
  const steps = centres.map((one, at) => stepOf(one, centres[at - 1], centres[at + 1]));
  const starts = steps.flatMap((step, at) => (step.startsWith('M') ? [at] : []));
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? steps.length;
    const path = steps.slice(start, end).join('');
    return { path, begin: start / steps.length, share: (end - start) / steps.length };
  });
}

const isNear = (one: Point, two: Point): boolean =>
  Math.hypot(one.x - two.x, one.y - two.y) < NEXT_CELL;

/** The way through a cell: from the side where it comes in to where it goes out, bent. */
function stepOf(cell: Point, before?: Point, after?: Point): string {
  const comes = before !== undefined && isNear(before, cell);
  const goes = after !== undefined && isNear(cell, after);
  const out = goes ? `${(cell.x + after.x) / 2} ${(cell.y + after.y) / 2}` : '';
  if (comes && goes) return `Q${cell.x} ${cell.y} ${out}`;
  if (comes) return `L${cell.x} ${cell.y}`;
  return `M${cell.x} ${cell.y}${goes ? `L${out}` : 'h0'}`;
}
