import { expect, test } from 'vitest';
import { gapOf, seenOf } from './growing';
import { readCells } from './cells';

const at = (...cells: number[][]) => ({ cells, ms: 5 });
const cells = readCells('0,0 1,0 2,0 3,0');

test('a snake grows where something was laid, at either end', () => {
  expect(gapOf(cells, at([3, 0]))).toMatchObject({ from: 0.75, to: 1 });
  expect(gapOf(cells, at([0, 0]))).toMatchObject({ from: 0, to: 0.25 });
});

test('what was laid elsewhere, or runs through a snake twice, lets it lie', () => {
  expect(gapOf(cells, null)).toBeNull();
  expect(gapOf(cells, at([9, 9]))).toBeNull();
  const crossing = [...cells, [1, 0]];
  expect(gapOf(crossing, at([1, 0]))).toBeNull();
});

test('the head moves on as the snake grows at its head, the tail as it grows there', () => {
  expect(seenOf(100, { from: 0, to: 0.25, growing: at() }, 0)).toEqual([25, 100]);
  expect(seenOf(100, { from: 0, to: 0.25, growing: at() }, 1)).toEqual([0, 100]);
  expect(seenOf(100, { from: 0.75, to: 1, growing: at() }, 0.5)).toEqual([0, 88]);
});
