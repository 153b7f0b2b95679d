import { expect, test } from 'vitest';
import snekagonSample from '../samples/snekagon.json';
import towerSample from '../samples/snekagon5g.json';
import type { Handling, Move, Scene } from '../types/board';
import { handling as snekagon } from './snekagon/handling';
import { handling as tower } from './snekagon5g/handling';
import { readMove } from './snekagon5g/read';

type Sample = Scene & { readonly legal: readonly Move[]; readonly written: readonly string[] };

const flat = snekagonSample as unknown as Sample;
const floors = towerSample as unknown as Sample;

/** A move of SNEKAGON 5G as players write it. */
function towerText(scene: Scene, move: Move): string {
  const { floor, path, drills } = readMove(move);
  const words = path.map((cell) => {
    const name = tower.cellName(scene, [floor, ...cell]).split(':')[1]!;
    const here = drills.filter(([q, r]) => q === cell[0] && r === cell[1]);
    return name + here.map(([, , to]) => `@${to + 1}`).join('');
  });
  return `${floor + 1}:${words.join('-')}`;
}

const games: [string, Handling, Sample][] = [
  ['snekagon', snekagon, flat],
  ['snekagon5g', tower, floors],
];

test.each(games)('%s: every legal move is found again through its draft', (_, handling, sample) => {
  expect(sample.legal.length).toBeGreaterThan(5);
  const pieces = new Set(handling.tray(sample, sample.legal).map((piece) => piece.id));
  for (const move of sample.legal) {
    const draft = handling.draft(sample, move)!;
    expect(pieces).toContain(draft.piece);
    expect(handling.key(handling.move(sample, draft)!)).toBe(handling.key(move));
  }
});

test('snekagon: names of cells are those of the notation', () => {
  const texts = flat.legal.map((move) =>
    snekagon
      .cellsOf(flat, move)
      .map((cell) => snekagon.cellName(flat, cell))
      .join('-'),
  );
  expect(texts).toEqual(flat.written);
});

test('snekagon5g: names of cells, floors and drills are those of the notation', () => {
  expect(floors.legal.map((move) => towerText(floors, move))).toEqual(floors.written);
});
