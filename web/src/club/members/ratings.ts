/** Ratings of a club as its pages show them. */
import type { RatingPool } from '../../types/service';
import { titleOf } from '../desk/titles.svelte';

/** With fewer games a rating says little. */
const FEW_GAMES = 5;

export interface Rated {
  readonly rating: number;
  readonly giveOrTake: number;
  readonly games: number;
  readonly history: readonly number[];
  readonly isNew: boolean;
}

export interface Pool {
  readonly key: string;
  readonly title: string;
  readonly of: ReadonlyMap<string, Rated>;
}

/** All pools with games, those with the most games first. */
export function poolsOf(pools: readonly RatingPool[]): Pool[] {
  const games = (pool: RatingPool): number => pool.rows.reduce((sum, one) => sum + one.games, 0);
  return [...pools]
    .sort((one, two) => games(two) - games(one))
    .map((pool) => ({
      key: pool.game,
      title: titleOf(pool.game),
      of: new Map(
        pool.rows.map((row) => [
          row.member,
          {
            rating: row.rating,
            giveOrTake: row.give_or_take,
            games: row.games,
            history: row.history,
            isNew: row.games < FEW_GAMES,
          },
        ]),
      ),
    }));
}

export const ratingIn = (pool: Pool | undefined, member: string): Rated | undefined =>
  pool?.of.get(member);
