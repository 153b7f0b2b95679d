import { expect, test } from 'vitest';
import { inTwoLines, longestOf } from './lengths';

test('a name is broken where its longer line is shortest', () => {
  expect(inTwoLines('Ada')).toBe(3);
  expect(inTwoLines('Wolfgang Amadeus Schwarzenegger')).toBe('Wolfgang Amadeus'.length);
  expect(inTwoLines('Анастасия Преображенская')).toBe('Преображенская'.length);
});

test('the longest name counts, but short ones are not made huge', () => {
  expect(longestOf(['Ada', 'Bartholomew Featherstonehaugh'], 6)).toEqual([29, 17]);
  expect(longestOf(['Ada', 'Bob'], 6)).toEqual([6, 6]);
  expect(longestOf([], 6)).toEqual([6, 6]);
});
