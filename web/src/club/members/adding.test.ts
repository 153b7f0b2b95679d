import { expect, test } from 'vitest';
import { Adding } from './adding.svelte';

/** Answers names late, in the order in which they were asked for. */
function slow(refusals: Record<string, string> = {}) {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const add = async (name: string): Promise<string> => {
    asked.push(name);
    await new Promise<void>((done) => waiting.push(done));
    return refusals[name] ?? '';
  };
  const answer = async (): Promise<void> => {
    await new Promise((soon) => setTimeout(soon));
    waiting.shift()?.();
    await new Promise((soon) => setTimeout(soon));
  };
  return { adding: new Adding(add), asked, answer };
}

test('names typed while others are on their way are all sent, one after the other', async () => {
  const { adding, asked, answer } = slow();
  const all = Promise.all(['Ada', 'Bob', 'Cyd'].map((name) => adding.send(name)));
  await Promise.resolve();
  expect(asked).toEqual(['Ada']);
  expect(adding.sent.map((one) => one.name)).toEqual(['Ada', 'Bob', 'Cyd']);
  for (let turn = 0; turn < 3; turn++) await answer();
  expect(await all).toEqual([true, true, true]);
  expect(asked).toEqual(['Ada', 'Bob', 'Cyd']);
  expect(adding.sent).toEqual([]);
});

test('a refused name stays with its reason, until whoever typed it takes it back', async () => {
  const { adding, answer } = slow({ Bob: 'There is a Bob.' });
  const all = Promise.all([adding.send('Bob'), adding.send('Cyd')]);
  await answer();
  await answer();
  expect(await all).toEqual([false, true]);
  expect(adding.sent).toEqual([{ name: 'Bob', refused: 'There is a Bob.' }]);
  expect(adding.back(adding.sent[0]!)).toBe('Bob');
  expect(adding.sent).toEqual([]);
});
