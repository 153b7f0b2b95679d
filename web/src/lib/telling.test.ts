import { beforeAll, expect, test, vi } from 'vitest';
import { explain, explainAll } from './telling';
import { learnTales, speak } from './words.svelte';

const nameOf = (seat: number): string => ['Ada', 'Bo'][seat]!;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
  await learnTales();
});

test('whoever sits there is called by name', () => {
  expect(explain({ key: 'turn-other', facts: { who: { seat: 1 } } }, nameOf)).toBe(
    'It is Bo’s turn.',
  );
});

test('facts are sentences, words and lists of them, in the language that is spoken', async () => {
  const told = {
    key: 'did-hex-grow-you',
    facts: {
      length: 3,
      what: {
        key: 'move-snekagon-place',
        facts: { tile: { key: 'word-tile-2', facts: {} }, cells: ['a1', 'a2', 'a3'] },
      },
    },
  };
  expect(explain(told, nameOf)).toMatch(/^You grow a snake to length 3: .* on a1, a2 and a3\.$/);
  await speak('de');
  expect(explain(told, nameOf)).toMatch(/a1, a2 und a3/);
  await speak('en');
});

test('a word brings its forms', () => {
  const told = { key: 'did-you', facts: { what: { key: 'word-green', facts: {} } } };
  expect(explainAll([told, told], nameOf)).toBe('You play green. You play green.');
});
