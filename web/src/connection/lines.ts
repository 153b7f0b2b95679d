/** What lasts: lines to tables, and thoughts that come bit by bit; of the service or the host here. */
import { WebSocket as LastingSocket } from 'partysocket';
import { host } from '../home/host.svelte';
import { isHome } from '../lib/places';
import { language } from '../lib/words.svelte';

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

/** Events of an analysis, by name, until it is closed. */
export type Heard = Readonly<Record<string, (data: string) => void>>;

/** Let computers think about a position; gives how to stop it. */
export function openAnalysis(
  table: string,
  ply: number,
  seconds: number,
  heard: Heard,
): () => void {
  return openEvents(table, `analysis?ply=${ply}&seconds=${seconds}`, heard);
}

/** Let computers look through a finished game; gives how to stop it. */
export function openReview(table: string, seconds: number, heard: Heard): () => void {
  return openEvents(table, `review?seconds=${seconds}`, heard);
}

function openEvents(table: string, asked: string, heard: Heard): () => void {
  const address = `/api/tables/${table}/${asked}&language=${language()}`;
  return isHome(table) ? homeEvents(address, heard) : serviceEvents(address, heard);
}

function serviceEvents(address: string, heard: Heard): () => void {
  const source = new EventSource(address);
  for (const [name, hear] of Object.entries(heard))
    source.addEventListener(name, (event) => hear((event as MessageEvent<string>).data));
  return () => source.close();
}

function homeEvents(address: string, heard: Heard): () => void {
  const hear = (text: string): void => {
    const { event, data } = JSON.parse(text) as { event: string; data: string };
    heard[event]?.(data);
  };
  const number = host.follow(address, language(), { heard: hear });
  number.catch(() => heard['error']?.(''));
  return () => void number.then((number) => host.leave(number));
}
