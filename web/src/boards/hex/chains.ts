/** How hexes of one colour hang together: each snake as a path from its head to its tail. */
import { hexKey, neighbours, type Hex } from './hexes';

export interface Chain {
  readonly cells: readonly Hex[];
  /** Whether the last cell touches the first. */
  readonly ring: boolean;
}

function higher(one: Hex, two: Hex): number {
  return one[1] - two[1] || one[0] - two[0];
}

/** The snakes of one colour; the upper end of each is its head. */
export function chains(cells: readonly Hex[]): Chain[] {
  const left = new Map(cells.map((cell) => [hexKey(cell), cell]));
  const around = (cell: Hex) => neighbours(cell).filter((one) => left.has(hexKey(one)));
  const ends = cells.filter((cell) => around(cell).length < 2).sort(higher);
  const starts = [...ends, ...[...cells].sort(higher)];
  const found: Chain[] = [];
  for (const start of starts) {
    if (!left.has(hexKey(start))) continue;
    const path: Hex[] = [];
    const ring = around(start).length === 2;
    let cell: Hex | undefined = start;
    while (cell) {
      path.push(cell);
      left.delete(hexKey(cell));
      cell = around(cell)[0];
    }
    found.push({ cells: path, ring });
  }
  return found;
}
