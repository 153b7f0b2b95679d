/** How hexes of one colour hang together: each snake as a path from its head to its tail. */
import { hexKey, neighbours, type Hex } from './hexes';

/** A snake: what it lies on, from head to tail. */
export interface Chain<Node = Hex> {
  readonly cells: readonly Node[];
  /** Whether the last is linked with the first. */
  readonly ring: boolean;
}

/** The snakes among nodes with at most two links each; the earlier end of each is its head. */
export function linked<Node>(
  nodes: readonly Node[],
  key: (node: Node) => string,
  links: (node: Node) => readonly Node[],
): Chain<Node>[] {
  const left = new Set(nodes.map(key));
  const around = (node: Node) => links(node).filter((one) => left.has(key(one)));
  const ends = nodes.filter((node) => around(node).length < 2);
  const found: Chain<Node>[] = [];
  for (const start of [...ends, ...nodes]) {
    if (!left.has(key(start))) continue;
    const cells: Node[] = [];
    const ring = around(start).length === 2;
    for (let node: Node | undefined = start; node !== undefined; node = around(node)[0]) {
      cells.push(node);
      left.delete(key(node));
    }
    found.push({ cells, ring });
  }
  return found;
}

export function higher(one: Hex, two: Hex): number {
  return one[1] - two[1] || one[0] - two[0];
}

/** The snakes of one colour on one board; the upper end of each is its head. */
export function chains(cells: readonly Hex[]): Chain[] {
  return linked([...cells].sort(higher), hexKey, neighbours);
}
