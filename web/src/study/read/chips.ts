/** The moves of a board as they are read: number, whose, the piece, and what stands at each place. */
import { tell } from '../../lib/words.svelte';
import { Steps } from '../../replay/steps.svelte';
import { Story } from '../../story/story.svelte';
import type { Board, Draft, Move, Scene } from '../../types/board';
import type { Given, Note, Variation } from '../model/given';
import { MAIN, notesOf } from '../model/notes';

export interface Chip {
  /** After how many moves from the beginning it has been made. */
  readonly ply: number;
  /** The first of the draws that are shown as one; otherwise the same. */
  readonly first: number;
  readonly by: number | 'chance';
  /** The move as it is written, and as it is called. */
  readonly text: string;
  readonly name: string;
  readonly scene: Scene;
  readonly piece: Draft | null;
  /** What chance did, where a picture can show it. */
  readonly draw: Move | null;
}

/** Some moves, then the note behind the last of them, and other ways to play it. */
export interface Passage {
  readonly chips: readonly Chip[];
  readonly note: Note | null;
  readonly others: readonly { readonly variation: number; readonly passages: readonly Passage[] }[];
}

function nameOf(board: Board, scene: Scene, move: Move, piece: Draft | null): string {
  const kinds = board.handling.tray(scene, [move]);
  const kind = kinds.find(({ id }) => id === piece?.piece)?.name;
  const [button] = piece ? [] : board.handling.buttons(scene, [move]);
  const name = kind ?? button?.name;
  return name ? tell(name) : '';
}

/** The chips of a line; a variation's begin behind the moves of the game before it. */
function chipsOf(given: Given, board: Board, line: Variation | null): Chip[] {
  const { history, players } = given;
  const after = line?.after ?? 0;
  const steps = [...history.steps.slice(0, after), ...(line?.steps ?? history.steps)];
  const toAct = line ? line.to_act : given.to_act;
  const game = new Steps(
    { ...history, steps },
    board,
    players.length,
    toAct,
    new Story(0, () => 0),
  );
  return steps.slice(after).map(({ by, move, text }, at) => {
    const scene = game.sceneAt(after + at);
    const isSeat = typeof by === 'number';
    const piece = isSeat ? board.handling.draft(scene, move) : null;
    const name = isSeat ? nameOf(board, scene, move, piece) : '';
    const ply = after + at + 1;
    const [who, draw] = isSeat ? [by, null] : (['chance', move] as const);
    return { ply, first: ply, by: who, text, name, scene, piece, draw };
  });
}

/** A board as it is read from the first move to the last. */
export function passagesOf(given: Given, board: Board): Passage[] {
  const variations = given.variations ?? [];
  const notes = notesOf(given, MAIN);
  const others = (ply: number): Passage['others'] =>
    variations.flatMap((one, variation) =>
      one.after === ply - 1 ? [{ variation, passages: variationOf(given, board, variation) }] : [],
    );
  const chips = chipsOf(given, board, null);
  const known = gathered(chips, notes, others, 0);
  // A variation may continue where the game ends.
  const beyond = others(chips.length + 1);
  return beyond.length ? [...known, { chips: [], note: null, others: beyond }] : known;
}

function variationOf(given: Given, board: Board, variation: number): Passage[] {
  const line = given.variations![variation]!;
  const notes = new Map(line.notes.map((one) => [one.ply + line.after, one]));
  return gathered(chipsOf(given, board, line), notes, () => [], line.after);
}

function gathered(
  chips: readonly Chip[],
  notes: ReadonlyMap<number, Note>,
  others: (ply: number) => Passage['others'],
  first: number,
): Passage[] {
  const before = notes.get(first);
  const passages: Passage[] = before?.text ? [{ chips: [], note: before, others: [] }] : [];
  let row: Chip[] = [];
  for (const chip of chips) {
    row.push(chip);
    const [note, more] = [notes.get(chip.ply), others(chip.ply)];
    if (!note?.text && !more.length && chip !== chips.at(-1)) continue;
    passages.push({ chips: row, note: note?.text ? note : null, others: more });
    row = [];
  }
  return passages;
}

/** What a variation is called: what its maker says, or what it replaces. */
export function variationName(
  given: Given,
  variation: number,
  replaced: Chip | undefined,
  instead: (number: number, move: string) => string,
): string {
  const { title, after, steps } = given.variations![variation]!;
  const move = replaced?.name || (given.history.steps[after] ?? steps[0])?.text;
  return title || instead(after + 1, move ?? '');
}
