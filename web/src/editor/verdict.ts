/** What a proof says of a position of two. */
import type { Report } from '../types/service';

export interface Verdict {
  readonly how: 'win' | 'draw' | 'loss' | 'open';
  /** Whose turn it is. */
  readonly seat: number;
  /** The best move, as it is written. */
  readonly move: string;
}

/** Open, unless the report is a proof. */
export function verdictOf(report: Report | undefined): Verdict {
  const best = report?.best[0];
  if (!report?.proved || !best) return { how: 'open', seat: report?.seat ?? 0, move: '' };
  const chance = best.chance.middle;
  const how = chance > 0.75 ? 'win' : chance > 0.25 ? 'draw' : 'loss';
  return { how, seat: report.seat, move: best.text };
}
