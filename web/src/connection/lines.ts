/** What lasts: lines to tables, and thoughts that come bit by bit; of the service or the host here. */
import { WebSocket as LastingSocket } from 'partysocket';
import { host } from '../home/host.svelte';
import { isHome } from '../lib/places';
import { language } from '../lib/words.svelte';
import type { Choice, CurvePoint, Report, ReviewInfo } from '../types/service';

/** A line to a table: texts go in and come out. */
export interface Line {
  /** Whether nothing can be lost on it. */
  readonly isSteady: boolean;
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
    maxReconnectionDelay: 2000,
    connectionTimeout: 6000,
  });
  socket.addEventListener('message', (event) => ends.heard(String(event.data)));
  socket.addEventListener('close', (event) => ends.closed(event.code));
  return {
    isSteady: false,
    send: (text) => socket.send(text),
    close: () => socket.close(),
    reconnect: () => socket.reconnect(),
  };
}

function homeLine(table: string, drawn: boolean, ends: LineEnds): Line {
  const number = host.listen(ends, (number) => ({
    kind: 'open',
    number,
    table,
    since: ends.since(),
    language: language(),
    drawn,
  }));
  number.catch(() => ends.closed(0));
  return {
    isSteady: true,
    send: (text) => void number.then((number) => host.tell({ kind: 'hear', number, text })),
    close: () => void number.then((number) => host.leave(number)),
    reconnect: () => undefined,
  };
}

/** Events of all thinking: how far an engine has come, why there is none, and the end. */
interface Thinking {
  waiting: { progress: number };
  failed: { why: string };
  done: unknown;
  error: unknown;
}

interface AnalysisEvents extends Thinking {
  report: Report;
}

interface ReviewEvents extends Thinking {
  picture: { curve: CurvePoint[] };
  choice: Choice;
  review: ReviewInfo;
}

/** Events by name, until they are closed. */
type Heard<E> = { readonly [Name in keyof E]: (data: E[Name]) => void };
type HeardTexts = Readonly<Record<string, (data: string) => void>>;

/** Let computers think about a position; gives how to stop it. */
export function openAnalysis(
  table: string,
  ply: number,
  seconds: number,
  heard: Heard<AnalysisEvents>,
): () => void {
  return openEvents(table, `analysis?ply=${ply}&seconds=${seconds}`, heard);
}

/** Let computers look through a finished game; gives how to stop it. */
export function openReview(table: string, seconds: number, heard: Heard<ReviewEvents>): () => void {
  return openEvents(table, `review?seconds=${seconds}`, heard);
}

function openEvents<E>(table: string, asked: string, heard: Heard<E>): () => void {
  const address = `/api/tables/${table}/${asked}&language=${language()}`;
  const texts = Object.entries<(data: never) => void>(heard).map(
    ([name, hear]) => [name, (data: string) => hear(read(data))] as const,
  );
  return (isHome(table) ? homeEvents : serviceEvents)(address, Object.fromEntries(texts));
}

/** A connection that breaks off has nothing to say. */
function read(data: string): never {
  return (data ? JSON.parse(data) : null) as never;
}

function serviceEvents(address: string, heard: HeardTexts): () => void {
  const source = new EventSource(address);
  for (const [name, hear] of Object.entries(heard))
    source.addEventListener(name, (event) => hear((event as MessageEvent<string>).data));
  return () => source.close();
}

function homeEvents(address: string, heard: HeardTexts): () => void {
  const hear = (text: string): void => {
    const { event, data } = JSON.parse(text) as { event: string; data: string };
    heard[event]?.(data);
  };
  const number = host.follow(address, language(), { heard: hear });
  number.catch(() => heard['error']?.(''));
  return () => void number.then((number) => host.leave(number));
}
