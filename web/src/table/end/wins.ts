/** Games won and lost in a row against computers of one level, in this browser. */
import { keep, kept } from '../../lib/settings.svelte';

export type Result = 'won' | 'lost' | 'drawn';

export interface Row {
  readonly level: number;
  readonly wins: number;
  /** Missing in what was kept before losses were counted. */
  readonly losses?: number;
  /** The table that was counted last: none counts twice. */
  readonly table: string;
}

const KEY = 'serpentry-wins';
/** After this number of losses in a row a level is too hard; a single loss may be bad luck. */
const TOO_HARD = 2;

/** The row after a game at a table, against a level. */
export function rowAfter(had: Row | undefined, level: number, table: string, how: Result): Row {
  if (had?.table === table) return had;
  const before = had?.level === level ? had : undefined;
  return {
    level,
    wins: how === 'won' ? (before?.wins ?? 0) + 1 : 0,
    losses: how === 'lost' ? (before?.losses ?? 0) + 1 : 0,
    table,
  };
}

/** Which of the levels, weakest first, is proposed next; null where this one still fits. */
export function nextLevel(row: Row, levels: readonly number[]): number | null {
  if (row.wins) return levels.find((one) => one > row.level) ?? null;
  if ((row.losses ?? 0) < TOO_HARD) return null;
  return levels.findLast((one) => one < row.level) ?? null;
}

/** Count a game that is over; gives the row that it is part of. */
export function countGame(game: string, level: number, table: string, how: Result): Row {
  const all = kept<Record<string, Row>>(KEY) ?? {};
  const row = rowAfter(all[game], level, table, how);
  keep(KEY, { ...all, [game]: row });
  return row;
}
