import { describe, expect, it } from 'vitest';
import type { Move, Scene } from '../../types/board';
import { draftAt } from '../shared/testing';
import { handling } from './handling';
import { strokePath } from './paths';
import { colourOf } from './roles';
import { readCells } from '../shared/cells';

const square = (x: number, y: number): number[][] => [
  [x - 0.5, y - 0.5],
  [x + 0.5, y - 0.5],
  [x + 0.5, y + 0.5],
  [x - 0.5, y + 0.5],
];
const place = (x: number, y: number) => ({
  cell: [x, y],
  name: `${x}/${y}`,
  outline: square(x, y),
});

/** Three cells in a row and one below: two ways to place a pair, one single, and a pass. */
const legal: Move[] = [
  {
    cells: readCells('0,0 1,0'),
  },
  {
    cells: readCells('1,0 2,0'),
  },
  { cells: [[0, 1]] },
  { pass: true },
];
const scene: Scene = {
  game: 'new',
  options: {},
  pieces: [],
  seats: 2,
  position: {},
  snakes: [
    {
      owner: 1,
      colour: 'red',
      cells: [[5, 5]],
      sides: [],
      gray: [],
      ends: [{ cell: [5, 5], side: null, blocked: false }],
      ring: false,
    },
  ],
  seat: 0,
  toAct: 0,
  last: null,
  legal,
  drawn: {
    frame: [-1, -1, 3, 2],
    shapes: [],
    places: [place(0, 0), place(1, 0), place(2, 0), place(0, 1)],
    moves: [
      { kind: 'pair', text: 'a1-a2', places: [0, 1] },
      { kind: 'pair', text: 'a2-a3', places: [1, 2] },
      { kind: 'single', text: 'b1', places: [3] },
      { kind: 'pass', text: 'pass', places: [] },
    ],
  },
};

describe('a drawn board', () => {
  it('has the kinds of moves to pick, and moves without a place as buttons', () => {
    expect(handling.tray(scene, legal).map(({ id }) => id)).toEqual(['pair', 'single']);
    expect(handling.buttons(scene, legal).map(({ move }) => move)).toEqual([{ pass: true }]);
  });

  it('turns every move with a place into a draft and back', () => {
    for (const move of legal.slice(0, 3)) {
      const draft = handling.draft(scene, move)!;
      expect(handling.key(handling.move(scene, draft)!)).toBe(handling.key(move));
      expect(handling.covers(scene, draft)).toEqual(move.cells);
    }
    expect(handling.draft(scene, { pass: true })).toBeNull();
  });

  it('narrows moves by the cells that are tapped', () => {
    const draft = draftAt([1, 0], 'pair');
    const names = handling.variants!(scene, draft, legal).map(({ name }) => name.args!.move);
    expect(names).toEqual(['a1-a2', 'a2-a3']);
    const narrowed = handling.touch!(scene, draft, [2, 0])!;
    expect(handling.move(scene, narrowed)).toEqual(legal[1]);
    expect(handling.variants!(scene, narrowed, legal)).toHaveLength(1);
    expect(handling.touch!(scene, draft, [0, 0])).toBeNull();
    expect(handling.touch!(scene, draft, [0, 1])).toBeNull();
  });

  it('stands nowhere where no move of the kind is', () => {
    const draft = draftAt([1, 0], 'single');
    expect(handling.move(scene, draft)).toBeNull();
  });

  it('finds each cell under its own middle, row by row', () => {
    expect(handling.rows(scene, legal)).toEqual([readCells('0,0 1,0 2,0'), [[0, 1]]]);
    for (const cell of handling.rows(scene, legal).flat())
      expect(handling.cellAt(scene, handling.centre(scene, cell))).toEqual(cell);
    expect(handling.cellAt(scene, { x: 9, y: 9 })).toBeNull();
  });

  it('says what lies on a cell, and whose it is', () => {
    expect(handling.at(scene, [5, 5])).toEqual({
      key: 'board-drawn-end',
      args: { length: 1, seat: 2 },
    });
    expect(handling.at(scene, [0, 0])).toEqual({ key: 'board-drawn-free' });
  });

  it('gives every role a colour', () => {
    expect(colourOf('seat1')).toBe('var(--seat-1)');
    expect(colourOf('seat1-tile')).toContain('var(--seat-1)');
    expect(colourOf('never heard of')).toBe('var(--ink)');
  });

  it('bends a smooth line through the middles between its points', () => {
    const points = readCells('0,0 1,0 1,1');
    expect(strokePath(points, false)).toBe('M0 0L1 0L1 1');
    expect(strokePath(points, true)).toBe('M0 0Q1 0 1 1');
  });
});
