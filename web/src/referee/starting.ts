/** A table beside a real box: everybody sits here, and no clock runs. */
import { person } from '../setup/seating';
import type { TablePlan } from '../types/service';

/** The plan of such a table; who has no name is called by the colour. Dice may fall beside it. */
export function besideThe(
  game: string,
  seats: number,
  names: readonly string[],
  options: Record<string, unknown>,
  by_hand: boolean,
): Partial<TablePlan> {
  const here = Array.from({ length: seats }, (_, at) => person(names[at]?.trim()));
  return { game, seats: here, options, public: false, by_hand };
}
