/** What happened, line by line: a run of draws is one line. */
import { t } from '../lib/words.svelte';
import type { Move } from '../types/board';
import type { Said, Seen } from '../types/service';

/** This many sentences about who was passed over are shown at once. */
const MOST_SENTENCES = 2;

export interface Line {
  /** The places of its first and last move or draw among all of the game, from 1. */
  readonly first: number;
  readonly last: number;
  readonly by: number | string | undefined;
  readonly notation: string;
  /** The move, where it is one and no run of draws. */
  readonly move: Move | undefined;
  readonly told: readonly Said[];
  /** The seats that are passed over after it. */
  readonly passed: readonly Said[];
  /** The number of the event, for the names that people had then. */
  readonly seq?: number | undefined;
}

/** A move or draw, at a table or in a record. */
interface Happening {
  readonly by?: number | string;
  readonly text?: string;
  readonly move?: Move;
  readonly told?: readonly Said[];
  readonly passed?: readonly Said[];
  readonly seq?: number;
}

/** The lines of moves and draws. */
export function linesOf(played: readonly Happening[]): Line[] {
  const lines: Line[] = [];
  for (const [at, one] of played.entries()) {
    const line = lineOf(one, at + 1);
    const before = lines.at(-1);
    if (before?.by === 'chance' && one.by === 'chance') lines.splice(-1, 1, joined(before, line));
    else lines.push(line);
  }
  return lines;
}

function lineOf({ by, text, move, told, passed, seq }: Happening, number: number): Line {
  return {
    first: number,
    last: number,
    by,
    notation: text ?? '',
    move,
    told: told ?? [],
    passed: passed ?? [],
    ...(seq === undefined ? {} : { seq }),
  };
}

function joined(one: Line, two: Line): Line {
  return {
    ...one,
    last: two.last,
    notation: `${one.notation}, ${two.notation}`,
    told: [...one.told, ...two.told],
    passed: [...one.passed, ...two.passed],
  };
}

const isSaid = (fact: unknown): fact is Said =>
  typeof fact === 'object' && fact !== null && 'key' in fact;

/** What was placed, without the player and the place; null where the whole sentence must do. */
export function whatOf({ by, told: [did] }: Line): Said | null {
  const what = did?.facts.what;
  if (typeof by !== 'number' || !isSaid(what)) return null;
  const piece = what.facts.tile ?? what.facts.card ?? what.facts.what;
  return isSaid(piece) ? piece : what;
}

/** What came of a move, in a word or two. */
export function effectOf({ told }: Line): string {
  const [, did] = /^did-[a-z0-9]+-([a-z]+)/.exec(told[0]?.key ?? '') ?? [];
  const length = told[0]?.facts.length;
  if (did && typeof length === 'number') return t('web-log-length', { did, length });
  return did === 'new' || did === 'begin' ? t('web-log-new') : '';
}

/**
 * The seats that were passed over since a seat's own last move, or from the start where it has made
 * none: the last of it, and nothing twice.
 */
export function passedSince(played: readonly Seen[], seats: readonly number[]): Said[] {
  const own = played.findLastIndex(({ by }) => typeof by === 'number' && seats.includes(by));
  const passed = played.slice(Math.max(0, own)).flatMap((one) => one.passed ?? []);
  return [...new Map(passed.map((one) => [JSON.stringify(one), one])).values()].slice(
    -MOST_SENTENCES,
  );
}
