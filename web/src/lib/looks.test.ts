import { beforeAll, expect, test, vi } from 'vitest';
import { painted, wear } from './looks.svelte';
import { explain } from './telling';
import { learnTales, tell } from './words.svelte';

const set = new Map<string, string>();

beforeAll(async () => {
  const style = {
    setProperty: (name: string, value: string) => void set.set(name, value),
    removeProperty: (name: string) => void set.delete(name),
  };
  vi.stubGlobal('document', { documentElement: { style }, querySelector: () => null });
  await learnTales();
});

test('a colour that was picked is painted in all its shades', () => {
  expect(painted({ amber: 'green' })).toEqual([
    ['--seat-3', 'var(--paint-0)'],
    ['--seat-3-dark', 'var(--paint-0-dark)'],
    ['--seat-3-plate', 'var(--paint-0-plate)'],
  ]);
});

test('pieces are told of in the colour in which they are seen, until the table is left', () => {
  const told = { key: 'did-you', facts: { what: { key: 'word-green', facts: {} } } };
  const seat = { key: 'board-sssnake-seat', args: { seat: 'green' } };
  const leave = wear({ green: 'blue', blue: 'green' });
  expect(explain(told, String)).toBe('You play blue.');
  expect(tell(seat)).toBe('Blue');
  expect(set.get('--seat-0')).toBe('var(--paint-2)');
  leave();
  expect(explain(told, String)).toBe('You play green.');
  expect(tell(seat)).toBe('Green');
  expect(set.size).toBe(0);
});
