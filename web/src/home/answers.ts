/**
 * Answers without a service: what never changes is in files, the rest is asked of the host here.
 */
import { baseOf } from '../lib/places';
import { homeCards, storage } from './cards';
import { host } from './host.svelte';

type Answer = (language: string, request: Request) => Promise<Response>;

async function whoAmI(): Promise<Response> {
  return Response.json({ name: (await (await storage()).fact('name')) ?? null });
}

async function introduced(_: string, request: Request): Promise<Response> {
  const { name } = (await request.json()) as { name: string };
  const own = await storage();
  await own.keep_fact('name', name.slice(0, 40));
  // What is not kept is told to the worker, which has a memory of its own.
  if (!own.isKeeping) host.learn('name', name.slice(0, 40));
  return Response.json({ name });
}

const needsServer = async (): Promise<Response> =>
  Response.json({ key: 'needs-server' }, { status: 503 });

/** What is answered before Python is loaded. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'GET /api/games': (language) => fetch(baseOf(`bundle/games.${language}.json`)),
  'GET /api/players': (language) => fetch(baseOf(`bundle/players.${language}.json`)),
  'GET /api/watch': needsServer,
  'GET /api/me/open': needsServer,
  'GET /api/me/games': needsServer,
  'GET /api/me/tables': async () => Response.json(await homeCards()),
  'GET /api/guest': whoAmI,
  'PUT /api/guest': introduced,
};

/** The form of a game as it is before anything is chosen; null for all others. */
async function packedForm(game: string, asked: Request, language: string): Promise<unknown> {
  const { seats, options } = (await asked.json()) as { seats: number; options: object };
  if (Object.keys(options).length) return null;
  // What was not packed, or does not come without a network, is made by the host.
  return fetch(baseOf(`bundle/forms/${game}.${language}.json`))
    .then((answer) => answer.json() as Promise<Record<string, unknown>>)
    .then((forms) => forms[seats] ?? null)
    .catch(() => null);
}

/** The answer to what would go to the service. */
export async function answerAtHome(request: Request, language: string): Promise<Response> {
  const path = new URL(request.url).pathname;
  const rules = /^\/api\/games\/(\w+)\/rules$/.exec(path);
  if (rules) return fetch(baseOf(`bundle/rules/${rules[1]}.${language}.md`));
  const form = /^\/api\/games\/(\w+)\/form$/.exec(path);
  if (form) {
    const packed = await packedForm(form[1]!, request.clone(), language);
    // A player who sets up a game will change something about it, or play.
    if (packed) void host.begin().catch(() => undefined);
    if (packed) return Response.json(packed);
  }
  const answer = ANSWERS[`${request.method} ${path}`];
  return answer ? answer(language, request) : host.ask(request, path, language);
}
