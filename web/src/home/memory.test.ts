import { expect, test } from 'vitest';
import { Memory, Sheltered } from './memory';
import type { Card, Keeper } from './database';

const row = (seq: number) => ({ table_id: 'home-1', seq, at: 0, body: `${seq}`, cause: null });
const write = (seq: number, setup: string | null = null): string =>
  JSON.stringify({ rows: [row(seq)], card: { id: 'home-1', updated: seq }, setup, seed: setup });
const seqs = async (own: Keeper): Promise<number[]> =>
  (JSON.parse((await own.load('home-1')) ?? '{"rows":[]}') as { rows: { seq: number }[] }).rows.map(
    ({ seq }) => seq,
  );

/** A database that takes a number of writes, and then has no room. */
class Small extends Memory {
  constructor(public room: number) {
    super();
  }

  override append(table: string, text: string): ReturnType<Keeper['append']> {
    return this.room-- > 0 ? super.append(table, text) : Promise.resolve('full');
  }
}

test('without a database everything is in memory, and each table is told of', async () => {
  const told: Card[] = [];
  const own = new Sheltered(null, (card) => told.push(card));
  await own.keep_fact('name', 'Ada');
  expect(await own.append('home-1', write(1, 'setup'))).toBe('stored');
  expect(await own.append('home-1', write(2))).toBe('stored');
  expect(await seqs(own)).toEqual([1, 2]);
  expect(await own.load('home-1')).toContain('"setup":"setup"');
  expect((await own.cards()).map(({ updated }) => updated)).toEqual([2]);
  expect(await own.fact('name')).toBe('Ada');
  expect(own.isKeeping).toBe(false);
  expect(told).toHaveLength(2);
});

test('a database that is full keeps what it has, and the game goes on', async () => {
  const told: Card[] = [];
  const small = new Small(1);
  const own = new Sheltered(small, (card) => told.push(card));
  await own.append('home-1', write(1, 'setup'));
  expect(told).toEqual([]);
  expect(await own.append('home-1', write(2))).toBe('stored');
  small.room = 9;
  await own.append('home-1', write(3));
  expect(await seqs(own)).toEqual([1, 2, 3]);
  expect(await seqs(small)).toEqual([1]);
  expect((await own.cards()).map(({ updated }) => updated)).toEqual([3]);
  expect(told.map(({ updated }) => updated)).toEqual([2, 3]);
});

test('a database that breaks at every question is done without', async () => {
  const broken = new Proxy({} as Keeper, {
    get: () => () => Promise.reject(new DOMException('no', 'InvalidStateError')),
  });
  const own = new Sheltered(broken, () => undefined);
  expect(own.isKeeping).toBe(true);
  await own.keep_fact('guest', 'g');
  expect(own.isKeeping).toBe(false);
  await own.append('home-1', write(1, 'setup'));
  expect(await seqs(own)).toEqual([1]);
  expect(await own.fact('guest')).toBe('g');
  await own.remove('home-1');
  expect(await own.cards()).toEqual([]);
});
