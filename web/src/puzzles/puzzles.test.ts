import { describe, expect, test } from 'vitest';
import { before, dailyOf, dayOf, fitting, gameOf, nextOf, readId, idOf } from './choosing';
import { betterBy, leadTask } from './leads';
import { dailyLine } from './naming';
import { GAMES, packOf, readPack, recordOf, type Pack } from './pack';
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

test('a puzzle for three says so, and who is to move', () => {
  const three = TEXT.replace('rules: 1', 'rules: 1\nseats: 3');
  const [first] = readPack('snekagon', three).puzzles;
  expect(first).toMatchObject({ seats: 3, seat: 2 });
  const lines = recordOf(readPack('snekagon', three), first!).split('\n');
  expect(lines.slice(4, 9)).toEqual(['seats: 3', '', '0 g4', '1 a1-a2', '1 b2']);
});

test('a puzzle that is judged says so, and how far a move is behind that it names or does not', () => {
  const early = TEXT.replace('rules: 1', 'rules: 1\nunit: unit-chance').replace(
    'cc 3 win long g4 / b1',
    'cc 3 17.5 - g4 / b1 / c1=20.1~31.0',
  );
  const { unit, goal, line, rivals } = readPack('snekagon', early).puzzles[2]!;
  expect(leadTask(unit, goal, line.length, 'Red')).toBe('web-puzzle-judged');
  expect(betterBy(unit, rivals.get('c1')!, 'b1')).toBe('web-puzzle-behind-judged');
  expect(betterBy(unit, { low: 17.5, high: null }, 'b1')).toBe('web-puzzle-behind-least');
  expect(betterBy('unit-parts', { low: 2, high: 3 }, 'b1')).toBe('web-puzzle-behind');
});

test('the next puzzle is none that is nearly the same', () => {
  const sisters = `${TEXT}dd 3 win - g4 a1 b2 c5 d6 e7 f8 / c4\nee 3 win - g4 a1 b2 c5 d6 e7 / c4\n`;
  const same = readPack('snekagon', sisters).puzzles.filter(({ band }) => band === 3);
  expect(nextOf(same, 'dd', () => false)?.key).toBe('bb');
  expect(nextOf(same, 'dd', (key) => key !== 'ee')?.key).toBe('ee');
});

describe('a puzzle is found', () => {
  test('by theme and band', () => {
    expect(keys(fitting(pack, { theme: 'long', band: 3 }))).toEqual(['bb', 'cc']);
    expect(keys(fitting(pack, { theme: '', band: 1 }))).toEqual(['aa']);
  });

  test('by the day alone', () => {
    expect(dailyOf(pack, '2026-11-15')).toBe(dailyOf(pack, '2026-11-15'));
    expect(dailyOf(pack, '2026-11-15')).toBeDefined();
  });

  test('after the one before, if it was not tried', () => {
    expect(nextOf(pack.puzzles, 'aa', (key) => key === 'bb')?.key).toBe('cc');
    expect(nextOf(pack.puzzles, 'cc', () => true)?.key).toBe('aa');
  });

  test('by the name that it has in addresses', () => {
    expect(readId(idOf('snekagon5g', 'aa'))).toEqual(['snekagon5g', 'aa']);
  });
});

/** The days of a year, from a day on. */
function yearFrom(day: string): string[] {
  const first = new Date(`${day}T12:00:00`);
  return Array.from({ length: 365 }, (_, at) => {
    const date = new Date(first);
    date.setDate(date.getDate() + at);
    return dayOf(date);
  });
}

describe('the puzzles of a year', async () => {
  const packs = new Map<string, Pack>();
  for (const game of GAMES) packs.set(game, (await packOf(game))!);
  const days = yearFrom('2026-11-16'); // a Monday
  const daily = (game: string, day: string) => dailyOf(packs.get(game)!, day)!;

  test.each(GAMES)(
    'are easier on Mondays than on Sundays, and never easier next day: %s',
    (game) => {
      const mean = (weekday: number): number => {
        const bands = days
          .filter((_, at) => at % 7 === weekday)
          .map((day) => daily(game, day).band);
        return bands.reduce((sum, one) => sum + one, 0) / bands.length;
      };
      const means = [0, 1, 2, 3, 4, 5, 6].map(mean);
      expect(means).toEqual(means.toSorted((one, other) => one - other));
      expect(means[6]! - means[0]!).toBeGreaterThan(0.9);
    },
  );

  test.each(GAMES)('come again only when all of their weekday have come: %s', (game) => {
    const count = Math.floor(packs.get(game)!.puzzles.length / 7) - 1;
    for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
      const part = days.filter((_, at) => at % 7 === weekday).slice(0, count);
      expect(new Set(part.map((day) => daily(game, day).key)).size).toBe(part.length);
    }
  });

  test('for everybody are of each game in its turn, and none comes twice', () => {
    const ids = days.map((day) => {
      const game = gameOf(GAMES, day);
      return idOf(game, daily(game, day).key);
    });
    expect(new Set(ids).size).toBe(365);
    expect(new Set(days.slice(0, GAMES.length).map((day) => gameOf(GAMES, day))).size).toBe(5);
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
    expect(streakOf(['2026-02-27'], '2026-03-02')).toBe(0);
  });

  test('forgives one day that was missed, not two, and no second one in a week', () => {
    const all = yearFrom('2026-03-01').slice(0, 20);
    const without = (...missed: number[]) => all.filter((_, at) => !missed.includes(at));
    expect(streakOf(all, all[19]!)).toBe(20);
    expect(streakOf(without(10), all[19]!)).toBe(19);
    expect(streakOf(without(10, 11), all[19]!)).toBe(8);
    expect(streakOf(without(10, 13), all[19]!)).toBe(8);
    expect(streakOf(without(5, 13), all[19]!)).toBe(18);
  });
});

test('how the puzzle of the day went is told once it is solved', () => {
  expect(dailyLine('SNEKAGON', '2026-11-17', ['wrong', 'hint'])).toBe('');
  expect(dailyLine('SNEKAGON', '2026-11-17', ['wrong', 'hint', 'solved'])).not.toBe('');
});
