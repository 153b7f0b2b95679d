import { expect, test } from 'vitest';
import type { Seen } from '../types/service';
import { linesOf, passedSince } from './log';

const said = (key: string) => ({ key, facts: {} });

function happened(seq: number, by: number | 'chance', text: string, passed: string[] = []): Seen {
  const is = by === 'chance' ? 'drew' : 'moved';
  return { seq, at: 0, is, by, text, told: [said(`did-${text}`)], passed: passed.map(said) };
}

const GAME = [
  happened(3, 'chance', 'roll'),
  happened(4, 'chance', 'draw'),
  happened(5, 0, 'lay', ['out-1']),
  happened(7, 'chance', 'roll'),
  happened(8, 0, 'lay'),
];

test('a run of draws is one line, and moves have lines of their own', () => {
  const lines = linesOf(GAME);
  expect(lines.map(({ first, last, by }) => [first, last, by])).toEqual([
    [1, 2, 'chance'],
    [3, 3, 0],
    [4, 4, 'chance'],
    [5, 5, 0],
  ]);
  expect(lines[0]!.notation).toBe('roll, draw');
  expect(lines[0]!.told.map(({ key }) => key)).toEqual(['did-roll', 'did-draw']);
});

test('who is passed over is said until the next move of whoever waits', () => {
  expect(passedSince(GAME, [1]).map(({ key }) => key)).toEqual(['out-1']);
  expect(passedSince(GAME.slice(0, 3), [0]).map(({ key }) => key)).toEqual(['out-1']);
  expect(passedSince(GAME, [0])).toEqual([]);
  const often = [1, 2, 3].map((seq) => happened(seq, 1, 'lay', ['out-0', `out-${seq}`]));
  expect(passedSince(often, [0]).map(({ key }) => key)).toEqual(['out-2', 'out-3']);
});
