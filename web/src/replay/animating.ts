/** Games as moving pictures. */
import { answered, client } from '../connection/api';
import { isHome } from '../lib/places';
import { Refusal } from '../lib/refusal';
import { isDark } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import type { Replayed } from './game.svelte';

export type Ending = 'webp' | 'gif';

/** A game from one step to another, painted by the service. */
export async function animate(
  game: Replayed,
  from: number,
  to: number,
  ending: Ending,
): Promise<Blob> {
  const table = game.table.id;
  if (isHome(table)) throw new Refusal(t('web-animation-home'), 0);
  const theme = isDark() ? 'dark' : 'light';
  return answered<Blob>(
    client.GET('/api/tables/{table}/animation.{ending}', {
      params: { path: { table, ending }, query: { from, to, theme } },
      parseAs: 'blob',
    }),
  );
}
