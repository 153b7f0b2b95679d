/** Walking over the cells of a board with the arrow keys. */
import type { Cell, Handling, Move, Scene } from '../../types/board';

export type Direction = 'left' | 'right' | 'up' | 'down';

const same = (a: Cell, b: Cell): boolean => String(a) === String(b);

/** The cell that an arrow key leads to; the first one when there is none yet. */
export function step(
  handling: Handling,
  scene: Scene,
  legal: readonly Move[],
  from: Cell | null,
  direction: Direction,
): Cell | null {
  const rows = handling.rows(scene, legal).filter((row) => row.length);
  const middle = rows[Math.floor(rows.length / 2)];
  if (!from) return middle?.[Math.floor(middle.length / 2)] ?? null;
  const at = rows.findIndex((row) => row.some((cell) => same(cell, from)));
  if (at < 0) return rows[0]?.[0] ?? null;
  const row = rows[at]!;
  const place = row.findIndex((cell) => same(cell, from));
  if (direction === 'left') return row[Math.max(0, place - 1)]!;
  if (direction === 'right') return row[Math.min(row.length - 1, place + 1)]!;
  const next = rows[at + (direction === 'up' ? -1 : 1)];
  return next ? nearest(handling, scene, next, from) : from;
}

function nearest(handling: Handling, scene: Scene, row: readonly Cell[], from: Cell): Cell {
  const { x } = handling.centre(scene, from);
  const distance = (cell: Cell): number => Math.abs(handling.centre(scene, cell).x - x);
  return row.reduce((best, cell) => (distance(cell) < distance(best) - 1e-6 ? cell : best));
}

/** The next cell after `from` in reading order among some, round and round. */
export function nextOf(
  handling: Handling,
  scene: Scene,
  legal: readonly Move[],
  some: readonly Cell[],
  from: Cell | null,
  stride: number,
): Cell | null {
  if (!some.length) return null;
  const wanted = new Set(some.map(String));
  const order = handling
    .rows(scene, legal)
    .flat()
    .filter((cell) => wanted.has(String(cell)));
  const at = from ? order.findIndex((cell) => same(cell, from)) : -1;
  const next = at < 0 ? (stride > 0 ? 0 : -1) : at + stride;
  return order.at(next % order.length) ?? null;
}
