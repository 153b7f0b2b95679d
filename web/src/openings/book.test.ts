import { expect, test } from 'vitest';
import {
  askedFirst,
  bookOf,
  firstOf,
  hasBook,
  labelsFor,
  openingAt,
  pathTo,
  recordOf,
  setUpOf,
  setUpWith,
  worthOf,
  type Book,
  type FirstMove,
} from './book';

const opening = (move: string, cells: number[][], alike: FirstMove['alike'] = {}): FirstMove => ({
  move,
  cells,
  chosen: [2, 1],
  games: 4,
  points: 1.5,
  alike: { [move]: cells, ...alike },
  answers: [],
});
const setUp = (side: number) => ({
  given: { board_side: side },
  options: { flip: true, board_side: side },
  players: ['level7@1500', 'level9@8'],
  free: [2, 2],
  games: 8,
  first: [opening('a1', [[-3, 0]], { d1: [[0, -3]] }), opening('d4', [[0, 0]])],
});
const BOOK: Book = { game: 'snekagon', rules: '1', setups: [setUp(6), setUp(4)] };

test('an address leads to its set-up and first move, whichever of those alike it names', () => {
  const path = pathTo('snekagon', BOOK.setups[1]!, 'd1');
  expect(path).toBe('/learn/snekagon?board_side=4&first=d1');
  const query = new URLSearchParams(path.split('?')[1]);
  expect(setUpOf(BOOK, query)).toBe(BOOK.setups[1]);
  expect(askedFirst(BOOK.setups[1]!, query)?.move).toBe('a1');
  expect(setUpOf(BOOK, new URLSearchParams('board_side=9'))).toBe(BOOK.setups[0]);
  expect(firstOf(BOOK.setups[1]!, 'e5')).toBe(null);
});

test('a move is worth what is proved, else its chance', () => {
  const one = opening('a1', []);
  expect(worthOf({ ...one, chance: 0.626 })).toBe(63);
  expect(worthOf({ ...one, proved: 'loss' })).toBe(0);
  expect(worthOf({ ...one, proved: 'draw' })).toBe(50);
});

test('a table finds its set-up by all of its options', () => {
  expect(setUpWith(BOOK, { board_side: 4, flip: true })).toBe(BOOK.setups[1]);
  expect(setUpWith(BOOK, { board_side: 4, flip: false })).toBe(null);
});

test('a record says what was chosen, and who moved', () => {
  expect(recordOf(BOOK, BOOK.setups[1]!, ['d4', 'a1-b1']).split('\n')).toEqual([
    'serpentry record 1',
    'game: snekagon',
    'rules: 1',
    'option board_side: 4',
    'seats: 2',
    '',
    '0 d4',
    '1 a1-b1',
    '',
    'result: open',
    '',
  ]);
});

test('a chance stands on every cell that is alike, and a tap there means its move', () => {
  const [corner, middle] = BOOK.setups[0]!.first;
  const first = [
    { ...corner!, chance: 0.75 },
    { ...middle!, chance: 0.25 },
  ];
  const labels = labelsFor(first);
  expect(labels.map(({ cell, text }) => [String(cell), text])).toEqual([
    ['-3,0', '75'],
    ['0,-3', '75'],
    ['0,0', '25'],
  ]);
  expect(openingAt(first, labels, [0, -3])?.move).toBe('a1');
  expect(openingAt(first, labels, [1, 1])).toBe(null);
});

test('tiles that overlap are labelled on cells of their own, and what covers the same cell is not', () => {
  const long = [opening('x', [[0], [1], [2]]), opening('y', [[1], [2], [3]])];
  expect(labelsFor(long).map(({ cell }) => String(cell))).toEqual(['1', '2']);
  const same = [opening('straight', [[0, 0]]), opening('curve', [[0, 0]])];
  expect(labelsFor(same)).toHaveLength(1);
});

test('books are found by the names of their games', async () => {
  expect(hasBook('snekagon')).toBe(true);
  expect(hasBook('carnival')).toBe(false);
  expect((await bookOf('snekagon'))?.setups.length).toBeGreaterThan(0);
  expect(await bookOf('carnival')).toBe(null);
});
