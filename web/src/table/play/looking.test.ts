import { afterEach, expect, test, vi } from 'vitest';
import type { ShownTable } from './state.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an earlier position is shown without what came of it', async () => {
  vi.stubGlobal('location', { origin: 'http://here', href: 'http://here/' });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const step = { by: 0, move: 'a1', position: 'then', snakes: [], score: [1, 0], breakdown: [] };
  const answer = () => Promise.resolve(Response.json({ steps: [step, step], next: null }));
  vi.stubGlobal('fetch', answer);
  const { LookingBack } = await import('./looking.svelte');
  const scene = { position: 'now', winners: [1], score: [1, 5] };
  const table = { link: { id: 't1' }, played: [{}, {}], scene } as unknown as ShownTable;
  const looking = new LookingBack(table);
  expect(looking.scene).toBeNull();
  await looking.to(1);
  expect(looking.scene).toMatchObject({ position: 'then', score: [1, 0], winners: [] });
  looking.end();
  expect(looking.scene).toBeNull();
});
