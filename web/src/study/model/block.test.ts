import { expect, test } from 'vitest';
import { MAIN } from './notes';
import {
  blockOf,
  captioned,
  cut,
  marked,
  markText,
  marksAt,
  noteAt,
  noted,
  pathOf,
  played,
  wiped,
} from './block';
import type { Done, Spot } from './block';
import { chaptersOf, isBare, piecesOf, textOf, withMoved, withPiece, withTitle } from './pieces';

const BOARD = [
  'game: snekagon',
  '0 f6',
  '1 e5-e6',
  'caption: Two',
  'note: Last',
  'variation 1: Else',
  '1 d4',
];
const START: Spot = { variation: MAIN, ply: 0 };

/** Numbers that look like luck, the same every time. */
function luck(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

test('a move at the end goes on with the line', () => {
  const { lines, spot } = played(BOARD, { variation: MAIN, ply: 2 }, '0 a1');
  expect(lines.slice(0, 6)).toEqual([
    'game: snekagon',
    '0 f6',
    '1 e5-e6',
    '0 a1',
    'caption: Two',
    'note 2: Last',
  ]);
  expect(spot).toEqual({ variation: MAIN, ply: 3 });
});

test('a move that is there is followed', () => {
  expect(played(BOARD, START, '0 f6')).toEqual({
    lines: blockOf(BOARD).lines.with(4, 'note 2: Last'),
    spot: { variation: MAIN, ply: 1 },
  });
  expect(played(BOARD, { variation: MAIN, ply: 1 }, '1 d4').spot).toEqual({ variation: 0, ply: 2 });
});

test('another move at an earlier place begins a variation', () => {
  const { lines, spot } = played(BOARD, { variation: MAIN, ply: 1 }, '1 b2');
  expect(lines.slice(-2)).toEqual(['variation 1:', '1 b2']);
  expect(spot).toEqual({ variation: 1, ply: 2 });
  const on = played(lines, spot, '0 c3');
  expect(pathOf(blockOf(on.lines), 1)).toEqual(['0 f6', '1 b2', '0 c3']);
});

test('another move within a variation begins one with the moves before it', () => {
  const longer = played(BOARD, { variation: 0, ply: 2 }, '0 a1');
  expect(pathOf(blockOf(longer.lines), 0)).toEqual(['0 f6', '1 d4', '0 a1']);
  const other = played(longer.lines, { variation: 0, ply: 2 }, '0 a2');
  expect(other.spot).toEqual({ variation: 1, ply: 3 });
  expect(other.lines.slice(-3)).toEqual(['variation 1:', '1 d4', '0 a2']);
});

test('words and marks belong to their place, and to the game before a variation', () => {
  const at = { variation: 0, ply: 2 };
  let { lines } = noted(BOARD, at, 'Too\n slow ');
  lines = marked(lines, at, 'f6').lines;
  lines = marked(lines, at, 'f6>g7').lines;
  expect(lines.slice(-4)).toEqual([
    'variation 1: Else',
    '1 d4',
    'note 1: Too slow',
    'mark 1: f6; f6>g7',
  ]);
  expect(noteAt(blockOf(lines), at)).toBe('Too slow');
  lines = marked(lines, at, 'f6').lines;
  expect(marksAt(blockOf(lines), at)).toEqual(['f6>g7']);
  expect(wiped(lines, at).lines.at(-1)).toBe('note 1: Too slow');
  lines = noted(lines, { variation: 0, ply: 1 }, 'Here').lines;
  expect(noteAt(blockOf(lines), { variation: MAIN, ply: 1 })).toBe('Here');
  expect(noteAt(blockOf(noted(lines, at, '').lines), at)).toBe('');
});

test('what is cut takes with it what hung on it', () => {
  const game = [
    'game: x',
    '0 a',
    '1 b',
    '0 c',
    'show: 3',
    'note 1: p',
    'note 3: q',
    'variation 2: v',
    '0 d',
    'variation 1: w',
    '1 e',
    '0 f',
  ];
  expect(cut(game, { variation: MAIN, ply: 2 })).toEqual({
    lines: ['game: x', '0 a', 'show: 1', 'note 1: p', 'variation 1: w', '1 e', '0 f'],
    spot: { variation: MAIN, ply: 1 },
  });
  expect(cut(game, { variation: 1, ply: 3 }).lines.slice(-2)).toEqual(['variation 1: w', '1 e']);
  expect(cut(game, { variation: 1, ply: 2 })).toEqual({
    lines: game.slice(0, 9),
    spot: { variation: MAIN, ply: 1 },
  });
});

test('a caption is written, changed and taken away', () => {
  const lines = captioned(['game: x', '0 a'], 'One');
  expect(lines).toEqual(['game: x', '0 a', 'caption: One']);
  expect(captioned(captioned(lines, 'Two'), '')).toEqual(['game: x', '0 a']);
});

test('whatever is done, every line of moves stays what it was or grows at its end', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const next = luck(seed);
    let done: Done = { lines: seed % 2 ? ['game: x'] : BOARD, spot: START };
    for (let step = 0; step < 30; step++) {
      const block = blockOf(done.lines);
      const variation = next(block.variations.length + 1) - 1;
      const spot = { variation, ply: next(pathOf(block, variation).length + 1) };
      const before = [MAIN, ...block.variations.keys()].map((one) => pathOf(block, one));
      const way = pathOf(block, variation).slice(0, spot.ply);
      const move = `${spot.ply % 2} m${next(4)}`;
      done = next(3) ? played(done.lines, spot, move) : noted(done.lines, spot, `n${step}`);
      if (!next(5)) done = marked(done.lines, spot, `c${next(3)}`);
      const after = blockOf(done.lines);
      for (const [at, path] of before.entries())
        expect(pathOf(after, at - 1).slice(0, path.length)).toEqual(path);
      expect(pathOf(after, done.spot.variation).slice(0, way.length)).toEqual(way);
    }
    const known = blockOf(done.lines);
    expect(blockOf([...known.lines])).toEqual(known);
  }
});

