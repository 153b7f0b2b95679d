import { expect, test } from 'vitest';
import type { OptionInfo } from '../lib/api';
import type { Seen } from '../lib/live';
import { plyBefore, takesBack } from './back';
import { besideThe, changed } from './starting';

const played = (...kinds: string[]): Seen[] => kinds.map((is) => ({ is }) as Seen);

test('everybody sits here, by the names that were given', () => {
  const plan = besideThe('sssnake', 3, ['Ada', ' Bo '], {});
  expect(plan.seats?.map((seat) => seat.kind)).toEqual(['here', 'here', 'here']);
  expect(plan.seats?.map((seat) => seat.name)).toEqual(['Ada', 'Bo', '']);
});

test('an option that is back at its default is not told', () => {
  const option = { name: 'flip', default: true } as OptionInfo;
  expect(changed({}, option, false)).toEqual({ flip: false });
  expect(changed({ flip: false }, option, true)).toEqual({});
});

test('back is to before the last move, whatever was drawn since', () => {
  expect(plyBefore(played('drew', 'moved', 'moved', 'drew'))).toBe(2);
  expect(plyBefore(played('drew'))).toBeNull();
});

test('a table takes back what nothing was drawn after, while the game is on', () => {
  expect(takesBack(played('drew', 'moved'), 'playing')).toBe(true);
  expect(takesBack(played('moved', 'drew'), 'playing')).toBe(false);
  expect(takesBack(played('moved'), 'over')).toBe(false);
});
