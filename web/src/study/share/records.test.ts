import { expect, test } from 'vitest';
import type { Part } from '../model/asking';
import { recordsOf } from './records';

const BOARD = ['game: snekagon', 'player 0: Ada', '0 f6', '1 c3'];
const STUDY = [
  '# A title',
  '```serpentry',
  ...BOARD,
  'caption: Apart',
  'note 1: Here',
  'mark 1: f6',
  'variation 1: Closer',
  '1 e5',
  '0 h6',
  '```',
  'Words',
  '```serpentry',
  'game: sssnake',
  '```',
];

const part = (line: number, seats: number): Part =>
  ({
    line,
    board: { players: Array(seats).fill('x'), history: { rules: '1' } },
  }) as unknown as Part;

test('every line of every board becomes a record without what is written beside it', () => {
  const records = recordsOf(STUDY.join('\n'), [part(2, 2), part(15, 3)]).split(
    /^(?=serpentry record)/m,
  );
  expect(records).toHaveLength(3);
  expect(records[0]!.trim().split('\n')).toEqual([
    'serpentry record 1',
    '# Apart',
    'game: snekagon',
    'player 0: Ada',
    'rules: 1',
    'seats: 2',
    '',
    '0 f6',
    '1 c3',
    '',
    'result: open',
  ]);
  expect(records[1]).toContain(
    '# Closer\ngame: snekagon\nplayer 0: Ada\nrules: 1\nseats: 2\n\n0 f6\n1 e5\n0 h6\n',
  );
  expect(records[2]).toContain('game: sssnake\nrules: 1\nseats: 3\n');
});
