import { describe, expect, it } from 'vitest';
import four from '../../samples/sssnake-four.json';
import two from '../../samples/sssnake.json';
import type { Move, Scene } from '../manner';
import { manner } from './manner';
import { planesOf } from './planes';
import { missing, type CardRow } from './position';
import { snakesOf } from './snakes';

const samples = [two, four] as unknown as (Scene & { legal: Move[]; written: string[] })[];

function bare(cards: CardRow[], start = '2x1_away'): Scene {
  const position = { ...two.position, snakes: [cards, []] };
  return { ...(two as unknown as Scene), options: { start_card: start }, position };
}

describe('the manner of Sssnake', () => {
  it.each(samples)('turns every legal move into a draft and back', (scene) => {
    expect(scene.legal.length).toBeGreaterThan(0);
    for (const move of scene.legal) {
      const draft = manner.draft(scene, move)!;
      expect(manner.move(scene, draft)).toEqual(move);
      expect(manner.tray(scene, scene.legal).map(({ id }) => id)).toContain(draft.piece);
    }
  });

  it.each(samples)('names cells as they are written', (scene) => {
    scene.legal.forEach((move, index) => {
      const [cell] = manner.cellsOf(scene, move);
      expect(scene.written[index]).toMatch(new RegExp(` ${manner.cellName(scene, cell!)}$`));
    });
  });

  it.each(samples)('finds each cell of each plane under its own middle', (scene) => {
    for (const cell of manner.rows(scene, scene.legal).flat())
      expect(manner.cellAt(scene, manner.centre(scene, cell))).toEqual(cell);
  });

  it.each(samples)('shows every place where a card may be laid', (scene) => {
    const cells = new Set(manner.rows(scene, scene.legal).flat().map(String));
    for (const move of scene.legal) expect(cells).toContain(String(manner.cellsOf(scene, move)[0]));
  });

  it('lays planes side by side without overlap', () => {
    for (const scene of samples) {
      const middles = manner
        .rows(scene, [])
        .flat()
        .map((cell) => manner.centre(scene, cell));
      expect(new Set(middles.map(({ x, y }) => `${x} ${y}`)).size).toBe(middles.length);
      expect(planesOf(scene)).toHaveLength(scene.seats);
    }
  });

  it('makes a choice of the gift a deed', () => {
    const give = { give: 'curve' };
    expect(manner.deeds(samples[0]!, [give]).map(({ move }) => move)).toEqual([give]);
    expect(manner.draft(samples[0]!, give)).toBeNull();
  });

  it('reads missing cards from the score, earlier rounds taken off', () => {
    const position = { ...two.position, totals: [-3, -1] };
    expect(missing({ ...samples[0]!, position, score: [8, 1] }, 0)).toBe(5);
    expect(missing({ ...samples[0]!, position, score: [8, 1] }, 1)).toBe(0);
  });
});

describe('the way of a snake', () => {
  it('runs through idle strands at once', () => {
    const cards: CardRow[] = [
      [-1, 0, 'crossed', 0],
      [2, 0, 'straight', 1],
    ];
    const snake = snakesOf(bare(cards))[0]!;
    expect(snake.head).toEqual({ x: -2, y: 0, side: 1 });
    expect(snake.tail).toEqual({ x: 3, y: 0, side: 3 });
    expect(snake.idle).toEqual([{ x: -1, y: 0, from: 0, to: 2 }]);
  });

  it('is closed where head and tail have met', () => {
    const cards: CardRow[] = [
      [0, -1, 'curve', 1],
      [1, -1, 'curve', 2],
    ];
    const snake = snakesOf(bare(cards, '2x1_same_side'))[0]!;
    expect(snake.closed).toBe(true);
    expect(snake.course).toHaveLength(4);
  });
});
