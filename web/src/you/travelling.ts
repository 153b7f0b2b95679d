/** One's games on the move: all their records in one text, and records into this browser. */
import { answerAtHome } from '../home/answers';
import { api } from '../connection/api';
import { Refusal } from '../lib/refusal';
import { language, t } from '../lib/words.svelte';
import type { OwnGames } from './shelf.svelte';

/** Milliseconds that are waited when the service has been asked too often. */
const PAUSE = 5000;
const TOO_OFTEN = 429;

/** The record of a game; nothing where it can't be had, as while hands are hidden. */
async function recordOf(id: string): Promise<string> {
  for (;;) {
    try {
      return await api.record(id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 0) throw error;
      if (error.status !== TOO_OFTEN) return '';
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** All of one's games, one record after another, with progress for the page. */
export async function everyRecord(
  games: OwnGames,
  tell: (done: number, count: number) => void,
): Promise<string> {
  const ids = await games.everyId();
  const records: string[] = [];
  for (const [at, id] of ids.entries()) {
    tell(at, ids.length);
    records.push(await recordOf(id));
  }
  return records
    .filter(Boolean)
    .map((one) => `${one.trimEnd()}\n`)
    .join('\n');
}

/** Keep games in this browser; gives how many there are now that were not before. */
export async function takeOver(
  records: readonly string[],
  tell: (done: number) => void,
): Promise<number> {
  let done = 0;
  for (const record of records) {
    tell(done);
    const body = JSON.stringify({ record });
    const request = new Request(`${location.origin}/api/tables`, { method: 'POST', body });
    const answer = await answerAtHome(request, language());
    if (!answer.ok) {
      const { text } = (await answer.json()) as { text?: string };
      throw new Refusal(text ?? t('web-went-wrong'), answer.status);
    }
    done += 1;
  }
  return done;
}
