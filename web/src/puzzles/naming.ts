/** What a puzzle asks and is about, in words. */
import { t } from '../lib/words.svelte';
import { isMeasured, type Puzzle } from './pack';

/** What is to be found. */
export function taskOf(puzzle: Puzzle): string {
  if (isMeasured(puzzle)) return t('web-task-best');
  return puzzle.goal === 'draw' ? t('web-task-draw') : t('web-task-win');
}

/** How hard it is, and what it is about. */
export function aboutOf({ band, themes }: Puzzle): string {
  return [t('web-puzzle-band', { band }), ...themes.map((one) => t(`web-theme-${one}`))].join(
    ' · ',
  );
}
