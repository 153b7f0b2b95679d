import { describe, expect, test } from 'vitest';
import type { ClubGame, ClubRound, Tournament } from '../../types/service';
import {
  cellOf,
  halvesBefore,
  halvesText,
  isAllPaired,
  markOf,
  millisecondsLeft,
  openGames,
  scoreText,
} from './results';

function game(number: number, seats: string[], places: number[] | null, how = 'entered'): ClubGame {
  const more = { at: 0, table: null, is_bronze: false, why: '', scores: null };
  return { number, seats, places, how: places && how, ...more } as ClubGame;
}

const first: ClubRound = {
  number: 1,
  is_secret: false,
  games: [game(1, ['a', 'b'], [1, 2]), game(2, ['c', 'd'], [1, 1])],
  byes: [{ member: 'e', why: '' }],
} as ClubRound;
const second: ClubRound = {
  ...first,
  number: 2,
  games: [game(3, ['a', 'c'], null), game(4, ['b', 'e'], [1, 1], 'void')],
  byes: [],
};
const swiss = { kind: 'swiss', seats: 2, rounds: [first, second] } as unknown as Tournament;

describe('results as tournaments write them', () => {
  test('two at a table share a point', () => {
    expect(scoreText([1, 2])).toBe('1–0');
    expect(scoreText([2, 1])).toBe('0–1');
    expect(scoreText([1, 1])).toBe('½–½');
    expect([0, 1, 2, 3].map(halvesText)).toEqual(['0', '½', '1', '1½']);
  });

  test('at larger tables everybody has a place', () => {
    expect([0, 1, 2].map((seat) => markOf([1, 3, 1], seat))).toEqual(['1.', '3.', '1.']);
  });

  test('each round has a field: won, drawn, sat out, still played, not counted, not there', () => {
    const kinds = (round: ClubRound) => [...'abcdef'].map((one) => cellOf(round, one, true).kind);
    expect(kinds(first)).toEqual(['won', 'lost', 'drawn', 'drawn', 'bye', 'none']);
    expect(kinds(second)).toEqual(['open', 'none', 'open', 'none', 'none', 'none']);
    expect(cellOf(second, 'b', true).text).toBe('×');
    expect(cellOf(first, 'e', false).text).toBe('–');
  });

  test('points before a round are those of the rounds before it', () => {
    const before = (member: string) => halvesText(halvesBefore(swiss, member, 2));
    expect([...'abcde'].map(before)).toEqual(['1', '0', '½', '½', '1']);
  });

  test('open games are found', () => {
    expect(openGames(swiss).map((one) => one.number)).toEqual([3]);
  });

  test('nobody is paired any more after the last round, or when the time is up', () => {
    expect(isAllPaired({ ...swiss, rounds_planned: 3 })).toBe(false);
    expect(isAllPaired({ ...swiss, rounds_planned: 2 })).toBe(true);
    expect(millisecondsLeft({ ...swiss, ends_at: 0 }, 5000)).toBeNull();
    expect(millisecondsLeft({ ...swiss, ends_at: 7000 }, 5000)).toBe(2000);
    expect(millisecondsLeft({ ...swiss, ends_at: 4000 }, 5000)).toBe(0);
  });
});
