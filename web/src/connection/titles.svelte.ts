/** What games, computers and people are called, asked for once in each language. */
import { language, t } from '../lib/words.svelte';
import type { Chair } from '../types/service';
import { api } from './api';

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
const playerNames = (): Promise<Names> =>
  once('players', async () => new Map((await api.players()).map((one) => [one.name, one.title])));

let computers = $state.raw<ReadonlyMap<string, string>>(new Map());

/** Learn the computers' names. */
export function learnNames(): void {
  void playerNames().then((names) => (computers = names));
}

function nameOfBot({ bot, player, name }: Chair): string {
  return bot ? t(`bot-${bot}`) : (computers.get(player) ?? name);
}

/** The name of the player on a chair. */
export function nameOfChair(chair: Chair | undefined, seat: number): string {
  if (chair?.kind === 'computer') return nameOfBot(chair);
  return chair?.name || chair?.title || t('web-seat-number', { seat: seat + 1 });
}
