/** How Sssnake is handled. A cell is the seat whose plane it is on, then x and y. */
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
import { tell } from '../../lib/words.svelte';
import { kindOf } from '../shared/kinds';
import { cards, placeOf } from '../square/handling';
import { cellsOfBox, SIDE_LETTERS, squarePath } from '../square/lattice';
import { strandsOf } from '../square/served';
import { boardBox, cellUnder, centreOf, planeBox, planesOf, scaleOf } from './planes';
import { cardsOf, isOnStart, layOf, positionOf } from './position';

function tray(scene: Scene): Piece[] {
  const { hand } = positionOf(scene);
  return cardsOf(scene)
    .filter((card) => hand.includes(card))
    .map((card) => ({
      id: card,
      count: hand.filter((one) => one === card).length,
      name: { key: 'board-sssnake-piece', args: { card } },
    }));
}

function move(scene: Scene, { piece, turn, cell }: Draft): Move | null {
  if (!cell) return null;
  const [on, x, y] = cell;
  return { lay: piece, on, at: [x, y], turn: turn % kindOf(scene, piece).turns };
}

function draft(_scene: Scene, given: Move): Draft | null {
  const laid = layOf(given);
  if (!laid) return null;
  return {
    piece: laid.lay,
    turn: laid.turn,
    flipped: false,
    cell: [laid.on, ...laid.at],
    more: null,
  };
}

function key(given: Move): string {
  const laid = layOf(given);
  if (laid) return `${laid.lay} ${laid.on} ${laid.at.join(',')} ${laid.turn}`;
  return 'give' in given ? `give ${String(given.give)}` : JSON.stringify(given);
}

function buttons(_scene: Scene, legal: readonly Move[]): MoveButton[] {
  return legal.flatMap((given) =>
    'give' in given
      ? [{ move: given, name: { key: 'board-sssnake-give', args: { card: String(given.give) } } }]
      : [],
  );
}

function at(scene: Scene, [seat, x, y]: Cell): Words {
  if (isOnStart(scene, x!, y!)) return { key: 'board-sssnake-start' };
  const row = positionOf(scene).snakes[seat!]!.find((card) => card[0] === x && card[1] === y);
  if (!row) return emptyWords(scene, seat!, x!, y!);
  const [one, two] = strandsOf(scene, row[2], row[3])[0]!.map((side) => SIDE_LETTERS[side]!);
  return { key: 'board-sssnake-card', args: { card: row[2], one: one!, two: two! } };
}

function emptyWords(scene: Scene, seat: number, x: number, y: number): Words {
  const here = String([seat, x, y]);
  const [isHead, isTail] = scene.snakes[seat]!.ends.map(({ cell }) => String(cell) === here);
  if (isHead && isTail) return { key: 'board-sssnake-both' };
  if (isHead) return { key: 'board-sssnake-head' };
  return isTail ? { key: 'board-sssnake-tail' } : { key: 'board-sssnake-empty' };
}

export const handling: Handling = {
  standing: (scene) => {
    const rounds = Number(scene.options.rounds);
    const round = positionOf(scene).round + 1;
    return rounds > 1 ? { key: 'board-sssnake-round', args: { round, rounds } } : null;
  },
  ...cards,
  tray,
  move,
  key,
  draft,
  buttons,
  rows: (scene) =>
    planesOf(scene).flatMap(({ seat, cells }) =>
      cellsOfBox(cells).map((row) => row.map((cell) => [seat, ...cell])),
    ),
  cellName: (_scene, [seat, x, y]) => `${x},${y} on ${seat}`,
  cellSaid: (scene, [seat, x, y]) => ({
    key: 'board-sssnake-place',
    args: { place: tell(placeOf(x!, y!, 'place-start-card')), seat: scene.snakes[seat!]!.colour },
  }),
  at,
  bounds: (scene) => boardBox(scene),
  part: (scene, [seat]) => planeBox(scene, seat!),
  centre: centreOf,
  outline(scene, cell) {
    const { x, y } = centreOf(scene, cell);
    return squarePath(x, y, 0.47 * scaleOf(scene, cell));
  },
  cellAt: cellUnder,
  cellsOf: (_scene, given) => {
    const laid = layOf(given);
    return laid ? [[laid.on, ...laid.at]] : [];
  },
};
