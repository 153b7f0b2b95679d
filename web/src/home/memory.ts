/** Tables that the browser can't keep: they are played from memory until the window is closed. */
import {
  Database,
  openDatabase,
  type Card,
  type Keeper,
  type Row,
  type Stored,
  type Write,
} from './database';

interface Table {
  about: object;
  rows: Row[];
  card: Card;
}

export class Memory implements Keeper {
  readonly #tables = new Map<string, Table>();
  readonly #facts = new Map<string, string>();

  has(table: string): boolean {
    return this.#tables.has(table);
  }

  /** Take a table over as it was stored. */
  adopt(table: string, text: string, card: Card): void {
    const { rows, ...about } = JSON.parse(text) as { rows: Row[] };
    this.#tables.set(table, { about, rows, card });
  }

  load(table: string): Promise<string | undefined> {
    const found = this.#tables.get(table);
    return Promise.resolve(found && JSON.stringify({ ...found.about, rows: found.rows }));
  }

  append(table: string, text: string): Promise<Stored> {
    const { rows, card, setup, seed } = JSON.parse(text) as Write;
    const had = this.#tables.get(table) ?? { about: { setup, seed }, rows: [], card };
    this.#tables.set(table, { about: had.about, rows: [...had.rows, ...rows], card });
    return Promise.resolve('stored');
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table);
    return Promise.resolve();
  }

  cards(): Promise<Card[]> {
    return Promise.resolve([...this.#tables.values()].map(({ card }) => card));
  }

  fact(name: string): Promise<string | undefined> {
    return Promise.resolve(this.#facts.get(name));
  }

  keep_fact(name: string, value: string): Promise<void> {
    this.#facts.set(name, value);
    return Promise.resolve();
  }
}

/**
 * A database that may fail, at once or when it is full: what it does not take is in memory from
 * then on, and the player is told to know it.
 */
export class Sheltered implements Keeper {
  /** Whether nothing has failed yet. */
  isKeeping: boolean;
  readonly #memory = new Memory();

  constructor(
    readonly base: Keeper | null,
    /** Hears of each table that won't be kept. */
    readonly unkept: (card: Card) => void,
  ) {
    this.isKeeping = base !== null;
  }

  async load(table: string): Promise<string | undefined> {
    if (this.#memory.has(table)) return this.#memory.load(table);
    return this.#try((base) => base.load(table), undefined);
  }

  async append(table: string, text: string): Promise<Stored> {
    if (!this.#memory.has(table)) {
      const stored = await this.#try((base) => base.append(table, text), 'full' as const);
      if (stored !== 'full') return stored;
      await this.#shelter(table, text);
    }
    const { card } = JSON.parse(text) as Write;
    this.unkept(card);
    return this.#memory.append(table, text);
  }

  /** What was kept of a table stays in memory with the rest of it. */
  async #shelter(table: string, text: string): Promise<void> {
    const had = await this.#try((base) => base.load(table), undefined);
    if (had) this.#memory.adopt(table, had, (JSON.parse(text) as Write).card);
  }

  async remove(table: string): Promise<void> {
    await this.#memory.remove(table);
    await this.#try((base) => base.remove(table), undefined);
  }

  async cards(): Promise<Card[]> {
    const own = await this.#memory.cards();
    const kept = await this.#try((base) => base.cards(), []);
    return [...own, ...kept.filter(({ id }) => !this.#memory.has(id))];
  }

  async fact(name: string): Promise<string | undefined> {
    return (await this.#memory.fact(name)) ?? this.#try((base) => base.fact(name), undefined);
  }

  async keep_fact(name: string, value: string): Promise<void> {
    const isKept = await this.#try((base) => base.keep_fact(name, value).then(() => true), false);
    if (!isKept) await this.#memory.keep_fact(name, value);
  }

  async #try<T>(act: (base: Keeper) => Promise<T>, without: T): Promise<T> {
    try {
      return this.base ? await act(this.base) : without;
    } catch {
      this.isKeeping = false;
      return without;
    }
  }
}

/** The tables of this browser, whatever it lets us keep. */
export async function sheltered(unkept: (card: Card) => void): Promise<Sheltered> {
  const base = await openDatabase().catch(() => null);
  return new Sheltered(base && new Database(base), unkept);
}
