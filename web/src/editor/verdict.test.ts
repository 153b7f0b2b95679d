import { expect, test } from 'vitest';
import type { Report } from '../types/service';
import { verdictOf } from './verdict';

const report = (proved: boolean, win: number): Report =>
  ({
    seat: 1,
    proved,
    best: [{ text: 'a1-a2', chance: { middle: win } }],
  }) as unknown as Report;

test.each([
  [1, 'win'],
  [0.5, 'draw'],
  [0, 'loss'],
])('what is proved is a win, a draw or a loss of whoever moves: %s', (win, how) => {
  expect(verdictOf(report(true, win))).toEqual({ how, seat: 1, move: 'a1-a2' });
});

test('what is only likely is open, and so is what nobody looked at', () => {
  expect(verdictOf(report(false, 1)).how).toBe('open');
  expect(verdictOf(undefined).how).toBe('open');
});
