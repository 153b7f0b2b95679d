import { describe, expect, it } from 'vitest';
import type { Move, Scene } from '../../types/board';
import field from '../../samples/schlangennest-field.json';
import nest from '../../samples/schlangennest.json';
import path from '../../samples/schlangennest-path.json';
import twoSnakes from '../../samples/schlangennest-two-snakes.json';
import { draftAt } from '../shared/testing';
import { colourOf, handling } from './handling';
import { columnName, squareName } from './names';
import { cardSkins } from './picture';
import { COLOURS, limitsOf, type Position } from './position';

const samples = [nest, field, twoSnakes, path] as unknown as (Scene & {
  legal: Move[];
  written: string[];
})[];

describe('the handling of Schlangennest', () => {
  it('has no row 0, and columns before a', () => {
    expect([squareName(0, 0), squareName(-1, -1), squareName(2, 3), columnName(26)]).toEqual([
      'a1',
      '-a-1',
      'c4',
      'aa',
    ]);
  });

  it('opens a ring by turning a curve and by the tail', () => {
    const legal: Move[] = [
      { do: 'turn', at: [1, 2], turn: 3 },
      { do: 'replace', at: [0, 2], turn: 1 },
    ];
    const scene = samples[0]!;
    expect(handling.tray(scene, legal).map(({ id }) => id)).toEqual(['turn', 'replace']);
    for (const move of legal)
      expect(handling.move(scene, handling.draft(scene, move)!)).toEqual(move);
  });

  it('holds the cards of the path while the players lay it', () => {
    const scene = samples[3]!;
    const laid = (scene.position as Position).cards.length;
    const tray = handling.tray(scene, scene.legal);
    expect(tray.map(({ count }) => count).reduce((sum, one) => sum! + one!, 0)).toBe(18 - laid);
    expect(tray.map(({ name }) => name.args!.colour)).toEqual(['path', 'path', 'path']);
    for (const move of scene.legal)
      expect(handling.move(scene, handling.draft(scene, move)!)).toEqual(move);
    const { colours, ...rest } = scene.position as Position;
    expect(colours).toEqual([4]);
    const later = { ...scene, position: { ...rest, colours: [0] } } as Scene;
    expect(handling.tray(later, []).map(({ name }) => name.args!.colour)).not.toContain('path');
  });

  it('shows whoever is not to act the cards of their own colour', () => {
    const scene = samples[0]!;
    const other = scene.toAct === 0 ? 1 : 0;
    const resting = { ...scene, seat: other, toAct: other, legal: [] };
    const [piece] = handling.tray(resting, []);
    expect(colourOf(resting, piece!.id)).toBe(piece!.name.args!.colour);
    expect(colourOf(resting, piece!.id)).not.toBe(colourOf(scene, piece!.id));
  });

  it('gives equal keys to equal moves only', () => {
    const lay = { do: 'lay', card: 'curve', at: [0, 1], turn: 2 };
    expect(handling.key({ turn: 2, at: [0, 1], card: 'curve', do: 'lay' })).toBe(handling.key(lay));
    expect(handling.key({ ...lay, snake: 1 })).not.toBe(handling.key(lay));
    expect(handling.key({ do: 'turn', at: [0, 1], turn: 2 })).not.toBe(handling.key(lay));
  });

  it('takes half a turn of a straight for the same move', () => {
    const draft = draftAt([0, 0], 'straight', 3);
    expect(handling.move(samples[0]!, draft)).toMatchObject({ turn: 1 });
  });
});

describe('what lies there', () => {
  it('is told of a card, with whom its gray part belongs to', () => {
    const scene = samples[0]!;
    for (const [x, y, colour, card] of (nest.position as unknown as Position).cards) {
      const words = handling.at(scene, [x, y]);
      expect(words.key).toBe('board-schlangennest-card');
      expect(words.args).toMatchObject({ colour: COLOURS[colour], card });
    }
  });

  it('is told of an empty square that a snake leads into', () => {
    const snake = samples[0]!.snakes.find(({ owner, ends }) => owner !== null && ends.length)!;
    const words = handling.at(samples[0]!, snake.ends[0]!.cell);
    expect(words.key).toBe('board-schlangennest-reached');
    expect(Object.values(words.args!)).toContain(snake.colour);
  });
});

describe('a head with a blank side', () => {
  it('is drawn with two parts', () => {
    const pieces = nest.pieces.map((one) =>
      one.name === 'head' ? { ...one, strands: [[0], [1, 3]], gray: [1] } : one,
    );
    expect(cardSkins(samples[0]!, 'head', 0, 'green')).toHaveLength(3);
    expect(cardSkins({ ...samples[0]!, pieces }, 'head', 0, 'green')).toHaveLength(2);
  });
});

describe('the border', () => {
  it('is as far as the agreed size allows, either way round', () => {
    const scene = {
      ...samples[0]!,
      position: { ...(nest.position as object), bounds: [0, 0, 5, 0] },
    };
    expect(limitsOf(scene)).toEqual({ left: -1, top: -4, right: 6, bottom: 4 });
  });

  it('is told of as soon as a side of it is known', () => {
    const told = (bounds: number[]): string[] => {
      const position = { ...(nest.position as object), bounds };
      return handling.tips!({ ...samples[0]!, position }, []).map(({ key }) => key);
    };
    expect(told([0, 0, 1, 1])).not.toContain('board-schlangennest-tip-border');
    expect(told([0, 0, 6, 0])).toContain('board-schlangennest-tip-border');
  });
});
