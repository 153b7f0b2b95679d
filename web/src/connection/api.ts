/** The service over HTTP; every answer is what was asked for, or a sentence that says why not. */
import createClient, { type Middleware } from 'openapi-fetch';
import { ask } from './asking';
import { Refusal } from '../lib/refusal';
import type { paths } from '../types/schema';
import type { ArrangingPlan, TablePlan } from '../types/service';
import { language, t } from '../lib/words.svelte';

/** What went wrong, in a sentence for people. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : t('web-went-wrong');
}

/** Do something; gives what went wrong with it in a sentence, or nothing. */
export async function troubleWith(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return '';
  } catch (error) {
    return sentence(error);
  }
}

const speaking: Middleware = {
  onRequest({ request }) {
    request.headers.set('Accept-Language', language());
    return request;
  },
};

export const client = createClient<paths>({ baseUrl: location.origin, fetch: ask });
client.use(speaking);

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What the service says of a refusal. */
interface Told {
  text?: string;
  key?: string;
  args?: Record<string, string | number>;
}

/** The answer; a Refusal says why there is none. */
export async function answered<T>(asked: Promise<Answer<T>>): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await asked;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(t('web-no-connection'), 0);
  }
  if (answer.data !== undefined) return answer.data;
  const told = answer.error as Told | undefined;
  const { status } = answer.response;
  throw new Refusal(told?.text ?? t('web-went-wrong'), status, told?.key, told?.args);
}

export const api = {
  games: () => answered(client.GET('/api/games')),
  players: () => answered(client.GET('/api/players')),
  me: () => answered(client.GET('/api/guest')),
  introduce: (name: string) => answered(client.PUT('/api/guest', { body: { name } })),
  /** Make a word with which another device is this guest, once. */
  makePass: () => answered(client.POST('/api/guest/pass')),
  withdrawPass: () => answered(client.DELETE('/api/guest/pass')),
  usePass: (word: string) => answered(client.PUT('/api/guest/pass', { body: { word } })),
  watch: () => answered(client.GET('/api/watch', { cache: 'no-cache' })),
  myTables: () => answered(client.GET('/api/me/tables')),
  /** Make a table; what is left out of the plan is as the service has it. */
  make: (plan: Partial<TablePlan>) =>
    answered(client.POST('/api/tables', { body: plan as TablePlan })),
  /** The table as it is now, without snakes and legal moves. */
  look: (table: string) =>
    answered(
      client.GET('/api/tables/{table}', { params: { path: { table }, query: { moves: false } } }),
    ),
  sit: (table: string, seat: number | null) =>
    answered(client.POST('/api/tables/{table}/sit', { ...at(table), body: { seat } })),
  counted: (table: string) => answered(client.GET('/api/tables/{table}/counted', at(table))),
  verify: (table: string) => answered(client.GET('/api/tables/{table}/verify', at(table))),
  hint: (table: string) => answered(client.POST('/api/tables/{table}/hint', at(table))),
  /** What can be asked before a game, with what was chosen so far. */
  form: (game: string, seats: number, options: Record<string, unknown>) =>
    answered(
      client.POST('/api/games/{game}/form', {
        params: { path: { game } },
        body: { seats, options },
      }),
    ),
  /** A position that is set up by hand, perhaps with one piece more. */
  arrange: (game: string, plan: Partial<ArrangingPlan>) =>
    answered(
      client.POST('/api/games/{game}/arrange', {
        params: { path: { game } },
        body: plan as ArrangingPlan,
      }),
    ),
  record: (table: string) =>
    answered<string>(client.GET('/api/tables/{table}/record', { ...at(table), parseAs: 'text' })),
  /** The position that a record ends with. */
  show: (record: string) => answered(client.POST('/api/show', { body: { record } })),
  rules: (game: string) =>
    answered<string>(
      client.GET('/api/games/{game}/rules', { params: { path: { game } }, parseAs: 'text' }),
    ),
};

function at(table: string) {
  return { params: { path: { table } } };
}
