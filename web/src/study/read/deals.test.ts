import { expect, test } from 'vitest';
import type { Chip } from './chips';
import { dealt } from './deals';

const chip = (ply: number, by: Chip['by']): Chip =>
  ({ ply, first: ply, by, text: String(ply), name: '' }) as Chip;

test('three draws in a row or more are one deal, fewer stay what they are', () => {
  const actors = ['chance', 'chance', 'chance', 0, 'chance', 'chance', 1] as const;
  const told = dealt(
    actors.map((by, at) => chip(at + 1, by)),
    (count) => `${count} dealt`,
  );
  expect(told.map(({ first, ply, name, text }) => [first, ply, name, text])).toEqual([
    [1, 3, '3 dealt', '1, 2, 3'],
    [4, 4, '', '4'],
    [5, 5, '', '5'],
    [6, 6, '', '6'],
    [7, 7, '', '7'],
  ]);
});

test('a deal at the end of a line is one, too', () => {
  const told = dealt(
    [1, 2, 3].map((ply) => chip(ply, 'chance')),
    String,
  );
  expect(told.map(({ first, ply }) => [first, ply])).toEqual([[1, 3]]);
});
