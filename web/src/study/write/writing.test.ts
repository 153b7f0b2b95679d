import { expect, test } from 'vitest';
import { MAIN } from '../model/notes';
import { Writing } from './writing.svelte';

const TEXT =
  '# T\n\n## One\n\n```serpentry\ngame: x\n0 a\n1 b\n```\n\n## Two\n\n```serpentry\ngame: y\n0 c\n```\n';

test('it begins with the first chapter, and its board with the last move', () => {
  const writing = new Writing(TEXT);
  expect(writing.tabs.map(({ chapter }) => chapter.title)).toEqual(['One', 'Two']);
  expect([writing.block.game, writing.spot.ply]).toEqual(['x', 2]);
  writing.toChapter(2);
  expect([writing.block.game, writing.spot.ply]).toEqual(['y', 1]);
});

test('whatever is done is undone and done again, with the place where it was', () => {
  const writing = new Writing(TEXT);
  const texts = [TEXT];
  const deeds = [
    () => writing.play('0 d'),
    () => writing.mark('f6'),
    () => writing.note('Here'),
    () => (writing.step(1), writing.play('1 e')),
    () => writing.cut(),
    () => writing.caption('Below'),
    () => writing.wipe(),
    () => writing.change(`${writing.text}More`),
  ];
  for (const deed of deeds) {
    deed();
    if (writing.text !== texts.at(-1)) texts.push(writing.text);
  }
  for (const text of texts.slice(0, -1).toReversed()) {
    writing.undo();
    expect(writing.text).toBe(text);
  }
  expect(writing.canUndo).toBe(false);
  for (const text of texts.slice(1)) {
    writing.redo();
    expect(writing.text).toBe(text);
  }
  expect(writing.canRedo).toBe(false);
});

test('letters that are typed at once are one step', () => {
  const writing = new Writing(TEXT);
  for (const text of ['H', 'Hi', 'Hi!']) writing.note(text);
  writing.undo();
  expect(writing.text).toBe(TEXT);
});

test('the board follows the line of the text, and the text the board', () => {
  const writing = new Writing(TEXT);
  writing.goToLine(7);
  expect([writing.at, writing.spot]).toEqual([0, { variation: MAIN, ply: 1 }]);
  writing.play('1 e');
  expect(writing.text.split('\n').slice(4, 11)).toEqual([
    '```serpentry',
    'game: x',
    '0 a',
    '1 b',
    'variation 1:',
    '1 e',
    '```',
  ]);
  writing.goToLine(9);
  expect(writing.spot).toEqual({ variation: 0, ply: 1 });
  writing.goToLine(10);
  expect(writing.spot).toEqual({ variation: 0, ply: 2 });
  writing.goToLine(16);
  expect([writing.at, writing.chapter, writing.spot.ply]).toEqual([1, 2, 0]);
});

test('what is played where the rules refuse the next line takes its place', () => {
  const writing = new Writing(TEXT);
  writing.reach(1);
  writing.play('1 z');
  expect(writing.text).toBe(TEXT.replace('1 b', '1 z'));
});

test('a chapter that was removed comes back with its board', () => {
  const writing = new Writing(TEXT);
  writing.toChapter(2);
  writing.removeChapter();
  expect(writing.tabs.map(({ chapter }) => chapter.title)).toEqual(['One']);
  expect([writing.chapter, writing.block.game]).toEqual([1, 'x']);
  writing.undo();
  expect([writing.text, writing.chapter, writing.block.game]).toEqual([TEXT, 2, 'y']);
  writing.toChapter(1);
  writing.removeChapter();
  expect([writing.shown?.title, writing.block.game]).toEqual(['Two', 'y']);
});
