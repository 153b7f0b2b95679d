/** A table beside a real box: everybody sits here, and no clock runs. */
import type { OptionInfo, TablePlan } from '../lib/api';

/** The plan of such a table; players without a name are called by their colour. */
export function besideThe(
  game: string,
  seats: number,
  names: readonly string[],
  options: Record<string, unknown>,
): Partial<TablePlan> {
  const here = (_: unknown, at: number) => ({
    kind: 'here' as const,
    name: names[at]?.trim() ?? '',
    player: '',
  });
  return { game, seats: Array.from({ length: seats }, here), options, public: false };
}

/** The options with one changed; one at its default is left unsaid. */
export function changed(
  options: Record<string, unknown>,
  option: OptionInfo,
  value: unknown,
): Record<string, unknown> {
  const others = Object.entries(options).filter(([name]) => name !== option.name);
  if (value !== option.default) others.push([option.name, value]);
  return Object.fromEntries(others);
}
