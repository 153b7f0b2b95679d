import { describe, expect, it } from 'vitest';
import { boardOf } from '.';
import type { Board } from '../types/board';
import { board } from './drawn';

describe('the board of a game', () => {
  const own = { handling: board.handling } as unknown as Board;

  it('is its own', async () => {
    const boards = { './new/index.ts': async () => ({ board: own }) };
    expect(await boardOf('new', boards)).toEqual({ board: own, failed: false });
  });

  it('is a drawing where it has none', async () => {
    expect(await boardOf('new', {})).toEqual({ board, failed: false });
  });

  it('is a drawing where it can not be loaded, and that is said', async () => {
    const boards = { './new/index.ts': () => Promise.reject(new Error('no net')) };
    expect(await boardOf('new', boards)).toEqual({ board, failed: true });
  });
});
