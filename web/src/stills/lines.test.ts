import { expect, test } from 'vitest';
import { cut, lines } from './lines';

test('a text is broken between words, and what is too long ends with dots', () => {
  expect(lines('one two three', 57, 10, 3)).toEqual(['one two', 'three']);
  expect(lines('one two three four five', 57, 10, 2)).toEqual(['one two', 'three fou…']);
  expect(lines('', 57, 10, 2)).toEqual([]);
  expect(cut('Anaconda', 30, 10)).toBe('Ana…');
});
