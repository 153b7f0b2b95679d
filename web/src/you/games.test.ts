import { expect, test, vi } from 'vitest';
import { card, chair } from '../types/cards';
import type { Ended } from './games';

vi.stubGlobal('location', new URL('https://example.org/'));
const { ALL, endedHere, isWanted, merged, others, recordsIn } = await import('./games');

const ended = (id: string, at: number): Ended => ({
  ...card({ id, updated: at }),
  outcome: 'won',
  ended: at,
});

test('both come together by time, and what is older than the last page waits for the next', () => {
  const there = [ended('s9', 9), ended('s5', 5)];
  const here = [ended('home-7', 7), ended('home-2', 2)];
  const ids = (all: readonly Ended[]): string[] => all.map(({ id }) => id);
  expect(ids(merged(there, false, here))).toEqual(['s9', 'home-7', 's5']);
  expect(ids(merged(there, true, here))).toEqual(['s9', 'home-7', 's5', 'home-2']);
  expect(ids(merged([], true, here))).toEqual(['home-7', 'home-2']);
});

test('games are found by game, outcome, name and day', () => {
  const at = new Date('2026-11-19T18:00').getTime();
  const one = endedHere(card({ id: 'home-1', updated: at }));
  const is = (more: object): boolean => isWanted(one, { ...ALL, ...more });
  expect(is({})).toBe(true);
  expect(is({ game: 'sssnake' })).toBe(false);
  expect(is({ outcome: 'won' })).toBe(true);
  expect(is({ outcome: 'lost' })).toBe(false);
  expect(is({ name: ' MAR' })).toBe(true);
  expect(is({ name: 'Ben' })).toBe(false);
  expect(is({ since: '2026-11-19', until: '2026-11-19' })).toBe(true);
  expect(is({ since: '2026-11-20' })).toBe(false);
  expect(is({ until: '2026-11-18' })).toBe(false);
});

test('a file has one record after another', () => {
  const two = 'serpentry record 1\ngame: a\n\n0 d4\n\nserpentry record 1\ngame: b\n';
  expect(recordsIn(two).map((one) => /game: (\w)/.exec(one)?.[1])).toEqual(['a', 'b']);
  expect(recordsIn('nothing')).toEqual([]);
});

test('one is not named among those whom one played against', () => {
  const chairs = [chair('elsewhere', 'Mara'), chair('elsewhere', 'Ben'), chair('here', 'Cem')];
  const there: Ended = { ...ended('s1', 1), chairs };
  expect(others(there, 'Mara')).toBe('Ben, Cem');
  expect(others({ ...there, id: 'home-1' }, 'Mara')).toBe('Mara, Ben');
  expect(others({ ...there, chairs: [chair('here', 'Mara')] }, 'Mara')).toBe('Mara');
});
