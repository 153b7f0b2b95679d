/** Why whoever begins does: by lot, as the loser of the last game, or because it was their turn. */
import type { TableView } from '../../types/service';
import { t } from '../../lib/words.svelte';

/** A sentence about who begins, `name` being whoever has the first seat; empty if that was said. */
export function beginningOf({ lot, starter, phase }: TableView, name: string): string {
  if (phase === 'waiting') return '';
  if (lot !== null && lot !== undefined) return t('web-begins-lot', { name });
  if (starter === 'loser') return t('web-begins-loser', { name });
  if (starter === 'turn') return t('web-begins-turn', { name });
  return '';
}
