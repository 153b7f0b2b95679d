import { expect, test } from 'vitest';
import { withReview, type KeptReview } from './review.svelte';

const review = (table: string, unit = 'unit-hexes'): KeptReview => ({
  table,
  choices: [],
  all: { unit, has_luck: false, players: [], moments: [], decided: null },
});

test('a deeper review takes the place of one of the same game', () => {
  const kept = withReview([review('one'), review('two')], review('one', 'unit-cards'));
  expect(kept).toEqual([review('two'), review('one', 'unit-cards')]);
});

test('only the last eight are kept', () => {
  let kept: KeptReview[] = [];
  for (let at = 0; at < 9; at++) kept = withReview(kept, review(String(at)));
  expect(kept.map((one) => one.table).join('')).toBe('12345678');
});
