/** The game that somebody played last in this browser. */
import { keep, kept } from './settings.svelte';

const KEY = 'serpentry-favourite';
const FIRST = 'snekagon';

export const favourite = (): string => kept<string>(KEY) ?? FIRST;
export const favour = (game: string): void => keep(KEY, game);
