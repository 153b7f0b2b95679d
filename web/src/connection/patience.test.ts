import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patience, patiently } from './patience.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who waits for an answer is told within two seconds, and within five that none comes', async () => {
  let answer: (text: string) => void = () => undefined;
  const asked = patiently(new Promise<string>((settle) => (answer = settle)));
  expect(patience()).toBe('short');
  await vi.advanceTimersByTimeAsync(2000);
  expect(patience()).toBe('long');
  await vi.advanceTimersByTimeAsync(3000);
  expect(patience()).toBe('lost');
  answer('here');
  expect(await asked).toBe('here');
  expect(patience()).toBe('short');
});

test('as long as one answer is missing, another one changes nothing', async () => {
  const lost = patiently(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(2000);
  await expect(patiently(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(patience()).toBe('long');
  void lost;
});
