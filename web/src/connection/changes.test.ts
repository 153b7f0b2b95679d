import { describe, expect, it } from 'vitest';
import { changed, inFull } from './changes';

describe('a table that is followed by its changes', () => {
  const old = { seq: 1, laid: [[1], [2]], chairs: [{ name: 'Ada' }], ask: 'undo' };

  it('has what is new, not what is gone, and keeps the rest as it was', () => {
    const made = [
      [['seq'], 2],
      [['laid', 1], 1, 1, [3, 4]],
      [['laid'], 0, 1, []],
      [['ask']],
      [['end'], { how: 'rules' }],
    ];
    const now = changed<object>(old, made);
    expect(now).toEqual({
      seq: 2,
      laid: [[2, 3, 4]],
      chairs: [{ name: 'Ada' }],
      end: { how: 'rules' },
    });
    expect((now as typeof old).chairs).toBe(old.chairs);
    expect(old.laid).toEqual([[1], [2]]);
  });
});

describe('legal moves as numbers', () => {
  const known = {
    count: 5,
    kinds: [
      { parts: ['cell'], rows: [['a'], ['b'], ['c'], ['d']] },
      { parts: ['pass'], rows: [[true]] },
    ],
  };

  it('are the rows of the last list, alone and in runs, and rows that are new', () => {
    const told = { count: 5, kinds: [{ parts: ['cell'], rows: [1, -2, ['x'], 0, ['y']] }] };
    expect(inFull(told, known).kinds).toEqual([
      { parts: ['cell'], rows: [['b'], ['c'], ['d'], ['x'], ['a'], ['y']] },
    ]);
  });

  it('need no list where all are new', () => {
    expect(inFull({ count: 1, kinds: [{ parts: ['cell'], rows: [['a']] }] }, null).kinds).toEqual([
      { parts: ['cell'], rows: [['a']] },
    ]);
  });
});
