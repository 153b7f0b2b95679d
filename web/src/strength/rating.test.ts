import { expect, test } from 'vitest';
import DOC from '../../../docs/strength.md?raw';
import { fitting, strengthIn, type Result, type Strength } from './rating';
import { eloAt, ladderOf, levelAt, STEPS, UNPLAYED } from './steps';

/** The same luck each time (mulberry32). */
function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const at = (
  game: string,
  strength: number,
  ended: number,
  levels: number[],
  die: number,
): Result => {
  const odds = (level: number): number => 10 ** (eloAt(ladderOf(game), level) / 400);
  const others = levels.reduce((sum, level) => sum + odds(level), 0);
  const wins = die < odds(strength) / (odds(strength) + others);
  return { game, levels, score: Number(wins), ended };
};

/** What comes out for somebody of a strength, who always plays those of the strength found so far. */
function followed(
  game: string,
  strength: number,
  games: number,
  seed: number,
  seats = 2,
): Strength {
  const chance = luck(seed);
  const results: Result[] = [];
  let found = strengthIn(game, results)!;
  for (let ended = 0; ended < games; ended++) {
    const levels = Array.from({ length: seats - 1 }, () => fitting(game, found));
    results.push(at(game, strength, ended, levels, chance()));
    found = strengthIn(game, results)!;
  }
  return found;
}

const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
const RUNS = Array.from({ length: 80 }, (_, seed) => seed + 1);

test.each([
  ['snekagon', 5.4, 2],
  ['snekagon', 1.3, 2],
  ['schlangennest', 7.6, 2],
  ['carnival', 3.5, 4],
  ['sssnake', 2.2, 3],
])('in %s a player of %d at a table of %d is told so, as surely as stated', (game, own, seats) => {
  const told = RUNS.map((seed) => followed(game, own, 30, seed, seats));
  const held = told.filter(({ low, high }) => low <= own && own <= high);
  expect(held.length / told.length).toBeGreaterThan(0.85);
  expect(Math.abs(mean(told.map(({ level }) => level)) - own)).toBeLessThan(0.35);
});

test('the more games, the surer', () => {
  const width = (games: number): number =>
    mean(
      RUNS.slice(0, 15).map((seed) => {
        const { low, high } = followed('snekagon', 5.4, games, seed);
        return high - low;
      }),
    );
  expect(width(10)).toBeGreaterThan(1.8);
  expect(width(30)).toBeLessThan(1.7);
  expect(width(100)).toBeLessThan(1.25);
});

test('the opponent gets harder after wins, and easier after losses', () => {
  const played = (...scores: number[]): Result[] =>
    scores.map((score, ended) => ({ game: 'snekagon', levels: [2], score, ended }));
  const against = (...scores: number[]): number =>
    fitting('snekagon', strengthIn('snekagon', played(...scores)));
  expect(against()).toBe(2);
  expect(against(1)).toBe(3.5);
  expect(against(0)).toBe(1);
  expect(against(1, 0)).toBe(2);
  expect(against(1, 1, 1)).toBeGreaterThan(against(1));
});

test('who has learned is told so soon', () => {
  const chance = luck(7);
  const results = Array.from({ length: 160 }, (_, ended) =>
    at('snekagon', ended < 100 ? 2 : 6, ended, [ended < 100 ? 2 : 5], chance()),
  );
  const { past } = strengthIn('snekagon', results)!;
  expect(past[99]).toBeLessThan(3);
  expect(past[159]).toBeGreaterThan(4.8);
});

test('other games tell nothing, and a game that nobody measured has no strength', () => {
  const result: Result = { game: 'sssnake', levels: [4], score: 1, ended: 1 };
  expect(strengthIn('snekagon', [result])).toMatchObject({ games: 0, past: [] });
  expect(strengthIn('go', [result])).toBeNull();
  expect(fitting('go', null)).toBe(2);
});

test('a strength has a place between levels, also beyond them and where some are not offered', () => {
  const ladder = ladderOf('sssnake');
  for (const level of [0.5, 1, 2.5, 4, 6, 8, 9]) {
    expect(levelAt(ladder, eloAt(ladder, level))).toBeCloseTo(level);
  }
});

test('steps are those that were measured', () => {
  const rows = DOC.split('\n').filter((line) => /^\| level [\d½]+ against/.test(line));
  const games = ['snekagon', 'snekagon5g', 'schlangennest', 'carnival', 'sssnake'];
  const measured = rows.flatMap((row) => {
    const [head = '', ...cells] = row.split('|').slice(1, -1);
    const level = Number(/level ([\d½]+)/.exec(head)![1]!.replace('½', '.5'));
    return cells.flatMap((cell, game) => {
      const share = Number(/(\d+)%/.exec(cell)?.[1]);
      return share ? [`${games[game]} ${level} ${share}`] : [];
    });
  });
  const said = Object.entries(STEPS).flatMap(([game, steps]) =>
    steps.flatMap(([level, share]) => (share ? [`${game} ${level} ${share}`] : [])),
  );
  const unplayed = said.filter((one) => !measured.includes(one));
  // The highest levels, which take their time; Sssnake's is taken for its level 5.
  expect(unplayed.sort()).toEqual([
    `schlangennest 11 ${UNPLAYED}`,
    `schlangennest 12 ${UNPLAYED}`,
    `snekagon 11 ${UNPLAYED}`,
    'sssnake 8 55',
  ]);
  expect(measured.filter((one) => !said.includes(one))).toEqual(['sssnake 5 55']);
});
