import { describe, expect, it } from 'vitest';
import four from '../../samples/sssnake-four.json';
import two from '../../samples/sssnake.json';
import type { Move, Scene } from '../../types/board';
import { handling } from './handling';
import { planesOf } from './planes';
import { layersOf } from './picture';
import { missing } from './position';
import { readCells } from '../shared/cells';

const samples = [two, four] as unknown as (Scene & { legal: Move[]; written: string[] })[];

/** A snake that runs through one cell both ways. */
const crossing = {
  cells: readCells('0,-1,0 0,-1,0 0,0,0'),
  sides: readCells('0,2 1,3 3,1'),
};

describe('the handling of Sssnake', () => {
  it.each(samples)('shows every place where a card may be laid', (scene) => {
    const cells = new Set(handling.rows(scene, scene.legal).flat().map(String));
    for (const move of scene.legal)
      expect(cells).toContain(String(handling.cellsOf(scene, move)[0]));
  });

  it('lays planes side by side without overlap', () => {
    for (const scene of samples) {
      const middles = handling
        .rows(scene, [])
        .flat()
        .map((cell) => handling.centre(scene, cell));
      expect(new Set(middles.map(({ x, y }) => `${x} ${y}`)).size).toBe(middles.length);
      expect(planesOf(scene)).toHaveLength(scene.seats);
    }
  });

  it('gives the own plane more room than those of the others', () => {
    for (const scene of samples) {
      const width = (seat: number) => {
        const { cells } = planesOf({ ...scene, seat: 0, tall: false })[seat]!;
        return cells.right - cells.left;
      };
      for (let other = 1; other < scene.seats; other++)
        expect(width(0)).toBeGreaterThanOrEqual(width(other));
      const seen = { ...scene, seat: 0, tall: false };
      const middles = handling
        .rows(seen, [])
        .flat()
        .map((cell) => handling.centre(seen, cell));
      expect(new Set(middles.map(({ x, y }) => `${x} ${y}`)).size).toBe(middles.length);
    }
  });

  it('draws the planes of the others smaller, and finds their cells all the same', () => {
    for (const scene of samples) {
      const seen = { ...scene, seat: 0, tall: false };
      const planes = planesOf(seen);
      expect(planes.map(({ scale }) => scale < 1)).toEqual(planes.map(({ seat }) => seat !== 0));
      for (const cell of handling.rows(seen, []).flat())
        expect(handling.cellAt(seen, handling.centre(seen, cell))).toEqual(cell);
      const { bottom } = handling.part!(seen, [0, 0, 0]);
      for (let other = 1; other < scene.seats; other++)
        expect(handling.part!(seen, [other, 0, 0]).bottom).toBeLessThanOrEqual(bottom + 0.01);
    }
  });

  it('makes a choice of the gift a button', () => {
    const give = { give: 'curve' };
    expect(handling.buttons(samples[0]!, [give]).map(({ move }) => move)).toEqual([give]);
    expect(handling.draft(samples[0]!, give)).toBeNull();
  });

  it('reads missing cards from the score, earlier rounds taken off', () => {
    const position = { ...two.position, totals: [-3, -1] };
    expect(missing({ ...samples[0]!, position, score: [8, 1] }, 0)).toBe(5);
    expect(missing({ ...samples[0]!, position, score: [8, 1] }, 1)).toBe(0);
  });
});

describe('a snake', () => {
  it('has a layer for what goes over it only where it crosses itself', () => {
    const layers = (card: string) => {
      const position = { ...two.position, snakes: [[[-1, 0, card, 0]], []] };
      const snake = { ...samples[0]!.snakes[0]!, ...crossing };
      const scene = { ...samples[0]!, position, snakes: [snake] };
      return layersOf(scene, 0).map(({ id }) => id);
    };
    expect(layers('crossed')).toEqual(['body', 'over']);
    expect(layers('straight')).toEqual(['body']);
  });

  it('that is closed has one tip: its head has caught its tail', () => {
    const snake = { ...samples[0]!.snakes[0]!, ends: [], ring: true };
    const [body] = layersOf({ ...samples[0]!, snakes: [snake] }, 0).filter(
      ({ id }) => id === 'body',
    );
    expect(body!.tips.map(({ kind }) => kind)).toEqual(['head']);
  });
});
