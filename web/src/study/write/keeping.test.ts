import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../lib/refusal';
import type { Change, KeptStudy } from '../../sharing/studies';

const there = vi.hoisted(() => ({ text: 'A', version: 1, isAway: false }));

function study(): KeptStudy {
  const { text, version } = there;
  return { id: 's', title: '', updated: version, text, version, mine: true, visibility: 'link' };
}

vi.mock('../../connection/api', () => ({ sentence: (error: Error) => error.message }));
vi.mock('../../sharing/studies', () => ({
  shelf: {
    get: async () => study(),
    change: async (_: string, { text, version }: Change) => {
      if (there.isAway) throw new Error('away');
      if (version !== there.version) throw new Refusal('changed', 409, 'study-changed');
      Object.assign(there, { text, version: there.version + 1 });
      return study();
    },
  },
}));

const { Keeping, draftOf } = await import('./keeping.svelte');
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(6000);

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  Object.assign(there, { text: 'A', version: 1, isAway: false });
});
afterEach(() => vi.useRealTimers());

test('what is written is saved by itself, and then nowhere else', async () => {
  const keeping = new Keeping(study());
  keeping.wrote('AB');
  expect([keeping.state, draftOf('s')?.text]).toEqual(['waiting', 'AB']);
  await later();
  expect([keeping.state, there.text, draftOf('s')]).toEqual(['saved', 'AB', null]);
});

test('while nothing can be sent, what is written on is told to be kept here alone', async () => {
  there.isAway = true;
  const keeping = new Keeping(study());
  keeping.wrote('AB');
  await later();
  keeping.wrote('ABC');
  expect(keeping.state).toBe('unsaved');
});

test('what was undone before it was sent is not sent', async () => {
  const keeping = new Keeping(study());
  keeping.wrote('AB');
  keeping.wrote('A');
  await later();
  expect([keeping.state, there.version]).toEqual(['saved', 1]);
});

test('what could not be sent is kept here, tried again, and there when the page opens anew', async () => {
  there.isAway = true;
  const keeping = new Keeping(study());
  keeping.wrote('AB');
  await later();
  expect([keeping.state, keeping.trouble]).toEqual(['unsaved', 'away']);
  const again = new Keeping(study());
  expect(again.begin()).toBe('AB');
  there.isAway = false;
  await later();
  expect(there.text).toBe('AB');
});

test('a text that was changed elsewhere is not overwritten: both are there', async () => {
  const [one, other] = [new Keeping(study()), new Keeping(study())];
  one.wrote('one');
  await later();
  other.wrote('other');
  await later();
  expect([there.text, other.state, other.theirs?.text]).toEqual(['one', 'clash', 'one']);
  expect(draftOf('s')?.text).toBe('other');
  other.wrote('other!');
  await later();
  expect(there.text).toBe('one');
  await other.keepMine();
  expect([there.text, other.state]).toEqual(['other!', 'saved']);
});

test('the other text is taken, and one writes on from there', async () => {
  const keeping = new Keeping(study());
  Object.assign(there, { text: 'theirs', version: 2 });
  keeping.wrote('mine');
  await later();
  expect(keeping.takeTheirs()).toBe('theirs');
  keeping.wrote('theirs, too');
  await later();
  expect([there.text, there.version]).toEqual(['theirs, too', 3]);
});

test('a draft on an older version is offered beside what came between', () => {
  kept.set('serpentry-draft s', JSON.stringify({ text: 'mine', version: 0 }));
  const keeping = new Keeping(study());
  expect(keeping.begin()).toBe('mine');
  expect([keeping.state, keeping.theirs?.text]).toEqual(['clash', 'A']);
});

test('what another page keeps is not thrown away with one’s own', async () => {
  const keeping = new Keeping(study());
  keeping.wrote('AB');
  kept.set('serpentry-draft s', JSON.stringify({ text: 'more', version: 1 }));
  await later();
  expect(draftOf('s')?.text).toBe('more');
});
