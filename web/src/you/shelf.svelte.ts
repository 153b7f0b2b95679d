/** One's own games on the page: unfinished ones first, then the others, page by page. */
import { answered, client, sentence } from '../connection/api';
import { scratch } from '../connection/scratch';
import { levelOf } from '../strength/levels';
import { waiting } from '../connection/waiting.svelte';
import { homeCards, storage } from '../home/cards';
import { isHome } from '../lib/places';
import { Refusal } from '../lib/refusal';
import { t } from '../lib/words.svelte';
import type { Card } from '../types/service';
import {
  ALL,
  beginOf,
  endedHere,
  endOf,
  isWanted,
  isWantedOpen,
  merged,
  type Ended,
  type Wanted,
} from './games';

const isOurs = ({ id }: Card): boolean => !scratch.isTable(id);

/** Why only the games of this browser are here. */
const whyAway = (error: unknown): string =>
  error instanceof Refusal && error.key === 'needs-server' ? t('web-you-away') : sentence(error);

export class OwnGames {
  wanted = $state<Wanted>({ ...ALL });
  /** Whether anything has come. */
  looked = $state(false);
  /** Why the service's games are not here, if so. */
  away = $state('');
  /** The highest level of computers beaten at the service, by game. */
  #beaten = $state.raw<Readonly<Record<string, number>>>({});
  #open = $state.raw<readonly Card[]>([]);
  #here = $state.raw<readonly Card[]>([]);
  #there = $state.raw<readonly Ended[]>([]);
  /** Where the next page begins; nothing once all have come. */
  #after = $state<string | null>('');
  #known = false;
  #turn = 0;
  #coming: Promise<void> | null = null;

  /** Unfinished ones, wherever they are. */
  readonly open: readonly Card[] = $derived.by(() =>
    [...this.#open, ...this.#here.filter(({ phase }) => phase !== 'over')]
      .filter((one) => isWantedOpen(one, this.wanted))
      .sort((a, b) => Number(waiting.tables.has(b.id)) - Number(waiting.tables.has(a.id))),
  );

  readonly #endedHere: readonly Ended[] = $derived(
    this.#here.filter(({ phase }) => phase === 'over').map(endedHere),
  );

  /** Those that ended, as far as they have come. */
  readonly ended: readonly Ended[] = $derived.by(() => {
    if (this.wanted.outcome === 'open') return [];
    const here = this.#endedHere.filter((one) => isWanted(one, this.wanted));
    return merged(this.#there, this.isAll, here);
  });

  /** The highest level of computers beaten, by game. */
  readonly beaten: ReadonlyMap<string, number> = $derived.by(() => {
    const found = new Map(Object.entries(this.#beaten));
    for (const { game, outcome, chairs } of this.#endedHere) {
      const levels = chairs.map((one) => levelOf(one) ?? 0);
      if (outcome === 'won') found.set(game, Math.max(found.get(game) ?? 0, ...levels));
    }
    return new Map([...found].filter(([, level]) => level));
  });

  get isAll(): boolean {
    return this.#after === null || this.wanted.outcome === 'open';
  }

  /** Everything from the start; at the service for those whom it knows. */
  async load(known: boolean): Promise<void> {
    this.#known = known;
    this.#here = ((await homeCards()) as Card[]).filter(isOurs);
    if (known) {
      try {
        const { open, beaten } = await answered(client.GET('/api/me/open'));
        [this.#open, this.#beaten, this.away] = [open.filter(isOurs), beaten, ''];
        void waiting.look(this.#open).catch(() => undefined);
      } catch (error) {
        this.away = whyAway(error);
      }
    }
    await this.again();
    this.looked = true;
  }

  /** The first page, after something else is wanted. */
  async again(): Promise<void> {
    this.#turn += 1;
    this.#coming = null;
    this.#there = [];
    this.#after = this.#known && !this.away ? '' : null;
    await this.more();
  }

  /** The next page; a search continues until something is found. */
  more(): Promise<void> {
    this.#coming ??= this.#more(this.#turn).finally(() => (this.#coming = null));
    return this.#coming;
  }

  async #more(turn: number): Promise<void> {
    const { game, name, outcome, since, until, rated } = this.wanted;
    const query = { game, name, since: beginOf(since), until: endOf(until), rated };
    let found: readonly Ended[] = [];
    while (!this.isAll && !found.length) {
      const asked = { ...query, outcome: outcome as Ended['outcome'], after: this.#after ?? '' };
      try {
        const page = await answered(client.GET('/api/me/games', { params: { query: asked } }));
        if (turn !== this.#turn) return;
        found = page.games.filter(isOurs);
        this.#after = page.after || null;
        this.#there = [...this.#there, ...found];
      } catch (error) {
        if (turn !== this.#turn) return;
        this.away = whyAway(error);
        this.#after = null;
      }
    }
  }

  reload = (): Promise<void> => this.load(this.#known);

  /** Every game of one's own, whatever is wanted to be seen. */
  async everyId(): Promise<readonly string[]> {
    const found = [...this.#open, ...this.#here].map(({ id }) => id);
    let after: string | null = this.#known ? '' : null;
    while (after !== null) {
      const query: { after: string } = { after };
      const page = await answered(client.GET('/api/me/games', { params: { query } }));
      found.push(...page.games.filter(isOurs).map(({ id }) => id));
      after = page.after || null;
    }
    return found;
  }

  /** Delete a game of this browser. */
  async remove(id: string): Promise<void> {
    if (!isHome(id)) return;
    await (await storage()).remove(id);
    this.#here = this.#here.filter((one) => one.id !== id);
  }
}
