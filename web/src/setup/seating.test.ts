import { expect, test } from 'vitest';
import { computer, seated, type Choices } from './seating';

const choices = (starter: string): Choices => ({
  seats: ['level1', 'level2', 'level3'].map(computer),
  options: {},
  clock: { kind: 'none', base: 1, increment: 0, days: 1 },
  public: false,
  starter,
});

test('whoever begins by name sits first, and the others follow round the table', () => {
  const plan = seated(choices('seat-1'));
  expect(plan.seats?.map((one) => one.player)).toEqual(['level2', 'level3', 'level1']);
  expect(plan.starter).toBe('first');
});

test('a lot is drawn by the service, from the seats as they are', () => {
  const plan = seated(choices('lot'));
  expect(plan.seats?.map((one) => one.player)).toEqual(['level1', 'level2', 'level3']);
  expect(plan.starter).toBe('lot');
});
