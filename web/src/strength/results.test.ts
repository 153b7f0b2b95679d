import { expect, test, vi } from 'vitest';
import { card, chair } from '../types/cards';

vi.stubGlobal('location', new URL('https://example.org/'));
const { outcomeOf, resultOf } = await import('./results');

test('a half step counts as what it is', () => {
  const half = card({ chairs: [chair('here'), chair('computer', 'level3.5')] });
  expect(resultOf(half, 'won', 1)?.levels).toEqual([3.5]);
});

test('a game of this browser is won, lost or drawn by whoever sits here', () => {
  expect(outcomeOf(card())).toBe('won');
  expect(outcomeOf(card({ winners: [1] }))).toBe('lost');
  expect(outcomeOf(card({ winners: [] }))).toBe('drawn');
  expect(outcomeOf(card({ winners: [0, 1] }))).toBe('drawn');
  expect(outcomeOf(card({ chairs: [chair('here'), chair('here')] }))).toBe('');
});

test('only games of one person against levels count', () => {
  const result = { game: 'snekagon', levels: [2], score: 1, ended: 5 };
  expect(resultOf(card(), 'won', 5)).toEqual(result);
  expect(resultOf(card(), 'drawn', 5)).toEqual({ ...result, score: 0.5 });
  expect(resultOf(card(), '', 5)).toBeNull();
  const bot = chair('computer', 'level4@1s');
  expect(resultOf(card({ chairs: [chair('here'), bot] }), 'won', 5)).toBeNull();
  const friend = [chair('elsewhere'), chair('here'), chair('computer', 'level2')];
  expect(resultOf(card({ chairs: friend }), 'won', 5)).toBeNull();
  const three = [chair('computer', 'level10'), chair('here'), chair('computer', 'level3')];
  expect(resultOf(card({ chairs: three }), 'lost', 5)?.levels).toEqual([10, 3]);
});
