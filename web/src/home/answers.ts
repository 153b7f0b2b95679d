/** Answers without a service: what never changes lies in files, the rest is asked of the host here. */
import { baseOf } from '../lib/places';
import { Database, openDatabase } from './database';
import { host } from './host.svelte';

type Answer = (language: string, request: Request) => Promise<Response>;

let database: Promise<Database> | null = null;

function ownDatabase(): Promise<Database> {
  database ??= openDatabase().then((base) => new Database(base));
  return database;
}

/** The tables of this browser; none where it keeps nothing. */
export async function homeCards(): Promise<unknown[]> {
  try {
    return await (await ownDatabase()).cards();
  } catch {
    return [];
  }
}

async function whoAmI(): Promise<Response> {
  return Response.json({ name: (await (await ownDatabase()).fact('name')) ?? null });
}

async function introduced(_: string, request: Request): Promise<Response> {
  const { name } = (await request.json()) as { name: string };
  await (await ownDatabase()).keep_fact('name', name.slice(0, 40));
  return Response.json({ name });
}

/** What is answered before Python is loaded. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'GET /api/games': (language) => fetch(baseOf(`bundle/games.${language}.json`)),
  'GET /api/players': (language) => fetch(baseOf(`bundle/players.${language}.json`)),
  'GET /api/lobby': async () => Response.json({ key: 'needs-server' }, { status: 503 }),
  'GET /api/me/tables': async () => Response.json(await homeCards()),
  'GET /api/guest': whoAmI,
  'PUT /api/guest': introduced,
};

/** The answer to what would go to the service. */
export async function answerAtHome(request: Request, language: string): Promise<Response> {
  const path = new URL(request.url).pathname;
  const rules = /^\/api\/games\/(\w+)\/rules$/.exec(path);
  if (rules) return fetch(baseOf(`bundle/rules/${rules[1]}.${language}.md`));
  const answer = ANSWERS[`${request.method} ${path}`];
  return answer ? answer(language, request) : host.ask(request, path, language);
}
