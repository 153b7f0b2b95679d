/** What page and worker say to each other. */
import type { Card } from './database';

export type ToWorker =
  | { kind: 'begin'; base: string }
  | { kind: 'ask'; number: number; text: string }
  | { kind: 'open'; number: number; table: string; since: number; language: string; drawn: boolean }
  | { kind: 'hear'; number: number; text: string }
  | { kind: 'leave'; number: number }
  /** Something that the page knows and could not keep. */
  | { kind: 'fact'; name: string; value: string }
  /** A request whose answer is a stream. */
  | { kind: 'follow'; number: number; text: string };

export type FromWorker =
  | { kind: 'progress'; loaded: number; total: number }
  /** Everything is here, and so much of it is started, 0 to 1. */
  | { kind: 'starting'; part: number }
  | { kind: 'ready' }
  /** A table that is only in memory: the browser does not keep it. */
  | { kind: 'unkept'; card: Card }
  | { kind: 'failed'; why: Failure }
  | { kind: 'answer'; number: number; text: string }
  | { kind: 'say'; number: number; text: string }
  | { kind: 'close'; number: number; code: number };

/** Why tables can't be hosted in this browser. */
export type Failure = 'old' | 'network' | 'broken';

/** The list of what the bundle consists of. */
export interface Manifest {
  version: string;
  /** The packages of ours that are in it. */
  packages: string[];
  /** What `serpentry` offers with them alone. */
  names: string[];
  engines: string[];
  /** How many of our modules are loaded at the start. */
  modules: number;
  lock: unknown;
  size: number;
  gzipped: number;
  files: { path: string; size: number; gzipped: number }[];
}

/** What the names of caches with files of a bundle begin with; its version follows. */
export const CACHE = 'serpentry-bundle';
export const cacheOf = ({ version }: Manifest): string => `${CACHE}-${version}`;

/** A file without the headers of its way here: they would decide who may have it again. */
export function bare(answer: Response): Response {
  const type = answer.headers.get('Content-Type') ?? 'application/octet-stream';
  return new Response(answer.body, { headers: { 'Content-Type': type } });
}
