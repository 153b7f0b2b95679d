/** How Schlangennest is handled. */
import type { Cell, Draft, Handling, Move, Piece, Scene, Words } from '../../types/board';
import { kindOf } from '../shared/kinds';
import { endsAt } from '../shared/snakes';
import { askedCells, cards, onePlane, handSeat, placeOf } from '../square/handling';
import { boxAround } from '../../lib/box';
import { cellsOfBox, SIDE_LETTERS } from '../square/lattice';
import { strandsOf } from '../square/served';
import { squareName } from './names';
import { windowOf } from './picture';
import {
  COLOURS,
  handOf,
  hasTwoSnakes,
  heldBy,
  isCrossing,
  knownSides,
  moveOf,
  positionOf,
} from './position';
import type { Colour, NestMove } from './position';

/** What a piece of the tray is: a card of a snake, or a card on the table that is opened. */
type Held =
  | { do: 'lay'; card: string; snake: number | null }
  | { do: 'turn' | 'replace'; card: string; snake: null };

export function heldOf(piece: string): Held {
  if (piece === 'turn') return { do: 'turn', card: 'curve', snake: null };
  if (piece === 'replace') return { do: 'replace', card: 'tail', snake: null };
  const [card, snake] = piece.split(' ');
  return { do: 'lay', card: card!, snake: snake === undefined ? null : Number(snake) };
}

/** The colour that a piece of the tray has. */
export function colourOf(scene: Scene, piece: string): Colour {
  const { snake } = heldOf(piece);
  const seat = typeof scene.toAct === 'number' ? scene.toAct : (handSeat(scene, []) ?? 0);
  const own = heldBy(scene, seat);
  const moving = positionOf(scene).colours[0] ?? own[0]!;
  // A seat that is not to act has another colour than the one that moves.
  const one = own.includes(moving) ? moving : own[0]!;
  return COLOURS[snake === null ? one : own[snake]!]!;
}

function tray(scene: Scene, legal: readonly Move[]): Piece[] {
  const seat = handSeat(scene, legal);
  const openings = (['turn', 'replace'] as const).filter((kind) =>
    legal.some((move) => move.do === kind),
  );
  const pieces = openings.map((id): Piece => ({ id, count: null, name: pieceName(id) }));
  if (seat === null || (openings.length && !legal.some((move) => move.do === 'lay'))) return pieces;
  const { colours } = positionOf(scene);
  const own = heldBy(scene, seat);
  const held = legal.length ? own.filter((one) => colours.includes(one)) : own;
  for (const colour of held) {
    const snake = own.indexOf(colour);
    scene.pieces.forEach(({ name }, index) => {
      const count = handOf(scene, colour)[index] ?? 0;
      const id = hasTwoSnakes(scene) ? `${name} ${snake}` : name;
      if (count) pieces.push({ id, count, name: pieceName(id, COLOURS[colour]!) });
    });
  }
  return pieces;
}

function pieceName(piece: string, colour = ''): Words {
  if (piece === 'turn') return { key: 'board-schlangennest-turn' };
  if (piece === 'replace') return { key: 'board-schlangennest-replace' };
  return { key: 'board-schlangennest-piece', args: { card: heldOf(piece).card, colour } };
}

function move(scene: Scene, draft: Draft): Move | null {
  if (!draft.cell) return null;
  const held = heldOf(draft.piece);
  const at = [...draft.cell];
  const turn = draft.turn % kindOf(scene, held.card).turns;
  if (held.do !== 'lay') return { do: held.do, at, turn };
  const lay = { do: 'lay', card: held.card, at, turn };
  return held.snake === null ? lay : { ...lay, snake: held.snake };
}

function draft(_scene: Scene, given: Move): Draft | null {
  const made = moveOf(given);
  if (made.do === 'path') return null;
  return { piece: pieceOf(made), turn: made.turn, flipped: false, cell: made.at, more: null };
}

function pieceOf(made: Exclude<NestMove, { do: 'path' }>): string {
  if (made.do !== 'lay') return made.do;
  return made.snake === undefined ? made.card : `${made.card} ${made.snake}`;
}

function key(given: Move): string {
  const made = moveOf(given);
  if (made.do === 'path') return `path ${made.steps}`;
  return `${made.do} ${pieceOf(made)} ${made.at.join(',')} ${made.turn}`;
}

function rows(scene: Scene, legal: readonly Move[]): Cell[][] {
  const window = windowOf(scene);
  const [low, high] = [
    [window.left, window.top],
    [window.right, window.bottom],
  ] as const;
  return cellsOfBox(boxAround([low, high, ...askedCells(legal)], 0));
}

function at(scene: Scene, [x, y]: Cell): Words {
  const row = positionOf(scene).cards.find((card) => card[0] === x && card[1] === y);
  if (!row) return emptyWords(scene, x!, y!);
  const [, , colour, card, turn] = row;
  const [one, two] = strandsOf(scene, card, turn)[0]!.map((side) => SIDE_LETTERS[side]!);
  const owner = scene.snakes.find(
    (snake) => snake.colour !== 'gray' && snake.gray.some((at) => isHere(snake.cells[at]!, x!, y!)),
  );
  const gray = owner?.colour ?? 'nobody';
  const args = { colour: COLOURS[colour]!, card, one: one!, two: two ?? 'none', gray };
  return { key: 'board-schlangennest-card', args };
}

function isHere(cell: Cell, x: number, y: number): boolean {
  return cell[0] === x && cell[1] === y;
}

function emptyWords(scene: Scene, x: number, y: number): Words {
  const [one, two] = scene.snakes
    .filter(({ colour }) => colour !== 'gray')
    .filter((snake) => endsAt(snake, [x, y]))
    .map(({ colour }) => colour);
  if (!one) return { key: 'board-schlangennest-empty' };
  return { key: 'board-schlangennest-reached', args: { one, two: two ?? 'none' } };
}

export const handling: Handling = {
  ...cards,
  ...onePlane(rows, 0.9, 0.6),
  tray,
  keepsPieces: true,
  turns: (scene, piece) => cards.turns(scene, heldOf(piece).card),
  move,
  key,
  draft,
  buttons: () => [],
  tips: (scene) => [
    ...(scene.snakes.some(({ colour }) => colour === 'path') && !isCrossing(scene)
      ? [{ key: 'board-schlangennest-tip-path' }]
      : []),
    ...(Object.values(knownSides(scene) ?? {}).includes(true)
      ? [{ key: 'board-schlangennest-tip-border' }]
      : []),
  ],
  cellName: (_scene, [x, y]) => squareName(x!, y!),
  cellSaid: (_scene, [x, y]) => placeOf(x!, y!),
  at,
  cellsOf(_scene, given) {
    const made = moveOf(given);
    return made.do === 'path' ? [] : [made.at];
  },
};
