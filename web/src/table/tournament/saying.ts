/** What a table says of its tournament. */
import { isFree } from '../../connection/clubs';
import { t } from '../../lib/words.svelte';
import type { TablePlace } from '../../types/service';

/** The round; nothing where nobody waits for rounds, or the pairing was taken back. */
export function roundOf(seen: TablePlace | null): string {
  if (!seen?.round || isFree(seen.tournament.kind)) return '';
  return t('web-club-round', { round: seen.round });
}

/** Whether the result of a game that has just ended is not in the standings yet. */
export const isAwaited = ({ next }: TablePlace, table: string): boolean =>
  next?.is === 'play' && next.table === table;

/**
 * The line under the end of the game: a note, and the next step where no button leads there. Until
 * its result is taken, that would be the game that has just ended.
 */
export function lineOf(place: TablePlace, table: string): string {
  const { note, next, next_table } = place;
  const leads = next_table || isAwaited(place, table);
  return [note, leads ? '' : (next?.text ?? '')].filter(Boolean).join(' ');
}
