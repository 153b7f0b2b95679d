/** Answers without a service: what never changes lies in files, the rest is asked of the house. */
import { baseOf } from '../lib/places';
import { house } from './house.svelte';
import { openShelf, Shelf } from './shelf';

let shelf: Promise<Shelf> | null = null;

function ownShelf(): Promise<Shelf> {
  shelf ??= openShelf().then((base) => new Shelf(base));
  return shelf;
}

const told = (content: unknown): Response => Response.json(content);

/** The tables of this browser; none where it keeps nothing. */
export async function homeCards(): Promise<unknown[]> {
  try {
    return await (await ownShelf()).cards();
  } catch {
    return [];
  }
}

async function whoAmI(): Promise<Response> {
  return told({ name: (await (await ownShelf()).fact('name')) ?? null });
}

async function introduced(request: Request): Promise<Response> {
  const { name } = (await request.json()) as { name: string };
  await (await ownShelf()).keep_fact('name', name.slice(0, 40));
  return told({ name });
}

/** The answer to what would go to the service. */
export async function answerAtHome(request: Request, language: string): Promise<Response> {
  const path = new URL(request.url).pathname;
  const rules = /^\/api\/games\/(\w+)\/rules$/.exec(path);
  if (rules) return fetch(baseOf(`bundle/rules/${rules[1]}.${language}.md`));
  switch (`${request.method} ${path}`) {
    case 'GET /api/games':
      return fetch(baseOf(`bundle/games.${language}.json`));
    case 'GET /api/players':
      return fetch(baseOf(`bundle/players.${language}.json`));
    case 'GET /api/lobby':
      return Response.json({ key: 'needs-server' }, { status: 503 });
    case 'GET /api/me/tables':
      return told(await homeCards());
    case 'GET /api/guest':
      return whoAmI();
    case 'PUT /api/guest':
      return introduced(request);
  }
  return house.ask(request, path, language);
}
