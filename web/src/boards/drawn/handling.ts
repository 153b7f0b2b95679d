/**
 * How a game is handled that has no board of its own: pick a kind of move, tap cells that it
 * touches until one move is left, or choose it from the list of those that are.
 */
import { boxAround } from '../../lib/box';
import type { Box, Cell, Draft, Handling, Move, Piece, Scene, Words } from '../../types/board';
import { endsAt, snakeOn } from '../shared/snakes';
import {
  choiceOf,
  choicesOf,
  choicesOn,
  contains,
  keyOf,
  placeOf,
  placesOf,
  type Choice,
  type Place,
} from './places';

/** What a draft has more: other cells that the move must touch, or the one that was picked. */
interface More {
  readonly cells: readonly Cell[];
  readonly pick: string | null;
}

const NOTHING: More = { cells: [], pick: null };

function moreOf(draft: Draft): More {
  return (draft.more as More | null) ?? NOTHING;
}

/** The moves that a draft may still become. */
export function open(scene: Scene, draft: Draft): Choice[] {
  if (!draft.cell) return [];
  return choicesOn(scene, draft.piece, [draft.cell, ...moreOf(draft).cells]);
}

/** The move that a draft shows: the one that was picked, else the first that it may become. */
function shown(scene: Scene, draft: Draft): Choice | undefined {
  const { pick } = moreOf(draft);
  return pick === null ? open(scene, draft)[0] : choiceOf(scene, pick);
}

function tray(scene: Scene): Piece[] {
  const kinds = choicesOf(scene).filter(({ cells }) => cells.length);
  return [...new Set(kinds.map(({ kind }) => kind))].map((id) => ({
    id,
    count: null,
    name: { key: 'board-drawn-kind', args: { kind: id } },
  }));
}

function named({ text }: Choice): Words {
  return { key: 'board-drawn-move', args: { move: text } };
}

function touch(scene: Scene, draft: Draft, cell: Cell): Draft | null {
  const { cells } = moreOf(draft);
  if (shown(scene, draft)?.cells.some((own) => String(own) === String(cell))) return null;
  const narrowed = { ...draft, more: { cells: [...cells, cell], pick: null } };
  return open(scene, narrowed).length ? narrowed : null;
}

/** Places of about the same height are a row. */
function rows(scene: Scene): Cell[][] {
  const found: { y: number; places: Place[] }[] = [];
  for (const place of placesOf(scene).sort((one, two) => one.centre.y - two.centre.y)) {
    const last = found.at(-1);
    if (last && place.centre.y - last.y < 0.3) last.places.push(place);
    else found.push({ y: place.centre.y, places: [place] });
  }
  return found.map(({ places }) =>
    places.sort((one, two) => one.centre.x - two.centre.x).map(({ cell }) => cell),
  );
}

function bounds(scene: Scene): Box {
  const [left = 0, top = 0, right = 1, bottom = 1] = scene.drawn?.frame ?? [];
  const points = placesOf(scene).flatMap(({ outline }) => outline);
  return boxAround([[left, top], [right, bottom], ...points]);
}

function at(scene: Scene, cell: Cell): Words {
  const snake = snakeOn(scene, cell);
  if (!snake) return { key: 'board-drawn-free' };
  if (snake.owner === null) return { key: 'board-drawn-nobody' };
  const args = { length: snake.cells.length, seat: snake.owner + 1 };
  return endsAt(snake, cell) ? { key: 'board-drawn-end', args } : { key: 'board-drawn-body', args };
}

export const handling: Handling = {
  tray,
  turns: () => 1,
  flips: () => false,
  move: (scene, draft) => shown(scene, draft)?.move ?? null,
  key: keyOf,
  draft(scene, move) {
    const choice = choiceOf(scene, keyOf(move));
    const cell = choice?.cells[0];
    if (!choice || !cell) return null;
    const more = { cells: [], pick: choice.key };
    return { piece: choice.kind, turn: 0, flipped: false, cell, more };
  },
  covers: (scene, draft) => [...(shown(scene, draft)?.cells ?? [])],
  touch,
  variants: (scene, draft) =>
    open(scene, draft).map((choice) => ({
      draft: { ...draft, more: { ...moreOf(draft), pick: choice.key } },
      name: named(choice),
    })),
  buttons: (scene) =>
    choicesOf(scene)
      .filter(({ cells }) => !cells.length)
      .map((choice) => ({ move: choice.move, name: named(choice) })),
  rows,
  cellName: (scene, cell) => placeOf(scene, cell)?.name ?? String(cell),
  at,
  bounds,
  centre: (scene, cell) => placeOf(scene, cell)?.centre ?? { x: 0, y: 0 },
  outline(scene, cell) {
    const outline = placeOf(scene, cell)?.outline ?? [];
    return outline.length ? `M${outline.map((point) => point.join(' ')).join('L')}Z` : '';
  },
  cellAt: (scene, point) => placesOf(scene).find((place) => contains(place, point))?.cell ?? null,
  cellsOf: (scene, move: Move) => [...(choiceOf(scene, keyOf(move))?.cells ?? [])],
};
