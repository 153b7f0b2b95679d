/** Which snakes were just blocked or closed, by what was there before and what is there now. */
import type { Cell, Snake } from '../../types/board';

export interface Reaction {
  readonly kind: 'blocked' | 'closed';
  /** Where it shows: the tips of a blocked snake, the whole of a closed one. */
  readonly cells: readonly Cell[];
}

const isClosed = ({ cells, ends, ring }: Snake): boolean =>
  cells.length > 0 && (ring || !ends.length);

const isBlocked = ({ cells, ends }: Snake): boolean =>
  cells.length > 0 && ends.length > 0 && ends.every(({ blocked }) => blocked);

/** The snakes that a snake has grown from: of its colour, with a cell of it. */
function earlier(snake: Snake, before: readonly Snake[]): Snake[] {
  const own = new Set(snake.cells.map(String));
  return before.filter(
    ({ colour, cells }) => colour === snake.colour && cells.some((cell) => own.has(String(cell))),
  );
}

const apart = (one: Cell, other: Cell): number =>
  one.reduce((sum, at, axis) => sum + Math.abs(at - (other[axis] ?? 0)), 0);

/** The cells from which a snake would have continued: its first, its last, or both. */
function tips({ cells, ends }: Snake): Cell[] {
  const outer = [cells[0]!, cells.at(-1)!];
  return outer.filter(
    (tip, at) =>
      outer.indexOf(tip) === at &&
      ends.some(({ cell }) => outer.every((other) => apart(tip, cell) <= apart(other, cell))),
  );
}

export function reactionsTo(before: readonly Snake[], now: readonly Snake[]): Reaction[] {
  return now.flatMap((snake): Reaction[] => {
    const was = earlier(snake, before);
    if (isClosed(snake) && !was.some(isClosed)) return [{ kind: 'closed', cells: snake.cells }];
    if (isBlocked(snake) && !was.some(isBlocked)) return [{ kind: 'blocked', cells: tips(snake) }];
    return [];
  });
}
