/** A hint in words: what is known of it, or that it is a guess. */
import { t } from '../../lib/words.svelte';
import type { Span } from '../../types/service';

const percent = (part: number): number => Math.round(part * 100);

export function hintWords(move: string, guess: boolean, chance: Span | null): string {
  if (guess) return t('shared-hint-guess', { move });
  if (!chance) return t('shared-hint-is', { move });
  const reach = percent((chance.high - chance.low) / 2);
  return t('shared-hint-wins', { move, percent: percent(chance.middle), reach });
}
