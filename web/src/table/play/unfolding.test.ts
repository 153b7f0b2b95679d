import { expect, test } from 'vitest';
import { handling } from '../../boards/snekagon/handling';
import type { Scene } from '../../types/board';
import type { Seen } from '../../types/service';
import sample from '../../samples/snekagon.json';
import { beatOf, type Around, type Told } from './unfolding';

const scene = sample as unknown as Scene;
const move = { cells: [[0, 0]] };
const key = handling.key(move);
const around: Around = { handling, scene, drafted: null, shows: true };

function told(score: number[], ...events: Partial<Seen>[]): Told {
  return {
    view: { score, unit: 'unit-hexes', to_act: 1 } as unknown as Told['view'],
    events: events.map((one, at) => ({ seq: at + 1, at: 0, is: 'moved', ...one })),
  };
}

const before = told([0, 0]);

test('a tile of another travels from its seat, grows, and brings points', () => {
  const beat = beatOf(before, told([0, 4], { by: 1, move }), around);
  expect(beat.before).toMatchObject([{ is: 'travel', from: 'seat-1' }]);
  expect(beat.grown).toEqual([[0, 0]]);
  expect(beat.gains).toEqual([{ seat: 1, by: 4, unit: 'unit-hexes', cells: [[0, 0]] }]);
});

test('a tile that stands there as a draft does not travel again', () => {
  const beat = beatOf(before, told([1, 0], { by: 0, move }), { ...around, drafted: key });
  expect(beat.before).toEqual([]);
});

test('draws come after what was laid', () => {
  const after = told([0, 0], { by: 0, move }, { is: 'drew', by: 'chance', move: { roll: 2 } });
  expect(beatOf(before, after, around).after).toMatchObject([{ is: 'draw', to: 'seat-1' }]);
  expect(beatOf(before, after, { ...around, shows: false }).after).toEqual([]);
});

test('many moves at once are recalled by the last three, and what is taken back is not told', () => {
  const many = [0, 1, 0, 1, 0].map((by) => ({ by, move }));
  expect(beatOf(before, told([0, 0], ...many), around).after).toHaveLength(3);
  const undone = beatOf(before, told([0, 0], { is: 'took-back', count: 1 }), around);
  expect([undone.before, undone.grown, undone.after]).toEqual([[], [], []]);
});
