import { expect, test } from 'vitest';
import { headingOf } from './heading';

test('where players are paired as they are free, no table has a number', () => {
  expect(headingOf('arena', 2, ['Ada', 'Bob'])).toBe('Ada – Bob');
  expect(headingOf('swiss', 2, ['Ada', 'Bob'])).toMatch(/.+: Ada – Bob$/);
});
