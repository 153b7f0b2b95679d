/** What each game is about, in a few words. */
import { t } from '../../lib/words.svelte';

/** The aims of the games that we know by name. */
const AIMS = [
  'web-aim-snekagon',
  'web-aim-snekagon5g',
  'web-aim-schlangennest',
  'web-aim-sssnake',
  'web-aim-carnival',
];

export function aimOf(game: string): string {
  const key = AIMS.find((one) => one === `web-aim-${game}`);
  return key ? t(key) : '';
}
