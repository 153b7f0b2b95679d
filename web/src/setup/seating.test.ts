import { expect, test } from 'vitest';
import { canBeRated, computer, person, seated, type Choices } from './seating';

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

test('a game can be rated among people who each have a device of their own', () => {
  const elsewhere = { ...person(), kind: 'elsewhere' as const };
  const fits = (...seats: Choices['seats']): boolean => canBeRated({ ...choices('lot'), seats });
  expect(fits(person(), elsewhere)).toBe(true);
  expect(fits(elsewhere, elsewhere, person())).toBe(true);
  expect(fits(person(), person())).toBe(false);
  expect(fits(person(), elsewhere, computer('level1'))).toBe(false);
  expect(fits(person())).toBe(false);
});
