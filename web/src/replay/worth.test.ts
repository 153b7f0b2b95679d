import { expect, it } from 'vitest';
import { finalValues, provedFrom, tickEvery, worths } from './worth';

const at = (ply: number, first: number, proved = false) => ({
  ply,
  values: [first, 1 - first],
  proved,
});

it('takes the newest that is known of each position, in order', () => {
  const found = worths(
    [at(0, 0.5), at(1, 0.6), at(2, 0.7)],
    [],
    [
      [1, at(1, 0.4)],
      [0, { values: [], proved: false }],
    ],
    at(3, 1, true),
  );
  expect([...found.keys()]).toEqual([0, 1, 2, 3]);
  expect([...found.values()].map(({ values }) => values[0])).toEqual([0.5, 0.4, 0.7, 1]);
});

it('shares a win among the winners and a draw among all', () => {
  expect(finalValues([1], 3)).toEqual([0, 1, 0]);
  expect(finalValues([0, 1], 2)).toEqual([0.5, 0.5]);
  expect(finalValues([], 2)).toEqual([0.5, 0.5]);
});

it('knows from where on all is proved', () => {
  const curve = [at(0, 0.5), at(1, 1, true), at(2, 0.9), at(3, 1, true), at(4, 1, true)];
  const found = worths(curve, [], [], null);
  expect(provedFrom(found, 4)).toBe(3);
  expect(provedFrom(worths(curve.slice(0, 3), [], [], null), 2)).toBe(3);
});

it('writes few numbers below a curve', () => {
  expect(tickEvery(16)).toBe(4);
  expect(tickEvery(5)).toBe(1);
  for (const length of [7, 33, 90, 260]) expect(length / tickEvery(length)).toBeLessThanOrEqual(6);
});
