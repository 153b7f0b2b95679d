/** Tables where other people wait for our move: named first, and counted where it is seen from afar. */
import type { Card, TableView } from '../types/service';
import { api } from './api';

/** Whether a table may wait for us: other people play there, and it is a person's turn. */
export function mayWait({ phase, chairs, to_act: seat }: Card): boolean {
  const people = chairs.filter(({ kind }) => kind !== 'computer');
  const isPerson = seat !== null && chairs[seat]?.kind !== 'computer';
  return phase === 'playing' && isPerson && people.some(({ kind }) => kind === 'elsewhere');
}

/** Whether it is our turn. */
export const isOurTurn = ({ phase, to_act: seat, you }: TableView): boolean =>
  phase === 'playing' && typeof seat === 'number' && you.includes(seat);

/** Milliseconds until it is looked for the first time, and again. */
const SOON = 3000;
const OFTEN = 60_000;

class Waiting {
  /** The tables that wait, by their ids. */
  tables = $state.raw<ReadonlySet<string>>(new Set());

  /** Look which of some tables wait. */
  async look(cards: readonly Card[]): Promise<void> {
    const found = await Promise.all(
      cards.filter(mayWait).map(async ({ id }) => {
        const { table } = await api.look(id);
        return isOurTurn(table) ? [id] : [];
      }),
    ).catch(() => []);
    this.#take(found.flat());
  }

  /** A table that is open here waits, or does so no more. */
  note(table: string, isOurs: boolean): void {
    if (isOurs === this.tables.has(table)) return;
    const others = [...this.tables].filter((one) => one !== table);
    this.#take(isOurs ? [...others, table] : others);
  }

  /** Look again and again for as long as a page is there; gives how to stop. */
  watch(): () => void {
    const again = (): void =>
      void api.myTables().then(
        (cards) => this.look(cards),
        () => undefined,
      );
    const soon = setTimeout(again, SOON);
    const often = setInterval(again, OFTEN);
    return () => {
      clearTimeout(soon);
      clearInterval(often);
    };
  }

  /** A title with the number of tables that wait, without the one that it is about. */
  titled(title: string, about = ''): string {
    const { size } = this.tables;
    const count = size - (this.tables.has(about) ? 1 : 0);
    return count ? `(${count}) ${title}` : title;
  }

  #take(tables: readonly string[]): void {
    this.tables = new Set(tables);
    badge(this.tables.size);
  }
}

/** The number on the icon of the installed app, where there can be one. */
function badge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const done = count ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  void done?.catch(() => undefined);
}

export const waiting = new Waiting();
