/** Places and moves of a drawn board, found quickly. */
import type { Cell, Drawn, Move, Point, Scene } from '../../types/board';

/** A cell that can be pointed at. */
export interface Place {
  readonly cell: Cell;
  readonly name: string;
  readonly outline: readonly (readonly number[])[];
  readonly centre: Point;
}

/** A legal move, with what it is called and the cells that it touches. */
export interface Choice {
  readonly move: Move;
  readonly key: string;
  readonly kind: string;
  readonly text: string;
  readonly cells: readonly Cell[];
}

interface Index {
  readonly places: ReadonlyMap<string, Place>;
  readonly choices: readonly Choice[];
  readonly byKey: ReadonlyMap<string, Choice>;
  /** The choices of a kind that touch a cell. */
  readonly touching: ReadonlyMap<string, readonly Choice[]>;
}

/** A text that is equal for equal moves. */
export function keyOf(move: Move): string {
  return JSON.stringify(Object.entries(move).sort(([one], [two]) => (one < two ? -1 : 1)));
}

const NOTHING: Index = {
  places: new Map(),
  choices: [],
  byKey: new Map(),
  touching: new Map(),
};
const known = new WeakMap<Drawn, Index>();

function indexOf({ drawn, legal = [] }: Scene): Index {
  if (!drawn) return NOTHING;
  let index = known.get(drawn);
  if (!index) known.set(drawn, (index = indexed(drawn, legal)));
  return index;
}

function indexed(drawn: Drawn, legal: readonly Move[]): Index {
  const places = new Map(
    drawn.places.map((place) => [String(place.cell), { ...place, centre: middle(place.outline) }]),
  );
  const choices = drawn.moves.flatMap(({ kind, text, places: at }, index): Choice[] => {
    const move = legal[index];
    const cells = at.map((number) => drawn.places[number]!.cell);
    return move ? [{ move, key: keyOf(move), kind, text, cells }] : [];
  });
  const touching = new Map<string, Choice[]>();
  for (const choice of choices)
    for (const cell of choice.cells) {
      const name = touched(choice.kind, cell);
      const others = touching.get(name);
      if (others) others.push(choice);
      else touching.set(name, [choice]);
    }
  return { places, choices, byKey: new Map(choices.map((one) => [one.key, one])), touching };
}

function touched(kind: string, cell: Cell): string {
  return `${String(cell)} ${kind}`;
}

function middle(outline: readonly (readonly number[])[]): Point {
  const mean = (axis: number): number =>
    outline.reduce((sum, point) => sum + point[axis]!, 0) / outline.length;
  return { x: mean(0), y: mean(1) };
}

export function placesOf(scene: Scene): Place[] {
  return [...indexOf(scene).places.values()];
}

export function placeOf(scene: Scene, cell: Cell): Place | undefined {
  return indexOf(scene).places.get(String(cell));
}

export function choicesOf(scene: Scene): readonly Choice[] {
  return indexOf(scene).choices;
}

export function choiceOf(scene: Scene, key: string): Choice | undefined {
  return indexOf(scene).byKey.get(key);
}

/** The choices of a kind that touch all of some cells. */
export function choicesOn(scene: Scene, kind: string, cells: readonly Cell[]): Choice[] {
  const [first, ...others] = cells;
  const found = first ? (indexOf(scene).touching.get(touched(kind, first)) ?? []) : [];
  return found.filter((choice) => {
    const own = new Set(choice.cells.map(String));
    return others.every((cell) => own.has(String(cell)));
  });
}

/** Whether a point is within an outline. */
export function contains({ outline }: Place, { x, y }: Point): boolean {
  let inside = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline.at(at - 1)!;
    const crosses = ay! > y !== by! > y;
    if (crosses && x < ((bx! - ax!) * (y - ay!)) / (by! - ay!) + ax!) inside = !inside;
  });
  return inside;
}
