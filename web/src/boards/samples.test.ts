import { describe, expect, it, test } from 'vitest';
import type { Handling, Move, Scene } from '../types/board';
import { readMove } from './snekagon5g/read';

type Sample = Scene & { readonly legal: readonly Move[]; readonly written: readonly string[] };

const SAMPLES = import.meta.glob<Sample>('../samples/*.json', { eager: true, import: 'default' });
const HANDLINGS = import.meta.glob<Handling>('./*/handling.ts', {
  eager: true,
  import: 'handling',
});
const handlingOf = (scene: Scene): Handling => HANDLINGS[`./${scene.game}/handling.ts`]!;

const asked = Object.entries(SAMPLES).filter(([, { legal }]) => legal.length);
/** Whether moves are written as the cells that they cover, and no more. */
const isPath = ([, { game }]: [string, Scene]): boolean => game.startsWith('snekagon');

test('there are samples of every game', () => {
  const games = asked.map(([, { game }]) => game);
  expect(new Set(games).size).toBe(Object.keys(HANDLINGS).length - ['drawn', 'square'].length);
});

describe.each(asked)('%s', (_name, scene) => {
  const handling = handlingOf(scene);

  it('turns every legal move into a draft and back', () => {
    const pieces = handling.tray(scene, scene.legal).map(({ id }) => id);
    for (const move of scene.legal) {
      const draft = handling.draft(scene, move)!;
      expect(pieces).toContain(draft.piece);
      const made = handling.move(scene, draft)!;
      expect(handling.key(made)).toBe(handling.key(move));
      if (!isPath(['', scene])) expect(made).toEqual(move);
    }
  });

  it('finds each cell under its own middle', () => {
    for (const cell of handling.rows(scene, scene.legal).flat())
      expect(handling.cellAt(scene, handling.centre(scene, cell))).toEqual(cell);
  });
});

/** A move as players write it: its cells, with the floors that are drilled to. */
function written(scene: Scene, move: Move): string {
  const { cellName } = handlingOf(scene);
  const { floor, path, drills } = readMove(move);
  const words = path.map((cell) => {
    const name = cellName(scene, floor === undefined ? cell : [floor, ...cell]).split(':');
    const here = drills.filter(([q, r]) => q === cell[0] && r === cell[1]);
    return name.at(-1) + here.map(([, , to]) => `@${to + 1}`).join('');
  });
  return `${floor === undefined ? '' : `${floor + 1}:`}${words.join('-')}`;
}

test.each(asked.filter(isPath))('%s: moves are written by the names of cells', (_name, scene) => {
  expect(scene.legal.map((move) => written(scene, move))).toEqual(scene.written);
});

test.each(asked.filter((one) => !isPath(one)))('%s names cells as they are written', (_, scene) => {
  const { cellsOf, cellName } = handlingOf(scene);
  scene.legal.forEach((move, index) => {
    const [cell] = cellsOf(scene, move);
    expect(` ${scene.written[index]} `).toContain(` ${cellName(scene, cell!)} `);
  });
});
