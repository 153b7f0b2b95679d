/** How Schlangennest is handled. */
import type { Cell, MoveButton, Draft, Handling, Move, Piece, Scene, Words } from '../handling';
import { boxAround, cellsOfBox, SIDE_LETTERS, squarePath } from '../square/lattice';
import { handSeat } from '../square/tray';
import { strandsOf, TURNS } from './cards';
import { squareName } from './names';
import { COLOURS, coloursOf, GRAY, hasTwoSnakes, KINDS, moveOf, positionOf } from './position';
import type { Kind, NestMove } from './position';
import { hasBlankHead, pictureOf, windowOf } from './picture';

/** What a piece of the tray is: a card of a snake, or a card on the table that is opened. */
export type Held =
  | { do: 'lay'; card: Kind; snake: number | null }
  | { do: 'turn' | 'replace'; card: Kind; snake: null };

export function heldOf(piece: string): Held {
  if (piece === 'turn') return { do: 'turn', card: 'curve', snake: null };
  if (piece === 'replace') return { do: 'replace', card: 'tail', snake: null };
  const [card, snake] = piece.split(' ');
  return { do: 'lay', card: card as Kind, snake: snake === undefined ? null : Number(snake) };
}

/** The colour that a piece of the tray has. */
export function colourOf(scene: Scene, piece: string): number {
  const { snake } = heldOf(piece);
  const seat = handSeat(scene, []) ?? 0;
  const actor = typeof scene.toAct === 'number' ? scene.toAct : seat;
  return snake === null ? (positionOf(scene).colours[0] ?? actor) : snake * scene.seats + actor;
}

function tray(scene: Scene, legal: readonly Move[]): Piece[] {
  const seat = handSeat(scene, legal);
  const openings = (['turn', 'replace'] as const).filter((kind) =>
    legal.some((move) => move.do === kind),
  );
  const pieces = openings.map((id): Piece => ({ id, count: null, name: pieceName(id) }));
  if (seat === null || (openings.length && !legal.some((move) => move.do === 'lay'))) return pieces;
  const { colours, hands } = positionOf(scene);
  const held = legal.length
    ? coloursOf(scene, seat).filter((one) => colours.includes(one))
    : coloursOf(scene, seat);
  for (const colour of held) {
    KINDS.forEach((kind, index) => {
      const count = hands[colour]?.[index] ?? 0;
      const id = hasTwoSnakes(scene) ? `${kind} ${Math.floor(colour / scene.seats)}` : kind;
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

function move(_scene: Scene, draft: Draft): Move | null {
  if (!draft.cell) return null;
  const held = heldOf(draft.piece);
  const at = [...draft.cell];
  const turn = draft.turn % TURNS[held.card];
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
  const asked = legal.flatMap((one) => (Array.isArray(one.at) ? [one.at as [number, number]] : []));
  const corners = [
    [window.left, window.top],
    [window.right, window.bottom],
  ] as [number, number][];
  return cellsOfBox(boxAround([...corners, ...asked], 0)!);
}

function at(scene: Scene, [x, y]: Cell): Words {
  const row = positionOf(scene).cards.find((card) => card[0] === x && card[1] === y);
  if (!row) return emptyWords(scene, x!, y!);
  const [, , colour, card, turn] = row;
  const sides = strandsOf(card, turn, hasBlankHead(scene))[0]!.sides.map(
    (side) => SIDE_LETTERS[side]!,
  );
  const grays = pictureOf(scene).chains.filter((chain) =>
    chain.parts.some((part) => part.x === x && part.y === y && !part.coloured),
  );
  const owner = grays.find((chain) => chain.owner !== GRAY)?.owner;
  const gray = owner === undefined ? 'nobody' : COLOURS[owner]!;
  const args = { colour: COLOURS[colour]!, card, one: sides[0]!, two: sides[1] ?? 'none', gray };
  return { key: 'board-schlangennest-card', args };
}

function emptyWords(scene: Scene, x: number, y: number): Words {
  const here = pictureOf(scene).chains.filter(
    (chain) => chain.owner !== GRAY && chain.ends.some((end) => end.x === x && end.y === y),
  );
  if (!here.length) return { key: 'board-schlangennest-empty' };
  const [one, two] = here.map((chain) => COLOURS[chain.owner]!);
  return { key: 'board-schlangennest-reached', args: { one: one!, two: two ?? 'none' } };
}

export const handling: Handling = {
  tray,
  turns: (_scene, piece) => TURNS[heldOf(piece).card],
  flips: () => false,
  move,
  key,
  draft,
  covers: (_scene, given) => (given.cell ? [given.cell] : []),
  buttons: (): MoveButton[] => [],
  rows,
  cellName: (_scene, [x, y]) => squareName(x!, y!),
  at,
  bounds(scene, legal) {
    const cells = rows(scene, legal);
    const [first, last] = [cells[0]![0]!, cells.at(-1)!.at(-1)!];
    return {
      left: first[0]! - 0.9,
      top: first[1]! - 0.9,
      right: last[0]! + 0.6,
      bottom: last[1]! + 0.6,
    };
  },
  centre: (_scene, [x, y]) => ({ x: x!, y: y! }),
  outline: (_scene, [x, y]) => squarePath(x!, y!, 0.47),
  cellAt: (_scene, { x, y }) => [Math.round(x), Math.round(y)],
  cellsOf(_scene, given) {
    const made = moveOf(given);
    return made.do === 'path' ? [] : [made.at];
  },
};
