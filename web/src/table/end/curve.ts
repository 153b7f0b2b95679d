/** The curve of a game: what each seat could expect at every step, and where it turned. */
import type { Report } from '../../types/service';

export interface Curve {
  seat: number;
  points: { ply: number; value: number }[];
}

export interface Turning {
  ply: number;
  seat: number;
  /** How much the seat gained (or lost, below zero) by the step that led there. */
  change: number;
}

/** One curve for each seat, with the plies that were judged. */
export function curvesOf(
  reports: ReadonlyMap<number, Pick<Report, 'values'>>,
  seats: number,
  end: { ply: number; values: readonly number[] } | null,
): Curve[] {
  const known = new Map([...reports].filter(([, one]) => one.values.length === seats));
  const values = new Map<number, readonly number[]>();
  for (const [ply, one] of known) values.set(ply, one.values);
  if (end) values.set(end.ply, end.values);
  const plies = [...values.keys()].sort((a, b) => a - b);
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: plies.map((ply) => ({ ply, value: values.get(ply)?.[seat] ?? 0 })),
  }));
}

/** The few steps that changed most, the largest first. Of a choice it counts what it changed itself,
 * as a review tells it. */
export function turningPoints(
  curves: readonly Curve[],
  reports: ReadonlyMap<number, Report> = new Map(),
  most = 4,
  least = 0.15,
): Turning[] {
  const best = new Map<number, Turning>();
  for (const { seat, points } of curves)
    for (let at = 1; at < points.length; at++) {
      const ply = points[at]!.ply;
      const choice = reports.get(ply - 1)?.choice;
      const change = choice
        ? choice.after[seat]! - choice.values[seat]!
        : points[at]!.value - points[at - 1]!.value;
      const known = best.get(ply);
      if (Math.abs(change) >= least && (!known || Math.abs(change) > Math.abs(known.change)))
        best.set(ply, { ply, seat, change });
    }
  return [...best.values()]
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.ply - b.ply)
    .slice(0, most);
}

/** What everybody has at the end: winners share the win. */
export function finalValues(winners: readonly number[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    winners.includes(seat) ? 1 / winners.length : winners.length ? 0 : 1 / seats,
  );
}
