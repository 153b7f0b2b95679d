/**
 * Words as `lib/words.svelte` has them, put into words by the Python that a picture is painted for.
 */
import type { Words } from '../types/board';

type Arguments = Readonly<Record<string, string | number>>;

/** Python's: a message with its arguments, which are JSON. */
declare const say: (key: string, args: string) => string;

let worn: Readonly<Record<string, string>> = {};

/** Call pieces by these colours from now on. */
export function wear(looks: Readonly<Record<string, string>>): void {
  worn = looks;
}

export const t = (key: string, args: Arguments = {}): string => say(key, JSON.stringify(args));

export function tell({ key, args = {} }: Words): string {
  const seen = Object.entries(args).map(([name, one]) => [name, worn[one] ?? one]);
  return t(key, Object.fromEntries(seen) as Arguments);
}

export const figure = (number: number): string => String(number).replace('-', '−');
export const learnTales = (): Promise<void> => Promise.resolve();
