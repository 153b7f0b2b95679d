/** Snakes over floors: what of a snake is seen on each floor, and where it goes through. */
import type { Snake } from '../../types/board';
import type { Hex } from '../hex/hexes';
import type { Stretch } from '../hex/spines';
import { hexOf, nodeKey, type Drilled, type Node } from './read';

/** A part of a snake on one floor. */
export interface FloorStretch extends Stretch {
  readonly floor: number;
}

/** The cells where nodes are drilled, and to which floors. */
export type Holes = ReadonlyMap<string, readonly number[]>;

export function holesOf(drilled: readonly Drilled[]): Holes {
  const holes = new Map<string, number[]>();
  const open = (node: Node, to: number) => {
    const floors = holes.get(nodeKey(node));
    if (floors) floors.push(to);
    else holes.set(nodeKey(node), [to]);
  };
  for (const [q, r, one, two] of drilled) {
    open([one, q, r], two);
    open([two, q, r], one);
  }
  return holes;
}

/** A ring begun where it comes up through a floor, if it does anywhere. */
function fromHole(nodes: readonly Node[]): readonly Node[] {
  const at = nodes.findIndex((node, index) => node[0] !== nodes.at(index - 1)![0]);
  return at < 0 ? nodes : [...nodes.slice(at), ...nodes.slice(0, at)];
}

/** A snake in parts, one for each time that it runs over a floor. */
export function stretches({ cells, ring }: Snake): FloorStretch[] {
  const nodes = cells as unknown as Node[];
  const parts: { floor: number; cells: Hex[] }[] = [];
  for (const node of ring ? fromHole(nodes) : nodes) {
    const last = parts[parts.length - 1];
    if (last?.floor === node[0]) last.cells.push(hexOf(node));
    else parts.push({ floor: node[0], cells: [hexOf(node)] });
  }
  const isFlat = parts.length === 1;
  return parts.map((part, index) => ({
    ...part,
    ring: ring && isFlat,
    start: index || (ring && !isFlat) ? 'cut' : 'head',
    end: index < parts.length - 1 || (ring && !isFlat) ? 'cut' : 'tail',
  }));
}
