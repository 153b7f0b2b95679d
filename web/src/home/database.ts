/**
 * The tables of this browser, in its own database: a log of events for each, and a card for lists.
 * Everything is text that Python wrote; here it is only kept.
 */
export interface Row {
  table_id: string;
  seq: number;
  at: number;
  body: string;
  cause: string | null;
}

/** What lists show of a table. */
export interface Card {
  id: string;
  updated: number;
}

export interface Write {
  rows: Row[];
  card: Card;
  setup: string | null;
  seed: string | null;
}

export type Stored = 'stored' | 'overtaken' | 'full';

/** Where tables are: what Python asks of it, by the names that Python has for it. */
export interface Keeper {
  load(table: string): Promise<string | undefined>;
  append(table: string, text: string): Promise<Stored>;
  remove(table: string): Promise<void>;
  cards(): Promise<Card[]>;
  fact(name: string): Promise<string | undefined>;
  keep_fact(name: string, value: string): Promise<void>;
}

const NAME = 'serpentry';
const VERSION = 1;
const ALL = ['tables', 'rows', 'cards', 'facts'];

/** The database; it fails where the browser keeps nothing. */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((settle, fail) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const base = opening.result;
      base.createObjectStore('tables');
      base.createObjectStore('rows', { keyPath: ['table_id', 'seq'] });
      base.createObjectStore('cards', { keyPath: 'id' });
      base.createObjectStore('facts');
    };
    opening.onsuccess = () => settle(opening.result);
    opening.onerror = () => fail(opening.error ?? new Error('no database'));
  });
}

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((settle, fail) => {
    asked.onsuccess = () => settle(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error('not read'));
  });

const rowsOf = (table: string): IDBKeyRange =>
  IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

export class Database implements Keeper {
  constructor(readonly base: IDBDatabase) {}

  #read(store: string): IDBObjectStore {
    return this.base.transaction(store).objectStore(store);
  }

  async load(table: string): Promise<string | undefined> {
    const about = (await answered(this.#read('tables').get(table))) as object | undefined;
    if (!about) return undefined;
    const rows = await answered(this.#read('rows').getAll(rowsOf(table)));
    return JSON.stringify({ ...about, rows });
  }

  /** All or nothing; a number that is taken already was written by another window. */
  append(table: string, text: string): Promise<Stored> {
    const { rows, card, setup, seed } = JSON.parse(text) as Write;
    return new Promise((settle, fail) => {
      const writing = this.base.transaction(ALL, 'readwrite', { durability: 'strict' });
      for (const row of rows) writing.objectStore('rows').add(row);
      if (setup) writing.objectStore('tables').add({ setup, seed }, table);
      writing.objectStore('cards').put(card);
      writing.oncomplete = () => settle('stored');
      writing.onabort = () => {
        const why = writing.error?.name;
        if (why === 'ConstraintError') settle('overtaken');
        else if (why === 'QuotaExceededError') settle('full');
        else fail(writing.error ?? new Error('not stored'));
      };
    });
  }

  async remove(table: string): Promise<void> {
    const writing = this.base.transaction(ALL, 'readwrite');
    writing.objectStore('rows').delete(rowsOf(table));
    writing.objectStore('cards').delete(table);
    await answered(writing.objectStore('tables').delete(table));
  }

  async cards(): Promise<Card[]> {
    const cards = await answered(this.#read('cards').getAll());
    return (cards as Card[]).sort((a, b) => b.updated - a.updated);
  }

  async fact(name: string): Promise<string | undefined> {
    return (await answered(this.#read('facts').get(name))) as string | undefined;
  }

  async keep_fact(name: string, value: string): Promise<void> {
    const writing = this.base.transaction('facts', 'readwrite');
    await answered(writing.objectStore('facts').put(value, name));
  }
}
