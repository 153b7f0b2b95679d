import { expect, test } from 'vitest';
import { remembering } from './remember';

test('what was made for an equal input is given again, until there is too much of it', () => {
  let made = 0;
  const give = remembering(String, (input: readonly number[]) => ({ input, number: ++made }), 2);
  const first = give([1, 2]);
  expect(give([1, 2])).toBe(first);
  expect(give([3]).number).toBe(2);
  expect(give([4]).number).toBe(3);
  expect(give([1, 2])).not.toBe(first);
});
