import { describe, expect, test } from 'vitest';
import { placesOf, sumOf } from './reckoning';

describe('figures of a tournament', () => {
  test('a figure is shown with what it is the sum of', () => {
    const summands = [
      { game: 1, who: ['m1'], value: '1', factor: '1', leads: null, is_walkover: false },
      { game: 2, who: ['m2'], value: '½', factor: '2', leads: null, is_walkover: false },
    ];
    const figure = { name: 'points', total: 2, text: '2', summands };
    expect(sumOf(figure, (id) => id.toUpperCase())).toBe('1 (M1) + ½ × 2 (M2) = 2');
    expect(sumOf({ ...figure, text: '0', summands: [] }, String)).toBe('0 = 0');
  });

  test('a share of a duplicate is shown with the leads that were compared', () => {
    const leads = ['+3', '+5', 'lost'];
    const summands = [
      { game: 1, who: ['m1', 'm2'], value: '½', factor: '1', leads, is_walkover: false },
    ];
    const figure = { name: 'points', total: 0.5, text: '½', summands };
    const told = sumOf(
      figure,
      (id) => id.toUpperCase(),
      (lead) => lead.replace('lost', 'early'),
    );
    expect(told).toBe('½ (+3: M1 +5, M2 early) = ½');
  });

  test('players are placed as they were tapped, and equals share a place', () => {
    expect(placesOf(['a', 'b', 'c'], [['c'], ['a', 'b']])).toEqual([2, 2, 1]);
    expect(placesOf(['a', 'b', 'c'], [['b', 'a'], ['c']])).toEqual([1, 1, 3]);
  });
});
