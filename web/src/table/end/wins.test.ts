import { expect, test } from 'vitest';
import { rowAfter } from './wins';

test('wins in a row are counted by level, each table once, until one is lost', () => {
  const two = rowAfter(rowAfter(undefined, 2, 'a', true), 2, 'b', true);
  expect(two.wins).toBe(2);
  expect(rowAfter(two, 2, 'b', true).wins).toBe(2);
  expect(rowAfter(two, 3, 'c', true).wins).toBe(1);
  expect(rowAfter(two, 2, 'c', false).wins).toBe(0);
});
