/** Snakes over floors: how nodes hang together, and what of a snake is seen on each floor. */
import { linked, type Chain } from '../hex/chains';
import { neighbours, type Hex } from '../hex/hexes';
import type { Stretch } from '../hex/spines';
import type { Scene } from '../handling';
import {
  drillsOf,
  hexOf,
  laidBySeat,
  nodeKey,
  nodeOf,
  type Drilled,
  type Laid,
  type Node,
} from './read';

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

/** The snakes of some tiles with their drills, over all floors. */
export function traced(tiles: readonly Laid[], holes: Holes): Chain<Node>[] {
  const nodes = tiles.flatMap(({ floor, path }) => path.map((cell) => nodeOf(floor, cell)));
  nodes.sort((one, two) => one[0] - two[0] || one[2] - two[2] || one[1] - two[1]);
  return linked(nodes, nodeKey, (node) => [
    ...neighbours(hexOf(node)).map((cell) => nodeOf(node[0], cell)),
    ...(holes.get(nodeKey(node)) ?? []).map((floor) => nodeOf(floor, hexOf(node))),
  ]);
}

/** The snakes of a seat. */
export function snakesOf(scene: Scene, seat: number): Chain<Node>[] {
  return traced(laidBySeat(scene)[seat]!, holesOf(drillsOf(scene, seat)));
}

/** A ring begun where it comes up through a floor, if it does anywhere. */
function fromHole(nodes: readonly Node[]): readonly Node[] {
  const at = nodes.findIndex((node, index) => node[0] !== nodes.at(index - 1)![0]);
  return at < 0 ? nodes : [...nodes.slice(at), ...nodes.slice(0, at)];
}

/** A snake in parts, one for each time that it runs over a floor. */
export function stretches({ cells: nodes, ring }: Chain<Node>): FloorStretch[] {
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
