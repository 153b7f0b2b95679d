/** What is seen on tiles, as the printed ones are drawn as well. */
import data from '../../../../src/serpentry/games/carnival/looks/drawings.json';

/** A shape with what fills it, its edge, and how wide that is. */
export type Shape = readonly [
  path: string,
  fill: string,
  edge: string,
  width: number,
  corners?: 'round',
];

interface Costume {
  readonly shapes: readonly Shape[];
  readonly edge: string;
}

type Drawings<One> = Readonly<Record<string, One>>;

/** By the kind of the tile. */
export const THINGS = data.things as unknown as Drawings<readonly Shape[]>;
export const HOUSE = data.house as unknown as readonly Shape[];
export const EXIT = data.exit;
export const KNOT = data.knot;
/** A costume around a straight body: the finer, the more points. */
export const COSTUMES = data.costumes as unknown as Drawings<Costume>;
/** By their points. */
export const HATS: Drawings<string> = data.hats;

/** A colour: as it is, or the token of its name. */
export function ink(colour: string): string {
  return colour === 'none' || colour.startsWith('#') ? colour : `var(--${colour})`;
}
