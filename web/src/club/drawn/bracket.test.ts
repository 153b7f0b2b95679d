import { describe, expect, test } from 'vitest';
import type { ClubGame, Tournament } from '../../types/service';
import { bronzeOf, columnsOf, isLinked } from './bracket';

function game(number: number, seats: string[], places: number[] | null, is_bronze = false) {
  return { number, seats, places, is_bronze, how: 'entered' } as ClubGame;
}

function cup(...rounds: { games: ClubGame[]; byes?: string[] }[]): Tournament {
  const made = rounds.map(({ games, byes = [] }, at) => ({
    number: at + 1,
    games,
    byes: byes.map((member) => ({ member, why: '' })),
  }));
  return {
    kind: 'knockout',
    seats: 2,
    is_over: false,
    first: [],
    rounds: made,
  } as unknown as Tournament;
}

const first = {
  games: [game(1, ['b', 'g'], [1, 2]), game(2, ['c', 'f'], [2, 1]), game(3, ['d', 'e'], [1, 2])],
  byes: ['a'],
};
const names = (one: Tournament) =>
  columnsOf(one).map((column) => column.slots.map((slot) => slot.seats.join('')));

describe('a knock-out as it is drawn', () => {
  test('after the first round there are places for those to come', () => {
    expect(names(cup(first))).toEqual([['bg', 'cf', 'de', 'a'], ['', ''], ['']]);
  });

  test('games stand beside those that their players come from', () => {
    const second = { games: [game(4, ['a', 'f'], null), game(5, ['b', 'd'], null)] };
    const drawn = columnsOf(cup(first, second));
    expect(drawn[0]!.slots.map((slot) => slot.seats.join(''))).toEqual(['a', 'cf', 'bg', 'de']);
    expect(drawn[0]!.slots[1]!.through).toEqual([false, true]);
    expect(isLinked(drawn, 0)).toBe(true);
  });

  test('the final has a winner, and the game for the third place stands apart', () => {
    const second = { games: [game(4, ['a', 'f'], [1, 2]), game(5, ['b', 'd'], [2, 1])] };
    const third = { games: [game(6, ['a', 'd'], [2, 1]), game(7, ['f', 'b'], [1, 2], true)] };
    const whole = cup(first, second, third);
    expect(columnsOf(whole).map((column) => column.slots.length)).toEqual([4, 2, 1]);
    expect(columnsOf(whole)[2]!.slots[0]!.through).toEqual([false, true]);
    expect(bronzeOf(whole).map((slot) => slot.seats.join(''))).toEqual(['fb']);
  });

  test('a draw leads nobody on before it is known who goes through', () => {
    const semi = { games: [game(1, ['a', 'd'], [1, 1]), game(2, ['b', 'c'], [1, 2])] };
    expect(columnsOf(cup(semi))[0]!.slots.map((slot) => slot.through)).toEqual([
      [false, false],
      [true, false],
    ]);
    const final = { ...cup({ games: [game(1, ['a', 'b'], [1, 1])] }), first: ['b'] };
    expect(columnsOf(final)[0]!.slots[0]!.through).toEqual([false, true]);
  });
});
