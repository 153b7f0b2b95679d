import { expect, test } from 'vitest';
import { smallPage } from './shared';

test('puzzles and positions have small pages that lead to them on a host of plain files', () => {
  expect(smallPage('/puzzle/snekagon-1977')).toBe('puzzle/snekagon/#1977');
  expect(smallPage('/editor/sssnake?seats=2&set=0+a1')).toBe('editor/sssnake/?seats=2&set=0+a1');
  expect(smallPage('/replay/abc')).toBe('');
});
