import { expect, test } from 'vitest';
import type { Seen } from '../types/service';
import { hasBegun, plyBefore, takesBack } from './back';
import { besideThe } from './starting';

const played = (...kinds: string[]): Seen[] => kinds.map((is) => ({ is }) as Seen);

test('everybody sits here, by the names that were given', () => {
  const plan = besideThe('sssnake', 3, ['Ada', ' Bo '], {}, true);
  expect(plan.by_hand).toBe(true);
  expect(plan.seats?.map((seat) => seat.kind)).toEqual(['here', 'here', 'here']);
  expect(plan.seats?.map((seat) => seat.name)).toEqual(['Ada', 'Bo', '']);
});

test('back is to before the last move, whatever was drawn since', () => {
  expect(plyBefore([{ by: 'chance' }, { by: 0 }, { by: 1 }, { by: 'chance' }])).toBe(2);
  expect(plyBefore([{ by: 'chance' }])).toBeNull();
});

test('there is a way back once somebody has moved, also at the table that was copied', () => {
  expect(hasBegun(played('drew'), 0)).toBe(false);
  expect(hasBegun(played('drew', 'moved'), 0)).toBe(true);
  expect(hasBegun([], 4)).toBe(true);
});

test('a table takes back what nothing was drawn after, while the game is on', () => {
  expect(takesBack(played('drew', 'moved'), 'playing')).toBe(true);
  expect(takesBack(played('moved', 'drew'), 'playing')).toBe(false);
  expect(takesBack(played('moved'), 'over')).toBe(false);
});

test('where people tell the draws, these are taken back, too, and so is the end', () => {
  expect(hasBegun(played('drew'), 0, true)).toBe(true);
  expect(hasBegun([], 4, true)).toBe(false);
  expect(takesBack(played('moved', 'drew'), 'over', true)).toBe(true);
});
