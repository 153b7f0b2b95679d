/** Legal moves as the service lists them, and finding one among them. */
import type { Handling, Move } from '../types/board';
import type { components } from '../types/schema';

type LegalRows = components['schemas']['Legal'];

/** The moves of the service's rows: each row zipped with the names of its parts. */
export function movesOf(legal: LegalRows | null | undefined): Move[] {
  if (!legal) return [];
  return legal.kinds.flatMap(({ parts, rows }) =>
    rows.map((row) => Object.fromEntries(parts.map((part, at) => [part, row[at]]))),
  );
}

/** Legal moves by their keys, so that a draft is looked up at once. */
export function indexed(handling: Handling, moves: readonly Move[]): Map<string, Move> {
  return new Map(moves.map((move) => [handling.key(move), move]));
}
