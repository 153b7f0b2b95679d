import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atOnce, Story, type Act, type Beat } from './story.svelte';

const draw: Act = { is: 'draw', move: { roll: 3 }, to: '', told: [] };
const recall: Act = { is: 'recall', cells: [], told: [] };
const laid = (to: number, after: Act[] = []): Beat<number> => ({
  ...atOnce(to),
  grown: [[0, 0]],
  after,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('without a pace all is shown at once', () => {
  const story = new Story(0, () => 0);
  story.take(laid(1, [draw]));
  expect([story.shown, story.holds, story.isTelling]).toEqual([1, false, false]);
});

test('beats are told in order, each with its time', async () => {
  const story = new Story(0, () => 1);
  story.take(laid(1));
  story.take(laid(2));
  expect([story.shown, story.last]).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(400);
  expect(story.shown).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect([story.shown, story.growing?.cells]).toEqual([2, [[0, 0]]]);
  await vi.runAllTimersAsync();
  expect([story.growing, story.isTelling]).toEqual([null, false]);
});

test('a position is held until its draws were seen, never for what is only recalled', async () => {
  const story = new Story(0, () => 1);
  story.take(laid(1, [draw]));
  expect([story.shown, story.holds]).toEqual([1, true]);
  await vi.runAllTimersAsync();
  expect(story.holds).toBe(false);
  story.take({ ...atOnce(2), after: [recall] });
  await vi.advanceTimersByTimeAsync(0);
  expect([story.shown, story.holds, story.act?.is]).toEqual([2, false, 'recall']);
});

test('a tap skips all that waits', async () => {
  const story = new Story(0, () => 1);
  for (const to of [1, 2, 3]) story.take(laid(to, [draw]));
  expect(story.skip()).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([story.shown, story.holds, story.isTelling]).toEqual([3, false, false]);
  expect(story.skip()).toBe(false);
});

test('what comes faster than it can be told is not told', async () => {
  const story = new Story(0, () => 1);
  for (let to = 1; to <= 20; to++) story.take(laid(to));
  await vi.advanceTimersByTimeAsync(0);
  expect(story.shown).toBeGreaterThan(12);
  await vi.runAllTimersAsync();
  expect(story.shown).toBe(20);
});
