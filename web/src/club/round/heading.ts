/** What a game is headed by: its table, where tables have numbers, and who plays. */
import { isFree } from '../../connection/clubs';
import { t } from '../../lib/words.svelte';

export function headingOf(kind: string, number: number, names: readonly string[]): string {
  const players = names.join(' – ');
  return isFree(kind) ? players : `${t('web-club-table', { number })}: ${players}`;
}
