import { expect, test, vi } from 'vitest';
import { blockOf } from '../model/block';
import { MAIN } from '../model/notes';

const asked: { board: string; variation: number | null; ply: number }[] = [];
const waits: (number | null)[] = [];

vi.mock('../../connection/api', () => ({
  answered: (answer: unknown) => answer,
  sentence: (error: Error) => error.message,
  client: {
    POST: async (_: string, { body }: { body: (typeof asked)[number] }) => {
      asked.push(body);
      const waiting = waits.shift() ?? null;
      const grade = body.variation === null ? 'good' : 'blunder';
      const choice = waiting === null ? { ply: body.ply - 1, grade } : null;
      const trouble = body.board.includes('broken') ? 'No engine.' : '';
      return { choice, waiting, trouble };
    },
  },
}));

const { Grading, placesOf } = await import('./grading.svelte');

const BOARD = ['game: sssnake', '* curve', '0 give', '1 a', 'variation 2: Else', '1 b', '0 c'];

test('every move of somebody is asked about once, those before a variation not again', () => {
  const places = [...placesOf(blockOf(BOARD)).values()].map((one) => [one.variation, one.ply]);
  expect(places).toEqual([
    [MAIN, 2],
    [MAIN, 3],
    [0, 3],
    [0, 4],
  ]);
});

test('what is known of a move holds as long as the moves before it are the same', async () => {
  const grading = new Grading();
  await grading.begin(BOARD);
  expect(asked).toHaveLength(4);
  expect(grading.of(blockOf(BOARD), { variation: 0, ply: 3 })?.grade).toBe('blunder');
  expect(grading.isRunning).toBe(false);
  const longer = BOARD.toSpliced(4, 0, '0 d', 'note 1: Words');
  expect(grading.of(blockOf(longer), { variation: MAIN, ply: 3 })?.grade).toBe('good');
  expect(grading.isLeft(blockOf(longer))).toBe(true);
  await grading.begin(longer);
  expect(asked).toHaveLength(5);
  const other = BOARD.with(2, '0 take');
  expect(grading.of(blockOf(other), { variation: MAIN, ply: 3 })).toBeNull();
});

test('an engine that is being built is asked for again, and what fails says why', async () => {
  vi.useFakeTimers();
  waits.push(0.4);
  const grading = new Grading();
  const all = grading.begin(BOARD.slice(0, 3));
  await vi.advanceTimersByTimeAsync(500);
  expect([grading.waiting, grading.done]).toEqual([0.4, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  await all;
  expect([grading.waiting, grading.done]).toEqual([null, 1]);
  await grading.begin([...BOARD, '# broken']);
  expect(grading.trouble).toBe('No engine.');
  vi.useRealTimers();
});

test('whoever stops waits for nothing', async () => {
  const grading = new Grading();
  const all = grading.begin(BOARD);
  grading.stop();
  await all;
  expect([grading.isRunning, grading.done]).toEqual([false, 0]);
});
