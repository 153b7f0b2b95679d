import { expect, test } from 'vitest';
import { positionBlock, recordBlock, titleOf, withBlock } from './study-text';

test('a study is called by its first heading', () => {
  expect(titleOf('Text\n\n## The *long* way ##\n\n# Other')).toBe('The long way');
  expect(titleOf('Nothing')).toBe('');
});

test('a position becomes a block of lines of a record', () => {
  const start = { seats: 2, options: { flip: true, side: 4 }, laid: ['0 d4', '1 e5'], turn: 1 };
  expect(positionBlock('snekagon', start).split('\n')).toEqual([
    '```serpentry',
    'game: snekagon',
    'seats: 2',
    'option flip: on',
    'option side: 4',
    'set 0 d4',
    'set 1 e5',
    'turn: 1',
    '```',
  ]);
});

test('a record becomes a block with what is shown and drawn', () => {
  const record = 'serpentry record 1\n# Why\ngame: x\ntag date: y\n\n0 a1\n\nresult: open\n';
  const block = '```serpentry\ngame: x\n0 a1\nshow: 1\nmark 1: a1; a1>b2\n```';
  expect(recordBlock(record, 1, ['a1', 'a1>b2'])).toBe(block);
  const said = recordBlock(record, 1, [], [{ ply: 1, text: 'Too\nslow' }]);
  expect(said.split('\n').at(-2)).toBe('note 1: Too slow');
  expect(withBlock('# T\n', block)).toBe(`# T\n\n${block}\n`);
  expect(withBlock('', block)).toBe(`${block}\n`);
});
