/** Preferences that are kept with one's name, so that other devices have them too. */
import { isSite } from '../lib/places';
import { settings } from '../lib/settings.svelte';
import { answered, api, client } from '../connection/api';

/** Keep those of this browser with the name, if the service knows one here. */
export async function sendPreferences(): Promise<void> {
  if (isSite || !(await api.me()).name) return;
  await answered(client.PUT('/api/me/preferences', { body: { ...settings } }));
}

/** Take over what is kept with the name, if anything is. */
export async function takePreferences(): Promise<void> {
  const { chosen } = await answered(client.GET('/api/me/preferences'));
  if (chosen) Object.assign(settings, chosen);
}
