/** Games on the move: as files, from this browser to the service, and back. */
import { answerAtHome } from '../home/answers';
import { api } from './api';
import { saveFile } from '../lib/file';
import { Refusal } from '../lib/refusal';
import type { Chair, SeatPlan } from '../types/service';
import { beKnown } from './guest';
import { go } from '../lib/router.svelte';
import { language, t } from '../lib/words.svelte';

/** Continue a record that somebody kept, where this client makes its tables. */
export async function openRecord(record: string): Promise<void> {
  await beKnown();
  const made = await api.make({ record });
  go(`/table/${made.id}`);
}

/** Continue a game of this browser at the service: seats of people are for anyone who comes. */
export async function playWithOthers(table: string, chairs: readonly Chair[]): Promise<void> {
  const record = await api.record(table);
  await beKnown();
  const made = await api.make({ record, seats: seatsFor(chairs) });
  go(`/table/${made.id}`);
}

/** Continue a game of the service in this browser, without anybody else. */
export async function takeHome(table: string): Promise<void> {
  const body = JSON.stringify({ record: await api.record(table) });
  const request = new Request(`${location.origin}/api/tables`, { method: 'POST', body });
  const answer = await answerAtHome(request, language());
  const made = (await answer.json()) as { id: string; text?: string };
  if (!answer.ok) throw new Refusal(made.text ?? t('web-went-wrong'), answer.status);
  go(`/table/${made.id}`);
}

/**
 * The player of each seat: the first person here, the others by the link, computers as they were.
 */
export function seatsFor(chairs: readonly Chair[]): SeatPlan[] {
  const first = chairs.findIndex((chair) => chair.kind !== 'computer');
  return chairs.map((chair, seat) => {
    const plan = { name: '', player: '', side: '' };
    if (chair.kind === 'computer') return { ...plan, kind: 'computer', player: chair.player };
    return { ...plan, kind: seat === first ? 'here' : 'elsewhere' };
  });
}

/** Save a record as a file. */
export async function saveRecord(table: string, name: string): Promise<void> {
  saveFile(new Blob([await api.record(table)], { type: 'text/plain' }), name);
}
