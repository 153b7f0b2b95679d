import { expect, test } from 'vitest';
import { minutesOf } from './lengths';

test('a game takes as long as its moves, to the next five minutes', () => {
  expect([minutesOf('snekagon', 2), minutesOf('carnival', 2)]).toEqual([10, 30]);
  expect(minutesOf('another', 2)).toBe(null);
});
