import { expect, test } from 'vitest';
import sample from '../../samples/snekagon5g.json';
import { handling } from '../../boards/snekagon5g/handling';
import type { Move, Scene } from '../../types/board';
import { Laying } from './laying.svelte';
import { readCells } from '../../boards/shared/cells';

const scene: Scene = {
  ...(sample as unknown as Scene),
  position: { laid: [[[0, [[0, 0]]]], []], drills: [[], []], to_act: 0 },
  seat: 0,
  toAct: 0,
  last: null,
};
const cells = readCells('0,0 1,0');
const bare: Move = { floor: 1, cells, drills: [] };
const drilled: Move = { floor: 1, cells, drills: [[0, 0, 0]] };

function laying(legal: readonly Move[]): Laying {
  const one = new Laying(() => ({ scene, handling, legal }));
  one.pick('2');
  one.point([1, 0, 0]);
  return one;
}

test('where a piece fits only with an addition, it is added', () => {
  const one = laying([drilled]);
  expect(one.fits).toBe(true);
  expect(one.move).toEqual(drilled);
  expect(one.places).toEqual([[1, 0, 0]]);
});

test('where it fits without, nothing is added', () => {
  expect(laying([drilled, bare]).move).toEqual(bare);
});

test('where nothing fits, nothing is added either', () => {
  const one = laying([{ ...drilled, floor: 0 }]);
  expect(one.fits).toBe(false);
  expect(one.draft?.more).toBeNull();
});
