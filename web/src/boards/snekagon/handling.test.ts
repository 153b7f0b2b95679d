import { expect, test } from 'vitest';
import sample from '../../samples/snekagon.json';
import type { Scene } from '../../types/board';
import { draftAt } from '../shared/testing';
import { handling } from './handling';
import { readCells } from '../shared/cells';

const laid = [[[[0, 0]], readCells('1,0 2,0 3,-1')], [readCells('-3,2 -2,2')]];
const snakes: Scene['snakes'] = [
  {
    owner: 0,
    colour: 'green',
    cells: readCells('0,0 1,0 2,0 3,-1'),
    sides: [],
    gray: [],
    ends: [
      { cell: [0, 0], side: null, blocked: false },
      { cell: [3, -1], side: null, blocked: false },
    ],
    ring: false,
  },
];
const scene: Scene = {
  ...(sample as unknown as Scene),
  position: { laid, to_act: 0, swapped: false },
  snakes,
  toAct: 0,
  last: null,
};
const draft = (piece: string, turn: number, flipped: boolean) =>
  draftAt([0, 1], piece, turn, flipped);

test('cells are named as players write them', () => {
  const names: [number[], string][] = [
    [[0, 0], 'f6'],
    [[0, -5], 'a1'],
    [[5, -5], 'a6'],
    [[-5, 0], 'f1'],
    [[5, 0], 'f11'],
    [[-5, 5], 'k1'],
    [[0, 5], 'k6'],
    [[2, -3], 'c5'],
  ];
  for (const [cell, name] of names) expect(handling.cellName(scene, cell)).toBe(name);
});

test('a board of side 6 has 91 cells in rows of 6 to 11', () => {
  const rows = handling.rows(scene, []);
  expect(rows.map((row) => row.length)).toEqual([6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
});

test('the cell at the middle of a cell is that cell, and beyond the rim there is none', () => {
  for (const cell of handling.rows(scene, []).flat())
    expect(handling.cellAt(scene, handling.centre(scene, cell))).toEqual(cell);
  expect(handling.cellAt(scene, { x: 7, y: 0 })).toBeNull();
});

test('every way a tile can lie is found again in its move', () => {
  const seen = new Set<string>();
  for (const { name: piece, flips, turns } of scene.pieces)
    for (const flipped of flips ? [false, true] : [false])
      for (let turn = 0; turn < turns; turn++) {
        const move = handling.move(scene, draft(piece, turn, flipped))!;
        expect(handling.draft(scene, move)).toEqual(draft(piece, turn, flipped));
        seen.add(handling.key(move));
      }
  expect(seen.size).toBe(1 + 3 + 3 + 6 + 3 + 12 + 6 + 6);
});

test('a move is the same from whichever end it is written', () => {
  const there = {
    cells: readCells('0,0 1,0 2,-1'),
  };
  const back = {
    cells: readCells('2,-1 1,0 0,0'),
  };
  expect(handling.key(there)).toBe(handling.key(back));
});

test('a turn goes clockwise and a flip bends the other way', () => {
  const covers = (turn: number, flipped: boolean) =>
    handling.covers(scene, { ...draft('SL', turn, flipped), cell: [0, 0] });
  expect(covers(0, false)).toEqual(readCells('-1,0 0,0 1,0 2,-1'));
  expect(covers(1, false)).toEqual(readCells('0,-1 0,0 0,1 1,1'));
  expect(covers(0, true)).toEqual(readCells('-1,0 0,0 1,0 1,1'));
});

test('the tray holds what the seat to act has not laid', () => {
  const ids = handling.tray(scene, []).map((piece) => piece.id);
  expect(ids).toEqual(['2', 'S', 'SS', 'SL', 'LL', 'LR']);
});

test('after a take-over the seats have changed colours', () => {
  const swapped = { ...scene, position: { laid, to_act: 0, swapped: true } };
  expect(handling.tray(swapped, []).map((piece) => piece.id)).not.toContain('2');
});

test('a cell says whose snake lies on it and whether it is an end', () => {
  expect(handling.at(scene, [0, 0])).toEqual({
    key: 'board-snekagon-end',
    args: { colour: 'green', length: 4 },
  });
  expect(handling.at(scene, [1, 0]).key).toBe('board-snekagon-body');
  expect(handling.at(scene, [0, -1]).key).toBe('board-hex-empty');
});

test('a take-over is a button', () => {
  const moves = [{ cells: [[0, 0]] }, { pie: true }];
  expect(handling.buttons(scene, moves).map((button) => button.move)).toEqual([{ pie: true }]);
  expect(handling.draft(scene, { pie: true })).toBeNull();
});
