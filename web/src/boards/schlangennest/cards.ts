/** What is printed on the cards, and how the parts of cards that lie together are joined. */
import { keyOf, opposite, step, turned, type Side } from '../square/lattice';
import type { Piece } from '../square/course';
import { GRAY, type CardRow, type Kind } from './position';

/** A part of a card: the sides that it leads to. */
export interface Strand {
  readonly sides: readonly Side[];
  readonly coloured: boolean;
}

const PRINTED: Record<Kind, readonly Strand[]> = {
  straight: [
    { sides: [0, 2], coloured: true },
    { sides: [1, 3], coloured: false },
  ],
  curve: [
    { sides: [0, 1], coloured: true },
    { sides: [2, 3], coloured: false },
  ],
  tail: [
    { sides: [0], coloured: true },
    { sides: [2], coloured: false },
    { sides: [1, 3], coloured: false },
  ],
  head: [
    { sides: [0], coloured: true },
    { sides: [2], coloured: false },
    { sides: [1, 3], coloured: false },
  ],
};

/** In how many ways a card can lie. */
export const TURNS: Record<Kind, number> = { straight: 2, curve: 4, tail: 4, head: 4 };

/** The parts of a card as it lies; a head may be blank on the other side. */
export function strandsOf(kind: Kind, turn: number, blankHead: boolean): Strand[] {
  const printed =
    kind === 'head' && blankHead ? PRINTED.head.filter((_, part) => part !== 1) : PRINTED[kind];
  return printed.map(({ sides, coloured }) => ({
    sides: sides.map((side) => turned(side, turn)),
    coloured,
  }));
}

/** A part where it lies. */
export interface Part extends Piece {
  readonly card: CardRow;
  readonly coloured: boolean;
}

/** Parts that are joined, in order from one end to the other. */
export interface Chain {
  readonly parts: readonly Part[];
  /** Whose snake it is; GRAY if nobody's yet. */
  readonly owner: number;
  /** Empty squares that it leads to, with the side at which it comes in. */
  readonly ends: readonly { x: number; y: number; side: Side }[];
}

function partsOf(card: CardRow, blankHead: boolean): Part[] {
  const [x, y, , kind, turn] = card;
  return strandsOf(kind, turn, blankHead).map(({ sides, coloured }) => ({
    x,
    y,
    from: sides[0]!,
    to: sides[1] ?? null,
    card,
    coloured,
  }));
}

/** All chains of the cards that lie on the table. */
export function chainsOf(cards: readonly CardRow[], blankHead: boolean): Chain[] {
  const parts = cards.flatMap((card) => partsOf(card, blankHead));
  const bySide = new Map<string, Part>();
  for (const part of parts)
    for (const side of sidesOf(part)) bySide.set(port(part.x, part.y, side), part);
  const covered = new Set(cards.map(([x, y]) => keyOf(x, y)));
  const seen = new Set<Part>();
  const chains: Chain[] = [];
  for (const part of parts)
    if (!seen.has(part)) chains.push(chainFrom(part, bySide, covered, seen));
  return chains;
}

function sidesOf(part: Piece): Side[] {
  return part.to === null ? [part.from] : [part.from, part.to];
}

function port(x: number, y: number, side: Side): string {
  return `${x},${y},${side}`;
}

function chainFrom(
  first: Part,
  bySide: ReadonlyMap<string, Part>,
  covered: ReadonlySet<string>,
  seen: Set<Part>,
): Chain {
  const forth = follow(first, first.to, bySide, seen);
  const closed = forth.length > 1 && forth.at(-1) === first;
  if (closed) forth.pop();
  const back = closed ? [] : follow(first, first.from, bySide, seen);
  const parts = [...back.slice(1).reverse().map(flipped), first, ...forth.slice(1)];
  const coloured = parts.find((part) => part.coloured);
  return { parts, owner: coloured ? coloured.card[2] : GRAY, ends: endsOf(parts, covered) };
}

function flipped(part: Part): Part {
  return part.to === null ? part : { ...part, from: part.to, to: part.from };
}

/** The parts from one on, leaving it by a side, each turned so that it goes on from the one before. */
function follow(
  first: Part,
  out: Side | null,
  bySide: ReadonlyMap<string, Part>,
  seen: Set<Part>,
): Part[] {
  const way = [first];
  seen.add(first);
  let [x, y] = [first.x, first.y];
  while (out !== null) {
    const [dx, dy] = step(out);
    [x, y] = [x + dx, y + dy];
    const entry = opposite(out);
    const next = bySide.get(port(x, y, entry));
    if (!next) break;
    if (next === first) return [...way, first];
    seen.add(next);
    const along: Part = next.from === entry ? next : flipped(next);
    way.push(along);
    out = along.to;
  }
  return way;
}

function endsOf(parts: readonly Part[], covered: ReadonlySet<string>): Chain['ends'] {
  return parts.flatMap((part) =>
    sidesOf(part).flatMap((side) => {
      const [dx, dy] = step(side);
      const [x, y] = [part.x + dx, part.y + dy];
      return covered.has(keyOf(x, y)) ? [] : [{ x, y, side: opposite(side) }];
    }),
  );
}
