import { describe, expect, test } from 'vitest';
import { before, dailyOf, fitting, nextOf, readId, idOf } from './choosing';
import { dailyLine } from './naming';
import { readPack, recordOf } from './pack';
import { rated, streakOf } from './rating';

const TEXT = `serpentry puzzles 1
game: snekagon
rules: 1
option board_side: 5
made: serpentry puzzles make snekagon
licence: CC0-1.0

aa 1 win - g4 a1-a2 +b2 / c3
bb 3 draw join,long g4 a1 / c3 d4 +e5
cc 3 win long g4 / b1
`;
const pack = readPack('snekagon', TEXT);
const keys = (puzzles: readonly { key: string }[]): string[] => puzzles.map((one) => one.key);

describe('a pack', () => {
  test('says who solves a puzzle, also where a seat was passed over', () => {
    expect(pack.puzzles.map((one) => one.seat)).toEqual([0, 0, 1]);
  });

  test('makes a record that names whoever moved', () => {
    expect(recordOf(pack, pack.puzzles[0]!)).toBe(
      'serpentry record 1\ngame: snekagon\nrules: 1\noption board_side: 5\nseats: 2\n\n' +
        '0 g4\n1 a1-a2\n1 b2\n\nresult: open\n',
    );
  });

  test('has lines without marks, which the table does not need', () => {
    expect(pack.puzzles[1]!.line).toEqual(['c3', 'd4', 'e5']);
  });
});

describe('a puzzle is found', () => {
  test('by theme and band', () => {
    expect(keys(fitting(pack, { theme: 'long', band: 3 }))).toEqual(['bb', 'cc']);
    expect(keys(fitting(pack, { theme: '', band: 1 }))).toEqual(['aa']);
  });

  test('by the day alone', () => {
    expect(dailyOf(pack, '2026-11-15')).toBe(dailyOf(pack, '2026-11-15'));
    const days = Array.from(
      { length: 28 },
      (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`,
    );
    expect(new Set(days.map((day) => dailyOf(pack, day)!.key)).size).toBe(3);
  });

  test('after the one before, if it was not tried', () => {
    expect(nextOf(pack.puzzles, 'aa', (key) => key === 'bb')?.key).toBe('cc');
    expect(nextOf(pack.puzzles, 'cc', () => true)?.key).toBe('aa');
  });

  test('by the name that it has in addresses', () => {
    expect(readId(idOf('snekagon5g', 'aa'))).toEqual(['snekagon5g', 'aa']);
  });
});

describe('progress', () => {
  test('rises more for what is hard, and falls more for what is easy', () => {
    expect(rated(1200, 5, true)).toBeGreaterThan(rated(1200, 3, true));
    expect(rated(1200, 1, false)).toBeLessThan(rated(1200, 3, false));
  });

  test('counts days in a row, over the end of a month, until yesterday at least', () => {
    expect(before('2026-03-01')).toBe('2026-02-28');
    expect(streakOf(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-02')).toBe(3);
    expect(streakOf(['2026-02-27'], '2026-03-01')).toBe(0);
  });
});

test('how the puzzle of the day went is told once it is solved', () => {
  expect(dailyLine('SNEKAGON', '2026-11-17', ['wrong', 'hint'])).toBe('');
  expect(dailyLine('SNEKAGON', '2026-11-17', ['wrong', 'hint', 'solved'])).not.toBe('');
});
