/** What a table says of its tournament. */
import { isFree } from '../../connection/clubs';
import { t } from '../../lib/words.svelte';
import type { TablePlace } from '../../types/service';

/** The round; nothing where nobody waits for rounds, or the pairing was taken back. */
export function roundOf(seen: TablePlace | null): string {
  if (!seen?.round || isFree(seen.tournament.kind)) return '';
  return t('web-club-round', { round: seen.round });
}

/**
 * The line under the end of the game: a note, and the next step where no button leads there. Until
 * its result is taken, that would be the game that has just ended.
 */
export function lineOf({ note, next, next_table }: TablePlace, table: string): string {
  const isHere = next?.is === 'play' && next.table === table;
  return [note, next_table || isHere ? '' : (next?.text ?? '')].filter(Boolean).join(' ');
}
