/** The tables of this browser. */
import { host } from './host.svelte';
import type { Sheltered } from './memory';

let opened: Promise<Sheltered> | null = null;

/** The tables of this browser; opened when they are first asked for. */
export function storage(): Promise<Sheltered> {
  opened ??= import('./memory').then(({ sheltered }) => sheltered(() => undefined));
  return opened;
}

/** The tables of this browser, and those that are only in memory. */
export async function homeCards(): Promise<unknown[]> {
  const kept = await (await storage()).cards();
  const unkept = host.unkept.map(({ id }) => id);
  return [...host.unkept, ...kept.filter(({ id }) => !unkept.includes(id))];
}
