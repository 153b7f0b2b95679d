import { expect, test } from 'vitest';
import { Drawing, toggled } from './drawing.svelte';

const RING = { from: [1, 2], to: [1, 2] };
const ARROW = { from: [1, 2], to: [3, 4] };

test('what is drawn twice is gone', () => {
  const both = toggled(toggled([], RING), ARROW);
  expect(both).toEqual([RING, ARROW]);
  expect(toggled(both, { ...RING })).toEqual([ARROW]);
});

test('a drawing belongs to its position, and is seen while it is made', () => {
  const drawing = new Drawing();
  drawing.draw(3, ARROW, false);
  expect(drawing.on(3)).toEqual([ARROW]);
  drawing.draw(3, ARROW, true);
  expect(drawing.on(3)).toEqual([ARROW]);
  expect(drawing.on(4)).toEqual([]);
  drawing.clear(3);
  expect(drawing.on(3)).toEqual([]);
});
