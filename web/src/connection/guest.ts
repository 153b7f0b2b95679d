/** Being known to the service: a name is all it asks, and one is made up until it is given. */
import { api } from './api';
import { keep, kept } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';

const KEY = 'serpentry-name';

/** The name given in this browser, if any. */
export function ownName(): string {
  return kept<string>(KEY) ?? '';
}

/** Remember a name in this browser. */
export function keepName(name: string): void {
  keep(KEY, name.trim());
}

/** Say a name, and remember it. */
export async function introduce(name: string): Promise<void> {
  await api.introduce(name.trim() || t('web-somebody'));
  keepName(name);
}

/** Make sure that the service knows us. */
export async function beKnown(): Promise<void> {
  const { name } = await api.me();
  if (!name) await introduce(ownName());
}
