/**
 * Whom the client talks to: the service over a network, or the host in this browser. The messages are
 * the same, and nobody else needs to know which it is.
 */
import { homeCards } from '../home/cards';
import { isHome, isSite } from '../lib/places';
import { language } from '../lib/words.svelte';
import { patiently } from './patience.svelte';

/** What is answered here; a page that only asks the service does without it. */
const answerAtHome = async (request: Request): Promise<Response> =>
  (await import('../home/answers')).answerAtHome(request, language());

/** Ask; a request goes to wherever its table is, and home when nobody else answers. */
export async function ask(request: Request): Promise<Response> {
  const spare = request.clone();
  if (await goesHome(request)) return answerAtHome(spare);
  try {
    const answer = await (isThought(request) ? fetch(request) : patiently(fetch(request)));
    return isMine(request) ? withHome(answer) : answer;
  } catch (error) {
    if (!canStay(request)) throw error;
    return answerAtHome(spare);
  }
}

const pathOf = (request: Request): string => new URL(request.url).pathname;
const tableOf = (path: string): string => /^\/api\/tables\/([\w-]+)/.exec(path)?.[1] ?? '';
/** Whether it is worked on for as long as it takes, which is reported where it is asked. */
const isThought = (request: Request): boolean => /\/(hint|animation\.\w+)$/.test(pathOf(request));
const isMine = (request: Request): boolean => pathOf(request) === '/api/me/tables';

async function goesHome(request: Request): Promise<boolean> {
  if (isSite || isHome(tableOf(pathOf(request)))) return true;
  if (request.method !== 'POST' || pathOf(request) !== '/api/tables') return false;
  const plan = (await request.clone().json()) as { from?: { table: string } };
  return isHome(plan.from?.table ?? '');
}

/** Whether something can be had here when the service can't be reached: all but its tables and clubs. */
function canStay(request: Request): boolean {
  const path = pathOf(request);
  return !tableOf(path) && !/^\/api\/clubs\b/.test(path);
}

/** The tables of the service, and those of this browser. */
async function withHome(answer: Response): Promise<Response> {
  const home = await homeCards();
  if (!answer.ok || !home.length) return answer;
  return Response.json([...home, ...((await answer.json()) as unknown[])]);
}
