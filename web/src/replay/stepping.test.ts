import { beforeEach, expect, test } from 'vitest';
import { pageBy, stepBy } from './stepping';

let to: number | undefined;
const game = { ply: 3, length: 9, go: (ply: number): void => void (to = ply) };

beforeEach(() => (to = undefined));

/** A key as far as it is looked at, and whether it was taken. */
function pressed(key: string, more: object = {}): KeyboardEvent {
  const event = { key, defaultPrevented: false, target: null, ...more };
  const preventDefault = (): void => void (event.defaultPrevented = true);
  return Object.assign(event, { preventDefault }) as unknown as KeyboardEvent;
}

test.each([
  ['ArrowLeft', 2],
  ['ArrowRight', 4],
  ['Home', 0],
  ['End', 9],
  ['PageDown', undefined],
])('%s steps to %s', (key, expected) => {
  const event = pressed(key);
  stepBy(event, game);
  expect([to, event.defaultPrevented]).toEqual([expected, expected !== undefined]);
});

test('where arrows walk on the board, pages step', () => {
  pageBy(pressed('PageUp'), game);
  expect(to).toBe(2);
  to = undefined;
  pageBy(pressed('ArrowLeft'), game);
  expect(to).toBeUndefined();
});

test('a key with another, one that was taken, or one in a field means something else', () => {
  for (const more of [
    { altKey: true },
    { defaultPrevented: true },
    { target: { closest: () => 1 } },
  ])
    stepBy(pressed('ArrowLeft', more), game);
  expect(to).toBeUndefined();
});
