/** Games won in a row against computers of one level, in this browser. */
import { keep, kept } from '../../lib/settings.svelte';

export interface Row {
  readonly level: number;
  readonly wins: number;
  /** The table that was counted last: none counts twice. */
  readonly table: string;
}

const KEY = 'serpentry-wins';
/** After this many in a row a level isn't a match any more. */
export const ENOUGH = 3;

/** The row after a game at a table, against a level. */
export function rowAfter(had: Row | undefined, level: number, table: string, won: boolean): Row {
  if (had?.table === table) return had;
  const before = had?.level === level ? had.wins : 0;
  return { level, wins: won ? before + 1 : 0, table };
}

/** Count a game that is over; gives how many were won in a row at its level. */
export function countWin(game: string, level: number, table: string, won: boolean): number {
  const all = kept<Record<string, Row>>(KEY) ?? {};
  const row = rowAfter(all[game], level, table, won);
  keep(KEY, { ...all, [game]: row });
  return row.wins;
}
