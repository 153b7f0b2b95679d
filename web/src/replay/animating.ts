/** Games as moving pictures. */
import { answered, client } from '../connection/api';
import { isHome } from '../lib/places';
import { isDark } from '../lib/settings.svelte';
import type { Replayed } from './game.svelte';

export type Ending = 'webp' | 'gif';

/**
 * A game from one step to another, painted by the page that has it: the service, or this browser.
 */
export async function animate(
  game: Replayed,
  from: number,
  to: number,
  ending: Ending,
): Promise<Blob> {
  const table = game.table.id;
  if (isHome(table)) return (await import('./filming')).film(game, from, to);
  const theme = isDark() ? 'dark' : 'light';
  return answered<Blob>(
    client.GET('/api/tables/{table}/animation.{ending}', {
      params: { path: { table, ending }, query: { from, to, theme } },
      parseAs: 'blob',
    }),
  );
}
