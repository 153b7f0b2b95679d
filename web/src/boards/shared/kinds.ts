/** The kinds of pieces that the service has told of. */
import type { Kind, Scene } from '../../types/board';

const known = new WeakMap<readonly Kind[], Map<string, Kind>>();

/** The kind of a name. */
export function kindOf(scene: Scene, name: string): Kind {
  let kinds = known.get(scene.pieces);
  if (!kinds)
    known.set(scene.pieces, (kinds = new Map(scene.pieces.map((one) => [one.name, one]))));
  return kinds.get(name)!;
}

/** The kinds that a seat begins with. */
export function kindsOf(scene: Scene, seat: number): Kind[] {
  return scene.pieces.filter(({ seats }) => seats.includes(seat));
}
