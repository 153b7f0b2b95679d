import { describe, expect, test } from 'vitest';
import type { ClubGame, Standing, Tournament } from '../../types/service';
import { crossOf, nameIn, resultOf } from './sheet';

function game(number: number, seats: string[], places: number[] | null, more = {}): ClubGame {
  const rest = { at: 0, table: null, is_bronze: false, why: '', scores: null };
  return { number, seats, places, how: places && 'entered', ...rest, ...more } as ClubGame;
}

function played(kind: string, rounds: ClubGame[][]): Tournament {
  const told = rounds.map((games, at) => ({ number: at + 1, is_secret: false, games, byes: [] }));
  return { kind, seats: 2, rounds: told, is_over: false } as unknown as Tournament;
}

describe('a printed sheet', () => {
  test('results are written as players write them', () => {
    expect(resultOf(game(1, ['a', 'b'], [1, 2]))).toBe('1–0');
    expect(resultOf(game(1, ['a', 'b'], [2, 1]))).toBe('0–1');
    expect(resultOf(game(1, ['a', 'b'], [1, 1]))).toBe('½–½');
    expect(resultOf(game(1, ['a', 'b', 'c'], [2, 1, 2]))).toBe('2 – 1 – 2');
    expect(resultOf(game(1, ['a', 'b'], null))).toBe('');
    expect(resultOf(game(1, ['a', 'b'], [1, 1], { how: 'void' }))).toBe('×');
  });

  test('whoever has left is marked', () => {
    expect(nameIn({ is_gone: true } as Standing, 'Eve', 'left')).toBe('Eve (left)');
    expect(nameIn({ is_gone: false } as Standing, 'Eve', 'left')).toBe('Eve');
  });

  test('a cross table has what each got against each', () => {
    const one = played('robin', [[game(1, ['a', 'b'], [2, 1])], [game(2, ['c', 'a'], [1, 1])]]);
    expect(crossOf(one, 'a', 'b')).toBe('0');
    expect(crossOf(one, 'b', 'a')).toBe('1');
    expect(crossOf(one, 'a', 'c')).toBe('½');
    expect(crossOf(one, 'b', 'c')).toBe('');
  });
});
