/** How Cobra Carnival is handled. */
import type {
  Cell,
  MoveButton,
  Draft,
  Handling,
  Move,
  Piece,
  Scene,
  Words,
} from '../../types/board';
import { kindOf } from '../shared/kinds';
import { endsAt } from '../shared/snakes';
import { askedCells, cards, onePlane, handSeat, placeOf } from '../square/handling';
import { boxAround } from '../../lib/box';
import { cellsOfBox, SIDE_LETTERS } from '../square/lattice';
import { strandsOf } from '../square/served';
import { headOf } from './picture';
import { coloursOf, HIDDEN, positionOf, seen, tileOf } from './position';

/** Cells around the house tile that most games need, shown from the start. */
const ROOM = 2;

function tileArgs(name: string): Record<string, string | number> {
  const { colour, kind, points } = tileOf(name);
  return { colour: colour ?? 'none', kind: kind.replace(' ', '-'), points: points ?? 0 };
}

export function tileName(name: string): Words {
  if (name === HIDDEN) return { key: 'board-carnival-hidden' };
  return { key: 'board-carnival-piece', args: tileArgs(name) };
}

function tray(scene: Scene, legal: readonly Move[]): Piece[] {
  const seat = handSeat(scene, legal);
  const hand = (seat === null ? [] : (positionOf(scene).hands[seat] ?? [])).filter(
    (one) => one !== HIDDEN,
  );
  const aside = legal.flatMap((move) => (typeof move.lay === 'string' ? [move.lay] : []));
  return [...new Set([...hand, ...aside])].map((id) => {
    const count = hand.filter((one) => one === id).length;
    return { id, count: count || null, name: tileName(id) };
  });
}

/** The colour whose head is on a cell. */
function headOn(scene: Scene, cell: Cell): string | null {
  const snake = scene.snakes.find((one) => {
    const head = headOf(one);
    return head && head.x === cell[0] && head.y === cell[1];
  });
  return snake?.colour ?? null;
}

function move(scene: Scene, { piece, turn, cell }: Draft): Move | null {
  if (!cell) return null;
  if (tileOf(piece).kind !== 'hat')
    return { lay: piece, at: [...cell], turn: turn % kindOf(scene, piece).turns };
  const on = headOn(scene, cell);
  return on === null ? null : { lay: piece, on };
}

function cellOf(scene: Scene, given: Move): Cell | null {
  const made = seen(given);
  if (Array.isArray(made.at)) return made.at as number[];
  const snake = scene.snakes.find(({ colour }) => colour === made.on);
  return (snake && headOf(snake) && snake.cells.at(-1)) ?? null;
}

function draft(scene: Scene, given: Move): Draft | null {
  const made = seen(given);
  if (typeof made.lay !== 'string') return null;
  const turn = Number(made.turn ?? 0);
  return { piece: made.lay, turn, flipped: false, cell: cellOf(scene, made), more: null };
}

function key(given: Move): string {
  const made = seen(given);
  if (typeof made.lay !== 'string') return JSON.stringify(made);
  return `${made.lay} ${String(made.at ?? made.on)} ${String(made.turn ?? 0)}`;
}

function rows(scene: Scene, legal: readonly Move[]): Cell[][] {
  const laid = positionOf(scene).laid.map(([cell]) => cell);
  const ends = scene.snakes.flatMap((one) => one.ends.map(({ cell: [x, y] }) => [x!, y!] as const));
  const asked = askedCells(legal);
  return cellsOfBox(boxAround([[-ROOM, -ROOM], [ROOM, ROOM], ...laid, ...ends, ...asked], 1));
}

function at(scene: Scene, [x, y]: Cell): Words {
  if (x === 0 && y === 0) return { key: 'board-carnival-house' };
  const row = positionOf(scene).laid.find(([cell]) => cell[0] === x && cell[1] === y);
  if (!row) return emptyWords(scene, x!, y!);
  const [, name, turn] = row;
  const tile = tileOf(name);
  const strands = strandsOf(scene, name, turn);
  const [one, two] = strands.length === 1 ? strands[0]!.map((side) => SIDE_LETTERS[side]!) : [];
  const hat = positionOf(scene).hats.find(
    ([colour]) => tile.kind === 'head' && colour === tile.colour,
  );
  const args = {
    ...tileArgs(name),
    one: one ?? 'none',
    two: two ?? 'none',
    hat: hat ? tileOf(hat[1]).points! : 'none',
  };
  return { key: 'board-carnival-tile', args };
}

function emptyWords(scene: Scene, x: number, y: number): Words {
  const [one, two] = scene.snakes
    .filter((snake) => endsAt(snake, [x, y]))
    .map(({ colour }) => colour);
  if (!one) return { key: 'board-carnival-empty' };
  return { key: 'board-carnival-reached', args: { one, two: two ?? 'none' } };
}

function buttons(_scene: Scene, legal: readonly Move[]): MoveButton[] {
  return legal.flatMap((given) =>
    given.pass === true ? [{ move: given, name: { key: 'board-carnival-pass' } }] : [],
  );
}

export const handling: Handling = {
  ...cards,
  ...onePlane(rows, 0.6, 0.6),
  tones: coloursOf,
  tray,
  keepsPieces: true,
  move,
  key,
  draft,
  buttons,
  cellName: (_scene, [x, y]) => `${x},${y}`,
  cellSaid: (_scene, [x, y]) => placeOf(x!, y!, 'place-house'),
  at,
  cellsOf(scene, given) {
    const cell = cellOf(scene, given);
    return cell ? [cell] : [];
  },
};
