import { expect, test } from 'vitest';
import { withReview, type KeptReview } from './review.svelte';

const review = (table: string, has_luck = false): KeptReview => ({
  table,
  choices: [],
  all: { has_luck, players: [], curve: [], moments: [], decided: null },
});

test('a deeper review takes the place of one of the same game', () => {
  const kept = withReview([review('one'), review('two')], review('one', true));
  expect(kept).toEqual([review('two'), review('one', true)]);
});

test('only the last eight are kept', () => {
  let kept: KeptReview[] = [];
  for (let at = 0; at < 9; at++) kept = withReview(kept, review(String(at)));
  expect(kept.map((one) => one.table).join('')).toBe('12345678');
});
