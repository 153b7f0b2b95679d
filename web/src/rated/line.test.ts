import { expect, test } from 'vitest';
import { lineOf } from './line';

test('a history is a line from left to right', () => {
  expect(lineOf([1000, 1100])).toBe('0,28 100,2');
  expect(lineOf([1000])).toBe('0,28');
});
