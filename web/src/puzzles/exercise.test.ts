import { expect, test } from 'vitest';
import type { Weighed } from '../types/service';
import { exerciseOf, isAsGood, recordUntil, type Exercise } from './exercise';
import { isDone, learned } from './leitner';

const RECORD = `serpentry record 1
game: carnival
rules: 1
seats: 2
option open_hands: no
player 0: Ada
tag seed: 00ff

* house 2
0 a1
1 b2
0 c3

result: 3 4, winners 1
`;

test('a record is cut where the exercise begins, and names nobody', () => {
  expect(recordUntil(RECORD, 2)).toBe(
    'serpentry record 1\ngame: carnival\nrules: 1\nseats: 2\noption open_hands: no\n\n' +
      '* house 2\n0 a1\n\nresult: open\n',
  );
});

test('an exercise says in words what was made, and knows how it is written', () => {
  const told = [{ key: 'did-carnival-grow', facts: {} }];
  const choice = { ply: 2, seat: 1, best_text: 'd4', told: null } as Weighed;
  const made = exerciseOf('t1', 'carnival', RECORD, choice, { text: 'c3', told });
  expect(made).toMatchObject({ id: 't1.2', made: 'c3', happened: told, best: 'd4', seats: 2 });
});

test('a move is right that is the best, or wins as often', () => {
  const card = { best: 'a1', made: 'b2', seats: 2 } as Exercise;
  const looked = [
    { text: 'a1', chance: { middle: 0.6 } },
    { text: 'c3', chance: { middle: 0.57 } },
    { text: 'd4', chance: { middle: 0.4 } },
    { text: 'b2', chance: { middle: 0.6 } },
  ];
  const right = ['a1', 'b2', 'c3', 'd4', 'e5'].filter((text) => isAsGood(card, text, looked));
  expect(right).toEqual(['a1', 'c3']);
});

test('what is solved comes back after 1, 3, 7 and 21 days, and what is not after one', () => {
  const day = new Date('2026-11-16T12:00:00');
  const dues = [0, 1, 2, 3].map((box) => learned(box, true, day).due);
  expect(dues).toEqual(['2026-11-17', '2026-11-19', '2026-11-23', '2026-12-07']);
  expect(learned(3, false, day)).toEqual({ box: 0, due: '2026-11-17' });
  expect([4, 5].map((box) => isDone({ box, due: '' }))).toEqual([false, true]);
});
