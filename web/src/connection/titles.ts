/** What games and computer players are called, asked for once in each language. */
import { api } from './api';
import { language } from '../lib/words.svelte';

type Names = ReadonlyMap<string, string>;

const asked = new Map<string, Promise<Names>>();

function once(what: string, ask: () => Promise<Names>): Promise<Names> {
  const key = `${what} ${language()}`;
  const known =
    asked.get(key) ??
    ask().catch(() => {
      asked.delete(key);
      return new Map();
    });
  asked.set(key, known);
  return known;
}

/** The games' titles by name. */
export const gameTitles = (): Promise<Names> =>
  once('games', async () => new Map((await api.games()).map((one) => [one.name, one.title])));

/** The computer players' names. */
export const playerNames = (): Promise<Names> =>
  once('players', async () => new Map((await api.players()).map((one) => [one.name, one.title])));
