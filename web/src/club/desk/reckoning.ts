/** Figures of a tournament as they are shown. */
import type { Figure } from '../../types/service';

/** How a figure came about: 1 (Ada) + ½ × 2 (Bob) = 2; in a duplicate: ½ (+3: Ada +5, Bob −1). */
export function sumOf(
  figure: Figure,
  nameOf: (id: string) => string,
  leadOf: (lead: string) => string = String,
): string {
  const parts = figure.summands.map(({ value, factor, who, leads }) => {
    const times = factor === '1' ? '' : ` × ${factor}`;
    const [own, ...others] = leads ?? [];
    const named = who.map((id, at) =>
      leads ? `${nameOf(id)} ${leadOf(others[at]!)}` : nameOf(id),
    );
    return `${value}${times} (${own ? `${leadOf(own)}: ` : ''}${named.join(', ')})`;
  });
  return `${parts.join(' + ') || '0'} = ${figure.text}`;
}

/** Places by the order in which players were tapped; `groups` share one. */
export function placesOf(
  seats: readonly string[],
  groups: readonly (readonly string[])[],
): number[] {
  const before = (seat: string): number => {
    const at = groups.findIndex((group) => group.includes(seat));
    return groups.slice(0, at).flat().length;
  };
  return seats.map((seat) => before(seat) + 1);
}
