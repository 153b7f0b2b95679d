import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', new URL('https://example.org/'));
const { levelled } = await import('./opponent');
const { OWN } = await import('./own');

test('a seat for somebody as strong gets a level, and the others stay', () => {
  const seat = (player: string) => ({ kind: 'computer' as const, name: '', player, side: '' });
  const person = { kind: 'here' as const, name: 'Mara', player: '', side: '' };
  const found = levelled([person, seat(OWN), seat('level2')], 5);
  expect(found).toEqual([person, seat('level5'), seat('level2')]);
});
