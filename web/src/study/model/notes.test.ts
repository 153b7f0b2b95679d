import { expect, test } from 'vitest';
import type { Given } from './given';
import { MAIN, notesOf } from './notes';

const RING = { from: [1, 2], to: [1, 2] };
const GIVEN = {
  notes: [
    { ply: 1, text: 'One.', marks: [RING] },
    { ply: 2, text: 'Two.', marks: [] },
  ],
  variations: [
    {
      after: 1,
      notes: [
        { ply: 0, text: 'Or else:', marks: [] },
        { ply: 1, text: 'Other.', marks: [RING] },
      ],
    },
  ],
} as unknown as Given;

const said = (line: number): [number, string][] =>
  [...notesOf(GIVEN, line)].map(([ply, { text }]) => [ply, text]);

test('a variation keeps the notes of the game before it, and adds its own', () => {
  expect(said(MAIN)).toEqual([
    [1, 'One.'],
    [2, 'Two.'],
  ]);
  expect(said(0)).toEqual([
    [1, 'One. Or else:'],
    [2, 'Other.'],
  ]);
  expect(notesOf(GIVEN, 0).get(1)?.marks).toEqual([RING]);
});

test('a board without notes has none', () => {
  expect(notesOf({} as Given, MAIN).size).toBe(0);
});
