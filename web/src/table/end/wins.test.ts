import { expect, test } from 'vitest';
import { nextLevel, rowAfter } from './wins';

const LEVELS = [1, 2, 4, 8];

test('games in a row are counted by level, each table once, until one goes otherwise', () => {
  const two = rowAfter(rowAfter(undefined, 2, 'a', 'won'), 2, 'b', 'won');
  expect(two.wins).toBe(2);
  expect(rowAfter(two, 2, 'b', 'won').wins).toBe(2);
  expect(rowAfter(two, 3, 'c', 'won').wins).toBe(1);
  expect(rowAfter(two, 2, 'c', 'lost')).toMatchObject({ wins: 0, losses: 1 });
  expect(rowAfter(two, 2, 'c', 'drawn')).toMatchObject({ wins: 0, losses: 0 });
});

test('who has won is offered the next level that the game has, and none above the highest', () => {
  expect(nextLevel(rowAfter(undefined, 2, 'a', 'won'), LEVELS)).toBe(4);
  expect(nextLevel(rowAfter(undefined, 8, 'a', 'won'), LEVELS)).toBeNull();
});

test('two losses in a row are clear: an easier level is offered, if there is one', () => {
  const one = rowAfter(undefined, 4, 'a', 'lost');
  expect(nextLevel(one, LEVELS)).toBeNull();
  expect(nextLevel(rowAfter(one, 4, 'a', 'lost'), LEVELS)).toBeNull();
  expect(nextLevel(rowAfter(one, 4, 'b', 'lost'), LEVELS)).toBe(2);
  const lowest = rowAfter(rowAfter(undefined, 1, 'a', 'lost'), 1, 'b', 'lost');
  expect(nextLevel(lowest, LEVELS)).toBeNull();
});

test('a row that was kept before losses were counted still counts', () => {
  const kept = { level: 4, wins: 0, table: 'a' };
  expect(nextLevel(kept, LEVELS)).toBeNull();
  expect(rowAfter(kept, 4, 'b', 'lost').losses).toBe(1);
});
