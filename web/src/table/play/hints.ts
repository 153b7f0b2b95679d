/** A hint in words: what is known of it, or that it is a guess. */
import { t } from '../../lib/words.svelte';
import type { Span } from '../../types/service';

const percent = (part: number): number => Math.round(part * 100);

/** Words for what is proved, a chance for all else. */
export function hintWords(
  move: string,
  guess: boolean,
  chance: Span | null,
  proved: string | null,
): string {
  if (guess) return t('shared-hint-guess', { move });
  if (proved) return `${t('shared-hint-is', { move })}. ${proved}`;
  if (!chance) return t('shared-hint-is', { move });
  const { low, high } = chance;
  const reach = low === null || high === null ? 0 : percent((high - low) / 2);
  return t('shared-hint-wins', { move, percent: percent(chance.middle), reach });
}
