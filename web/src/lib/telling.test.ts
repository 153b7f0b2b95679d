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

test('a list has a form with or, and places have forms', async () => {
  const square = (far: number): unknown => ({
    key: 'place-line',
    facts: { written: 'x', far, side: 'e' },
  });
  const reached = {
    key: 'why-schlangennest-not-at-end',
    facts: {
      colour: { key: 'word-green', facts: {} },
      square: square(1),
      reached: [square(2), square(3)],
    },
  };
  expect(explain(reached, nameOf)).toBe(
    'The green snake has no end on square E1; it can grow on square E2 or E3.',
  );
  const taken = { key: 'why-schlangennest-square-taken', facts: { square: square(1) } };
  await speak('ru');
  expect(explain(taken, nameOf)).toBe('На клетке В1 уже лежит карта.');
  await speak('en');
});
