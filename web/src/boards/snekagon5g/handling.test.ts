import { expect, test } from 'vitest';
import sample from '../../samples/snekagon5g-three.json';
import type { Scene } from '../../types/board';
import { draftAt } from '../shared/testing';
import { handling } from './handling';
import { stretches } from './snakes';
import { readCells } from '../shared/cells';

const EYES = readCells('-1,-1 2,-1');
const cobra: Scene['snakes'][number] = {
  owner: 0,
  colour: 'cobra',
  cells: readCells('0,0,0 0,1,0 1,1,0 2,1,0 2,1,1 2,0,2'),
  sides: [],
  gray: [],
  ends: [
    { cell: [0, 0, 0], side: null, blocked: false },
    { cell: [2, 0, 2], side: null, blocked: false },
  ],
  ring: false,
};
const scene: Scene = {
  ...(sample as unknown as Scene),
  options: { ...sample.options, eyes: EYES },
  snakes: [cobra],
  position: {
    laid: [
      [
        [0, readCells('0,0 1,0')],
        [1, [[1, 0]]],
        [2, readCells('1,0 1,1 0,2')],
      ],
      [[0, [[-3, 3]]]],
      [],
    ],
    drills: [readCells('1,0,0,1 1,0,1,2'), [], []],
    to_act: 0,
  },
  toAct: 0,
  last: null,
};
const draft = (piece: string, turn: number, flipped: boolean) =>
  draftAt([1, 0, 1], piece, turn, flipped);

test('cells are named by floor and field as players write them', () => {
  expect(handling.cellName(scene, [0, 0, -3])).toBe('1:a1');
  expect(handling.cellName(scene, [1, 0, 0])).toBe('2:d4');
  expect(handling.cellName(scene, [2, 0, 3])).toBe('3:g4');
});

test('every cell of every floor is found again under its middle, and eyes are no cells', () => {
  for (const seats of [2, 3, 4, 5])
    for (const tall of [false, true]) {
      const table = { ...scene, seats, tall };
      const cells = handling.rows(table, []).flat();
      expect(new Set(cells.map(String)).size).toBe(seats * 35);
      for (const cell of cells)
        expect(handling.cellAt(table, handling.centre(table, cell))).toEqual(cell);
      expect(handling.cellAt(table, handling.centre(table, [1, 2, -1]))).toBeNull();
    }
});

test('all cells lie within the bounds', () => {
  for (const tall of [false, true]) {
    const table = { ...scene, seats: 5, tall };
    const { left, right, top, bottom } = handling.bounds(table, []);
    for (const cell of handling.rows(table, []).flat()) {
      const { x, y } = handling.centre(table, cell);
      expect(x > left && x < right && y > top && y < bottom).toBe(true);
    }
  }
});

test('floors that lie side by side are walked along in one row', () => {
  const rows = handling.rows({ ...scene, seats: 2 }, []);
  expect(rows).toHaveLength(7);
  expect(rows[0]!.map((cell) => cell[0])).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  expect(handling.rows({ ...scene, seats: 2, tall: true }, [])).toHaveLength(14);
});

test('every way a tile can lie is found again in its move', () => {
  for (const { name: piece, flips, turns } of scene.pieces)
    for (const flipped of flips ? [false, true] : [false])
      for (let turn = 0; turn < turns; turn++) {
        const move = handling.move(scene, draft(piece, turn, flipped))!;
        expect(handling.draft(scene, move)).toEqual(draft(piece, turn, flipped));
      }
});

test('a move is the same in whatever order its ends and drills are written', () => {
  const one = {
    floor: 1,
    cells: readCells('0,0 1,0'),
    drills: readCells('0,0,0 1,0,2'),
  };
  const two = {
    floor: 1,
    cells: readCells('1,0 0,0'),
    drills: readCells('1,0,2 0,0,0'),
  };
  const other = { ...one, drills: [[0, 0, 0]] };
  expect(handling.key(one)).toBe(handling.key(two));
  expect(handling.key(one)).not.toBe(handling.key(other));
});

test('touching another floor over an end drills there, touching again does not', () => {
  const pinned = draft('2', 0, false);
  const drilled = handling.touch!(scene, pinned, [2, 1, 1])!;
  expect(handling.move(scene, drilled)!.drills).toEqual([[1, 1, 2]]);
  expect(handling.draft(scene, handling.move(scene, drilled)!)).toEqual(drilled);
  expect(handling.move(scene, handling.touch!(scene, drilled, [2, 1, 1])!)!.drills).toEqual([]);
});

test('touching the own floor or a field beside the ends moves the draft', () => {
  expect(handling.touch!(scene, draft('2', 0, false), [1, 1, 1])).toBeNull();
  expect(handling.touch!(scene, draft('2', 0, false), [0, 3, 0])).toBeNull();
  expect(handling.touch!(scene, draft('S', 0, false), [0, 0, 1])).toBeNull();
});

test('the variants of a draft are the legal moves with the same cells', () => {
  const legal = [
    {
      floor: 1,
      cells: readCells('0,1 1,1'),
      drills: [],
    },
    {
      floor: 1,
      cells: readCells('0,1 1,1'),
      drills: [[1, 1, 2]],
    },
    {
      floor: 1,
      cells: readCells('0,1 1,1'),
      drills: readCells('0,1,0 1,1,2'),
    },
    {
      floor: 2,
      cells: readCells('0,1 1,1'),
      drills: [],
    },
  ];
  const variants = handling.variants!(scene, draft('2', 0, false), legal);
  expect(variants.map((one) => handling.key(handling.move(scene, one.draft)!))).toEqual(
    legal.slice(0, 3).map(handling.key),
  );
  expect(variants[1]!.name.args).toEqual({ cell: 'e5', floor: 3 });
});

test('a snake is drawn floor by floor', () => {
  expect(stretches(cobra).map(({ floor, start, end }) => [floor, start, end])).toEqual([
    [0, 'head', 'cut'],
    [1, 'cut', 'cut'],
    [2, 'cut', 'tail'],
  ]);
  expect(handling.at(scene, [1, 1, 0])).toEqual({
    key: 'board-snekagon5g-body',
    args: { species: 'cobra', length: 6 },
  });
});

test('the tray holds the tiles of the species that are not laid', () => {
  const ids = handling.tray(scene, []).map((piece) => piece.id);
  expect(ids).toEqual(['S', 'SS', 'SL', 'LL', 'LR', 'SLS', 'LSL']);
});

test('an eye is told as what it is, and so is what can first be drilled', () => {
  const { x, y } = handling.centre(scene, [1, -1, -1]);
  expect(handling.cellAt(scene, { x, y })).toBeNull();
  expect(handling.beside!(scene, { x, y })).toEqual({ key: 'board-snekagon5g-eye' });
  expect(handling.beside!(scene, handling.centre(scene, [1, 0, 0]))).toBeNull();
  const drilled = { floor: 1, cells: readCells('0,0'), drills: readCells('0,0,0') };
  const keys = (legal: (typeof drilled)[]): string[] =>
    handling.tips!(scene, legal).map(({ key }) => key);
  expect(keys([])).not.toContain('board-snekagon5g-tip-drill');
  expect(keys([drilled])).toContain('board-snekagon5g-tip-drill');
});
