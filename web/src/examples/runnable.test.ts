import { expect, test } from 'vitest';
import { countRunnable } from './runnable';

const KNOWN = ['languages', 'tabletop', 'set_up'];
const plain = '>>> import serpentry\n>>> 1 + 1\n2';
const ours = '>>> from serpentry.languages import say';

test('what needs our own packages alone is run', () => {
  expect(countRunnable([plain, ours, '>>> serpentry.set_up("sssnake")'], KNOWN)).toBe(3);
});

test('what comes after an example that can not be run is not run either', () => {
  for (const other of [
    '>>> import numpy',
    '>>> from serpentry.arena.match import play_match',
    '>>> shown = serpentry.show(game)',
  ])
    expect(countRunnable([plain, other, '>>> 3'], KNOWN)).toBe(1);
});

test('an import inside a function counts, and words in what is printed do not', () => {
  expect(countRunnable(['>>> def f():\n...     import numpy'], KNOWN)).toBe(0);
  expect(countRunnable(['>>> tell()\nfrom numpy to Python'], KNOWN)).toBe(1);
});
