import { describe, expect, it } from 'vitest';
import end from '../../samples/carnival-end.json';
import four from '../../samples/carnival-four.json';
import two from '../../samples/carnival.json';
import type { Move, Scene } from '../../types/board';
import { handling } from './handling';
import { coloursOf, tileOf } from './position';
import { logsOf } from './picture';

type Sample = Scene & { legal: Move[]; written: string[] };
const samples = [two, four] as unknown as Sample[];
const finished = end as unknown as Sample;

describe('the handling of Cobra Carnival', () => {
  it('puts a hat on the head that lies on the cell', () => {
    const head = end.position.laid.find(([, name]) => name === 'green head')!;
    const hat = { lay: 'hat 2', on: 'green' };
    const draft = handling.draft(finished, hat)!;
    expect(draft.cell).toEqual(head[0]);
    expect(handling.move(finished, draft)).toEqual(hat);
    expect(handling.move(finished, { ...draft, cell: [0, 0] })).toBeNull();
  });

  it('makes passing a button', () => {
    expect(handling.buttons(finished, [{ pass: true }]).map(({ move }) => move)).toEqual([
      { pass: true },
    ]);
  });

  it('sees through what others could see of a move', () => {
    const seen = { seen: { lay: 'gift', at: [3, 1], turn: 0 }, able: [true] };
    expect(handling.cellsOf(finished, seen)).toEqual([[3, 1]]);
    expect(handling.cellsOf(finished, { draw: '?' })).toEqual([]);
  });

  it('shows no tile that may not be seen', () => {
    const spectator = { ...samples[1]!, seat: 0 };
    expect(handling.tray(spectator, [])).toEqual([]);
  });

  it('reads the names of tiles', () => {
    expect(tileOf('yellow straight 3')).toEqual({
      colour: 'yellow',
      kind: 'straight',
      points: 3,
    });
    expect(tileOf('log corner')).toEqual({
      colour: null,
      kind: 'log corner',
      points: null,
    });
    expect(tileOf('hat -2')).toMatchObject({ kind: 'hat', points: -2 });
  });
});

describe('snakes', () => {
  it('belong to seats as the service says', () => {
    expect(samples[0]!.snakes).toHaveLength(4);
    const colours = [0, 1].flatMap((seat) => coloursOf(samples[0]!, seat));
    expect(new Set(colours).size).toBe(4);
  });

  it('are seen in the logs that they run through', () => {
    for (const scene of [...samples, finished])
      for (const { id, colour } of logsOf(scene)) {
        const [x, y, side] = id.split(',').map(Number);
        const through = scene.snakes.find(({ cells, sides }) =>
          cells.some((cell, at) => String(cell) === `${x},${y}` && sides[at]!.includes(side!)),
        );
        expect(colour).toBe(through?.colour ?? null);
      }
  });
});