test('a text is its pieces, whatever it holds', () => {
  const bits = [
    '# T',
    '## C',
    '',
    'Text',
    '```serpentry',
    '```',
    '````',
    '~~~',
    'game: x',
    '0 f6',
    '```js',
    ' ```',
    '## D ##',
  ];
  for (let seed = 1; seed <= 300; seed++) {
    const next = luck(seed);
    const text = Array.from({ length: next(25) }, () => bits[next(bits.length)]!).join('\n');
    const pieces = piecesOf(text);
    expect(textOf(pieces)).toBe(text);
    expect(textOf(chaptersOf(pieces).flatMap((one) => one.pieces))).toBe(text);
    for (const { line, lines } of pieces) expect(text.split('\n')[line - 1]).toBe(lines[0]);
  }
});

const STUDY = '# T\n\n## One\nText\n\n```serpentry\ngame: x\n```\n\n## Two\nMore\n\n## Three';

test('chapters change their places, and the title stays before them', () => {
  const titles = (text: string): string[] => chaptersOf(piecesOf(text)).map(({ title }) => title);
  expect(titles(STUDY)).toEqual(['', 'One', 'Two', 'Three']);
  expect(isBare(chaptersOf(piecesOf(STUDY))[0]!)).toBe(true);
  expect(titles(withMoved(STUDY, 1, 3))).toEqual(['', 'Two', 'Three', 'One']);
  expect(withMoved(STUDY, 1, 0)).toBe(STUDY);
  expect(withMoved(withMoved(STUDY, 3, 1), 1, 3)).toBe(`${STUDY}\n`);
});

test('a heading within a block is no chapter', () => {
  expect(chaptersOf(piecesOf('```\n## no\n```\n## Yes'))).toHaveLength(2);
});

test('a piece is given other words', () => {
  const at = piecesOf(STUDY).findIndex(({ isBoard }) => isBoard);
  expect(withPiece(STUDY, at, [])).toBe(STUDY.replace('```serpentry\ngame: x\n```\n', ''));
});

test('a study is called otherwise', () => {
  expect(withTitle('# T\n\nMore', 'Other $1')).toBe('# Other $1\n\nMore');
  expect(withTitle('# T', '')).toBe('# ');
  expect(withTitle('More', 'T')).toBe('# T\n\nMore');
});

test('what is drawn again in another colour changes it, and in the same one takes it away', () => {
  const spot = { variation: MAIN, ply: 2 };
  const ring = marked(BOARD, spot, markText('f6', 'red'));
  expect(marksAt(blockOf(ring.lines), spot)).toEqual(['f6 red']);
  const blue = marked(ring.lines, spot, markText('f6', 'blue'));
  expect(marksAt(blockOf(blue.lines), spot)).toEqual(['f6']);
  const both = marked(blue.lines, spot, markText('f6>g7', 'green'));
  expect(both.lines).toContain('mark 2: f6; f6>g7 green');
  expect(marksAt(blockOf(marked(both.lines, spot, 'f6').lines), spot)).toEqual(['f6>g7 green']);
});
