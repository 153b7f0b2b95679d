import { describe, expect, it } from 'vitest';
import carnivalFour from '../samples/carnival-four.json';
import carnival from '../samples/carnival.json';
import field from '../samples/schlangennest-field.json';
import path from '../samples/schlangennest-path.json';
import twoSnakes from '../samples/schlangennest-two-snakes.json';
import nest from '../samples/schlangennest.json';
import sssnakeFour from '../samples/sssnake-four.json';
import sssnake from '../samples/sssnake.json';
import { handling as carnivalHandling } from './carnival/handling';
import type { Handling, Move, Scene } from '../types/board';
import { handling as nestHandling } from './schlangennest/handling';
import { handling as sssnakeHandling } from './sssnake/handling';

type Sample = Scene & { readonly legal: readonly Move[]; readonly written: readonly string[] };

const samples: [string, Handling, Sample][] = [
  ['carnival', carnivalHandling, carnival as unknown as Sample],
  ['carnival-four', carnivalHandling, carnivalFour as unknown as Sample],
  ['schlangennest', nestHandling, nest as unknown as Sample],
  ['schlangennest-field', nestHandling, field as unknown as Sample],
  ['schlangennest-path', nestHandling, path as unknown as Sample],
  ['schlangennest-two-snakes', nestHandling, twoSnakes as unknown as Sample],
  ['sssnake', sssnakeHandling, sssnake as unknown as Sample],
  ['sssnake-four', sssnakeHandling, sssnakeFour as unknown as Sample],
];

describe.each(samples)('%s', (_name, handling, scene) => {
  it('turns every legal move into a draft and back', () => {
    expect(scene.legal.length).toBeGreaterThan(0);
    for (const move of scene.legal) {
      const draft = handling.draft(scene, move)!;
      expect(handling.move(scene, draft)).toEqual(move);
      expect(handling.tray(scene, scene.legal).map(({ id }) => id)).toContain(draft.piece);
    }
  });

  it('names cells as they are written', () => {
    scene.legal.forEach((move, index) => {
      const [cell] = handling.cellsOf(scene, move);
      expect(` ${scene.written[index]} `).toContain(` ${handling.cellName(scene, cell!)} `);
    });
  });

  it('finds each cell under its own middle', () => {
    for (const cell of handling.rows(scene, scene.legal).flat())
      expect(handling.cellAt(scene, handling.centre(scene, cell))).toEqual(cell);
  });
});
