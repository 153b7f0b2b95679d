/** What a board is given: a file of `serpentry embed`, a table of a service, or a part of a study. */
import type { Move } from '../../types/board';
import type { Drawn } from '../../replay/drawing/drawing.svelte';
import type { Told } from '../../replay/steps.svelte';
import type { History } from '../../types/service';

export interface Given {
  /** The names of those who play, by seat. */
  readonly players: readonly string[];
  readonly to_act: number | 'chance' | null;
  readonly history: Told;
  readonly puzzle?: Task;
  /** After how many steps it is shown at first; all of them if nothing is given. */
  readonly shown?: number;
  readonly notes?: readonly Note[];
  readonly variations?: readonly Variation[];
  /** Where moves can be made: somebody who knows the rules answers each with a new one of these. */
  readonly turn?: Turn;
}

export interface Turn {
  /** After a number of steps. */
  readonly ply: number;
  readonly legal: readonly Move[];
  /** What was said to the last move: why it was refused. */
  readonly said: string;
}

/** What is written and drawn after a number of steps. */
export interface Note {
  readonly ply: number;
  readonly text: string;
  readonly marks: readonly Drawn[];
}

/** Other steps, after a number of the game. */
export interface Variation {
  readonly title: string;
  readonly after: number;
  readonly to_act: Given['to_act'];
  readonly steps: Told['steps'];
  readonly notes: readonly Note[];
}

/** Something to be solved: the steps of the history are its solution, with the answers to it. */
export interface Task {
  readonly seat: number;
  /** What can be had: win or draw; or by how much the move is the best at least, and of what. */
  readonly goal: string;
  readonly unit: string;
  /** For each step the moves that are legal and those that solve it; null: the defence answers. */
  readonly choices: readonly (Choice | null)[];
}

export interface Choice {
  readonly legal: readonly Move[];
  readonly right: readonly Move[];
}

const FORMAT = 'serpentry embed 1';

/** What a text says; an error with a sentence if it is something else. */
export function read(text: string): Given {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    throw new Error('The data of this board is no JSON.');
  }
  if ((told as { format?: unknown } | null)?.format !== FORMAT)
    throw new Error(`The data of this board is not what “serpentry embed” writes (${FORMAT}).`);
  return told as Given;
}

async function json<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json');
  if (!isJson) throw new Error(`${address} is no service of Serpentry: name one with “host”.`);
  const told = (await answer.json()) as T & { text?: string };
  if (!answer.ok) throw new Error(told.text ?? `${address} answered ${answer.status}.`);
  return told;
}

interface Looked {
  readonly table: {
    readonly to_act: Given['to_act'];
    readonly chairs: readonly { readonly name: string; readonly title: string }[];
  };
}

/** A table of a service as it stands. */
export async function askFor(host: string, id: string): Promise<Given> {
  const at = `${host.replace(/\/$/, '')}/api/tables/${encodeURIComponent(id)}`;
  const [{ table }, history] = await Promise.all([
    json<Looked>(at),
    json<History>(`${at}/history`),
  ]);
  return {
    players: table.chairs.map(({ name, title }) => name || title),
    to_act: table.to_act,
    history,
  };
}

/** One of the boards of a study that a service lets be read. */
export const askForBoard = (host: string, study: string, number: string): Promise<Given> =>
  json(
    `${host.replace(/\/$/, '')}/api/studies/${encodeURIComponent(study)}/boards/${encodeURIComponent(number)}`,
  );

/** A file beside the page, or anywhere that lets it be read. */
export async function fetched(address: string): Promise<Given> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return read(await answer.text());
}
