import { describe, expect, test } from 'vitest';
import type { ClubGame, Tournament } from '../../types/service';
import { bracketOf, crossOf, resultOf } from './sheet';

function game(number: number, seats: string[], places: number[] | null, more = {}): ClubGame {
  const rest = { at: 0, table: null, is_bronze: false, why: '', scores: null };
  return { number, seats, places, how: places && 'entered', ...rest, ...more } as ClubGame;
}

function played(kind: string, rounds: ClubGame[][], byes: string[][] = []): Tournament {
  const told = rounds.map((games, at) => ({
    number: at + 1,
    is_secret: false,
    games,
    byes: (byes[at] ?? []).map((member) => ({ member, why: '' })),
  }));
  return { kind, seats: 2, rounds: told, is_over: false } as unknown as Tournament;
}

describe('a printed sheet', () => {
  test('results are written as players write them', () => {
    expect(resultOf(game(1, ['a', 'b'], [1, 2]))).toBe('1 – 0');
    expect(resultOf(game(1, ['a', 'b'], [2, 1]))).toBe('0 – 1');
    expect(resultOf(game(1, ['a', 'b'], [1, 1]))).toBe('½ – ½');
    expect(resultOf(game(1, ['a', 'b', 'c'], [2, 1, 2]))).toBe('2 – 1 – 2');
    expect(resultOf(game(1, ['a', 'b'], null))).toBe('');
    expect(resultOf(game(1, ['a', 'b'], [1, 1], { how: 'void' }))).toBe('×');
  });

  test('a cross table has what each got against each', () => {
    const one = played('robin', [[game(1, ['a', 'b'], [2, 1])], [game(2, ['c', 'a'], [1, 1])]]);
    expect(crossOf(one, 'a', 'b')).toBe('0');
    expect(crossOf(one, 'b', 'a')).toBe('1');
    expect(crossOf(one, 'a', 'c')).toBe('½');
    expect(crossOf(one, 'b', 'c')).toBe('');
  });

  test('in a bracket those who meet come from neighbouring games, and later rounds are empty', () => {
    const first = [
      game(1, ['a', 'h'], [1, 2]),
      game(2, ['b', 'g'], [1, 2]),
      game(3, ['c', 'f'], [1, 2]),
      game(4, ['d', 'e'], [1, 2]),
    ];
    const second = [game(5, ['a', 'd'], null), game(6, ['b', 'c'], null)];
    const columns = bracketOf(played('knockout', [first, second]));
    expect(columns.map((slots) => slots.length)).toEqual([4, 2, 1]);
    expect(columns[0]?.map((slot) => slot.seats[0])).toEqual(['a', 'd', 'b', 'c']);
    expect(columns[2]?.[0]?.seats).toEqual([]);
  });

  test('a bye has a place of its own', () => {
    const columns = bracketOf(played('knockout', [[game(1, ['b', 'c'], null)]], [['a']]));
    expect(columns[0]?.map((slot) => slot.seats)).toEqual([['b', 'c'], ['a']]);
    expect(columns).toHaveLength(2);
  });
});
