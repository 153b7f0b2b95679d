import { expect, test } from 'vitest';
import type { Snake } from '../../types/board';
import { reactionsTo } from './reacting';
import { readCells } from '../../boards/shared/cells';

const snake = (cells: number[][], blocked: boolean[], ring = false): Snake =>
  ({
    owner: 0,
    colour: 'green',
    cells,
    ends: blocked.map((one) => ({ cell: [9, 9], side: 0, blocked: one })),
    ring,
    sides: [],
    gray: [],
  }) as Snake;

const open = snake([[0, 0]], [false, false]);
const stuck = snake([[0, 0]], [true, true]);
const ring = snake(readCells('0,0 1,0'), [], true);

test('a snake reacts where its last way out is blocked, and once', () => {
  expect(reactionsTo([open], [stuck])).toEqual([{ kind: 'blocked', cells: [[0, 0]] }]);
  expect(reactionsTo([stuck], [stuck])).toEqual([]);
});

test('a snake with one end that can grow reacts there, be it its first cell or its last', () => {
  const cells = readCells('9,6 9,7 9,8');
  expect(reactionsTo([], [snake(cells, [true])])).toEqual([{ kind: 'blocked', cells: [[9, 8]] }]);
  const turned = snake(cells.toReversed(), [true]);
  expect(reactionsTo([], [turned])).toEqual([{ kind: 'blocked', cells: [[9, 8]] }]);
});

test('a snake that is closed reacts all along, also if it was blocked before', () => {
  const closed = [{ kind: 'closed', cells: ring.cells }];
  expect(reactionsTo([open], [ring])).toEqual(closed);
  expect(reactionsTo([stuck], [ring])).toEqual(closed);
  expect(reactionsTo([ring], [ring])).toEqual([]);
});

test('a snake with one way left, or not begun, does not react', () => {
  expect(reactionsTo([open], [snake([[0, 0]], [true, false])])).toEqual([]);
  expect(reactionsTo([], [snake([], [true]), snake([], [])])).toEqual([]);
});
