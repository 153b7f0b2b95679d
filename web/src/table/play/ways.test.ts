import { expect, test } from 'vitest';
import type { Kind } from '../../types/board';
import { octantOf, strandSides } from './ways';

test('six directions of a tile have six names', () => {
  for (const first of [0, 19, 30]) {
    const angles = [0, 60, 120, 180, 240, 300].map((more) => ((first + more) * Math.PI) / 180);
    const names = angles.map((angle) => octantOf(Math.cos(angle), Math.sin(angle)));
    expect(new Set(names).size).toBe(6);
  }
  expect([octantOf(1, 0), octantOf(0, 1), octantOf(-1, -1)]).toEqual(['e', 's', 'nw']);
});

test('a card leads to the sides of its strands, turned with it', () => {
  const curve = { strands: [[0, 1], [2]] } as unknown as Kind;
  expect(strandSides(curve, 0)).toEqual(['n,e', 's']);
  expect(strandSides(curve, 3)).toEqual(['w,n', 'e']);
});
