import { expect, test } from 'vitest';
import { queryOf, startOf } from './start';

test('a link leads to the position that it was made of', () => {
  const start = {
    seats: 3,
    options: { eyes: [[0, 0]] },
    laid: ['* house 2', '1 green knot at 0,1 NS'],
    turn: 2,
  };
  expect(startOf(new URLSearchParams(queryOf(start)), 2)).toEqual(start);
});

test('a bare address is an empty table for the fewest players', () => {
  expect(startOf(new URLSearchParams(''), 2)).toEqual({ seats: 2, options: {}, laid: [], turn: 0 });
});
