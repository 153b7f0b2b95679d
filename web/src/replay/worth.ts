/** What positions of a game are worth, by all that was found out: reviews, analyses and the end. */
import { t } from '../lib/words.svelte';
import type { CurvePoint, Report, Weighed } from '../types/service';

export type Worth = Omit<CurvePoint, 'ply'>;

/** What everybody has at the end: winners share the win. */
export function finalValues(winners: readonly number[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    winners.includes(seat) ? 1 / winners.length : winners.length ? 0 : 1 / seats,
  );
}

/** What is known of each position, the newest instead of what was there before. */
export function worths(
  curve: readonly CurvePoint[],
  choices: Iterable<Weighed>,
  reports: Iterable<readonly [number, Pick<Report, 'values' | 'proved'>]>,
  end: CurvePoint | null,
): ReadonlyMap<number, Worth> {
  const found = new Map<number, Worth>();
  for (const { ply, values, proved } of curve) found.set(ply, { values, proved });
  for (const one of choices)
    found.set(one.ply, { values: one.values, proved: isExact(one.value_verdict?.outcome) });
  for (const [ply, { values, proved }] of reports)
    if (values.length) found.set(ply, { values, proved });
  if (end) found.set(end.ply, end);
  return new Map([...found].sort(([one], [two]) => one - two));
}

const isExact = (outcome: string | undefined): boolean =>
  outcome !== undefined && outcome !== 'at-best-draw';

/** A chance in words: all or nothing is only what is proved. */
export const chance = (value: number): string =>
  t('web-percent', { percent: Math.min(99, Math.max(1, Math.round(value * 100))) });

/** What a position is worth to a seat, in a word or two: a chance, or what is proved. */
export function told({ values, proved }: Worth, seat: number): string {
  const value = values[seat] ?? 0;
  if (!proved) return chance(value);
  return t('web-worth', { outcome: value === 1 ? 'win' : value === 0 ? 'loss' : 'draw' });
}

/** From which position on all is proved, to the end; the number of positions where nothing is. */
export function provedFrom(found: ReadonlyMap<number, Worth>, length: number): number {
  let from = length + 1;
  while (found.get(from - 1)?.proved) from--;
  return from;
}

/** Every how many moves one is written below a curve, for at most `most` of them. */
export function tickEvery(length: number, most = 6): number {
  for (const every of [1, 2, 4, 5, 10, 20, 50, 100]) if (length / every <= most) return every;
  return length;
}
