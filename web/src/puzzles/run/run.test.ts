import { expect, test } from 'vitest';
import { areTwins } from '../choosing';
import { GAMES, packOf } from '../pack';
import { clockOf, MISTAKES, orderOf, Run, TIME } from './run.svelte';

test.each(GAMES)('a run of %s gets ever harder, and none comes twice', async (game) => {
  const order = orderOf((await packOf(game))!, Math.random);
  const bands = order.map(({ band }) => band);
  expect(bands).toEqual(bands.toSorted((a, b) => a - b));
  expect(new Set(order.map(({ key }) => key)).size).toBe(order.length);
  // More than anybody solves in three minutes, whichever bands a game has.
  expect(order.length).toBeGreaterThan(30);
  for (const band of [1, 2, 3, 4, 5]) {
    const some = order.filter((one) => one.band === band);
    const twins = some.filter((one, at) => some.slice(0, at).some((other) => areTwins(one, other)));
    expect(twins).toEqual([]);
  }
  expect(order.some(({ themes }) => themes.includes('long'))).toBe(false);
});

test('it ends with the third mistake, when the time is up, and after the last puzzle', async () => {
  const order = orderOf((await packOf('snekagon'))!, Math.random);
  const run = new Run(order);
  run.answer('solved');
  expect(run.current).toBe(order[1]);
  for (let count = 0; count < MISTAKES; count++) {
    expect(run.isOver).toBe(false);
    run.answer('wrong');
  }
  expect(run.isOver).toBe(true);
  run.answer('solved');
  expect([run.solved, run.mistakes]).toEqual([1, MISTAKES]);

  const late = new Run(order);
  late.pass(TIME - 1);
  expect(late.isOver).toBe(false);
  late.pass(5);
  expect([late.left, late.isOver]).toEqual([0, true]);

  const short = new Run(order.slice(0, 1));
  short.answer('solved');
  expect(short.isOver).toBe(true);
});

test('a clock shows a second until it is over', () => {
  expect([TIME, 61_000, 59_001, 1, 0].map(clockOf)).toEqual([
    '3:00',
    '1:01',
    '1:00',
    '0:01',
    '0:00',
  ]);
});
