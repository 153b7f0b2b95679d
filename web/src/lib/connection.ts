/**
 * Whom the client talks to: the service over the net, or the house in this browser. The messages are
 * the same, and nobody else needs to know which it is.
 */
import { WebSocket as LastingSocket } from 'partysocket';
import { answerAtHome, homeCards } from '../home/answers';
import { house } from '../home/house.svelte';
import type { ToWorker } from '../home/talk';
import { isHome, isSite } from './places';
import { language } from './words.svelte';

/** Ask; a request goes to wherever its table is, and home when nobody else answers. */
export async function ask(request: Request): Promise<Response> {
  const spare = request.clone();
  if (await goesHome(request)) return answerAtHome(spare, language());
  try {
    const answer = await fetch(request);
    return isMine(request) ? withHome(answer) : answer;
  } catch (error) {
    if (!canStay(request)) throw error;
    return answerAtHome(spare, language());
  }
}

const pathOf = (request: Request): string => new URL(request.url).pathname;
const tableOf = (path: string): string => /^\/api\/tables\/([\w-]+)/.exec(path)?.[1] ?? '';
const isMine = (request: Request): boolean => pathOf(request) === '/api/me/tables';

async function goesHome(request: Request): Promise<boolean> {
  if (isSite || isHome(tableOf(pathOf(request)))) return true;
  if (request.method !== 'POST' || pathOf(request) !== '/api/tables') return false;
  const plan = (await request.clone().json()) as { from?: { table: string } };
  return isHome(plan.from?.table ?? '');
}

/** Whether something can be had here when the service can't be reached: all but its own tables. */
function canStay(request: Request): boolean {
  return !tableOf(pathOf(request));
}

/** The tables of the service, and those of this browser. */
async function withHome(answer: Response): Promise<Response> {
  const home = await homeCards();
  if (!answer.ok || !home.length) return answer;
  return Response.json([...home, ...((await answer.json()) as unknown[])]);
}

/** A line to a table: texts go in and come out. */
export interface Line {
  send(text: string): void;
  close(): void;
  reconnect(): void;
}

export interface LineEnds {
  /** After which event the table is known, now. */
  since(): number;
  heard(text: string): void;
  closed(code: number): void;
}

/** Open a line to a table; `drawn` asks for a picture with every position. */
export function openLine(table: string, drawn: boolean, ends: LineEnds): Line {
  return isHome(table) ? homeLine(table, drawn, ends) : serviceLine(table, drawn, ends);
}

function serviceLine(table: string, drawn: boolean, ends: LineEnds): Line {
  const address = (): string => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = `since=${ends.since()}&language=${language()}&drawn=${drawn}&changes=true`;
    return `${scheme}://${location.host}/api/tables/${table}/socket?${query}`;
  };
  const socket = new LastingSocket(address, [], {
    maxEnqueuedMessages: 0,
    minReconnectionDelay: 300,
    maxReconnectionDelay: 5000,
    connectionTimeout: 6000,
  });
  socket.addEventListener('message', (event) => ends.heard(String(event.data)));
  socket.addEventListener('close', (event) => ends.closed(event.code));
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    reconnect: () => socket.reconnect(),
  };
}

function homeLine(table: string, drawn: boolean, ends: LineEnds): Line {
  const number = house.listen(ends, (number) => ({
    kind: 'open',
    number,
    table,
    since: ends.since(),
    language: language(),
    drawn,
  }));
  number.catch(() => ends.closed(0));
  return {
    send: (text) => void number.then((number) => house.tell({ kind: 'hear', number, text })),
    close: () => void number.then((number) => house.leave(number)),
    // Nothing is lost between here and the worker.
    reconnect: () => undefined,
  };
}

/** Events of an analysis, by name, until it is closed. */
export type Heard = Readonly<Record<string, (data: string) => void>>;

/** Let computers think about a position; gives how to stop it. */
export function openAnalysis(
  table: string,
  ply: number,
  seconds: number,
  heard: Heard,
): () => void {
  if (isHome(table)) {
    const about = { kind: 'look', table, ply, seconds, language: language() } as const;
    return homeEvents((number) => ({ ...about, number }), heard);
  }
  return serviceEvents(`/api/tables/${table}/analysis?ply=${ply}&seconds=${seconds}`, heard);
}

/** Let computers look through a finished game; gives how to stop it. */
export function openReview(table: string, seconds: number, heard: Heard): () => void {
  if (isHome(table)) {
    const about = { kind: 'review', table, seconds, language: language() } as const;
    return homeEvents((number) => ({ ...about, number }), heard);
  }
  return serviceEvents(
    `/api/tables/${table}/review?seconds=${seconds}&language=${language()}`,
    heard,
  );
}

function serviceEvents(address: string, heard: Heard): () => void {
  const source = new EventSource(address);
  for (const [name, hear] of Object.entries(heard))
    source.addEventListener(name, (event) => hear((event as MessageEvent<string>).data));
  return () => source.close();
}

function homeEvents(open: (number: number) => ToWorker, heard: Heard): () => void {
  const hear = (text: string): void => {
    const { event, data } = JSON.parse(text) as { event: string; data: string };
    heard[event]?.(data);
  };
  const number = house.listen({ heard: hear }, open);
  number.catch(() => heard['error']?.(''));
  return () => void number.then((number) => house.leave(number));
}
