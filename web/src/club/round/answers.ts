/** The answers to a two-player game, and what each says. */
import { t } from '../../lib/words.svelte';

export const ANSWERS: readonly number[][] = [
  [1, 2],
  [1, 1],
  [2, 1],
];

export const meaningOf = (places: readonly number[], names: readonly string[]): string =>
  places[0] === places[1]
    ? t('web-club-draw')
    : t('web-club-won-by', { name: names[places.indexOf(1)]! });
