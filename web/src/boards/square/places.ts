/**
 * What a cell is called where a table has no edges: counted from where it began, by the sides of
 * the sky, as the narrator does. 2 west 1 north.
 */
import type { Words } from '../../types/board';

export function placeOf(x: number, y: number): Words {
  const [across, along] = [x > 0 ? 'e' : 'w', y > 0 ? 's' : 'n'];
  if (x && y)
    return {
      key: 'place-corner',
      args: { far: Math.abs(x), side: across, along: Math.abs(y), other: along },
    };
  if (!x && !y) return { key: 'place-start' };
  return { key: 'place-line', args: { far: Math.abs(x || y), side: x ? across : along } };
}
