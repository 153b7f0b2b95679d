import { expect, test } from 'vitest';
import { timeLeft, timeText } from './clock';

test('only the clock of whoever is to move runs, and never below nothing', () => {
  const clock = { kind: 'days', left: [1000, 500], running: 0, since: 100 };
  expect([timeLeft(clock, 0, 400), timeLeft(clock, 1, 400)]).toEqual([700, 500]);
  expect(timeLeft(clock, 0, 9000)).toBe(0);
  expect([timeText(65_000), timeText(3_725_000)]).toEqual(['01:05', '1:02:05']);
});
