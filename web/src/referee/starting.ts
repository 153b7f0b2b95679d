/** A table beside a real box: everybody sits here, and no clock runs. */
import type { TablePlan } from '../types/service';

/** The plan of such a table; who has no name is called by the colour. Dice may fall beside it. */
export function besideThe(
  game: string,
  seats: number,
  names: readonly string[],
  options: Record<string, unknown>,
  by_hand: boolean,
): Partial<TablePlan> {
  const here = (_: unknown, at: number) => ({
    kind: 'here' as const,
    name: names[at]?.trim() ?? '',
    player: '',
    side: '',
  });
  return { game, seats: Array.from({ length: seats }, here), options, public: false, by_hand };
}
