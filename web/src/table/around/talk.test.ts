import { expect, test } from 'vitest';
import { unreadIn } from './talk.svelte';

test('what others have said since is new; what we said ourselves is not', () => {
  const line = (seq: number, seat: number | null) => ({ seq, at: 0, is: 'said', seat });
  const lines = [line(3, 1), line(5, 0), line(6, 1), line(9, null)];
  expect(unreadIn(lines, [0], 3).map(({ seq }) => seq)).toEqual([6, 9]);
  expect(unreadIn(lines, [], 0)).toHaveLength(4);
});
