/** What came of one's games against computers: those of the service, and those of this browser. */
import { answered, api, client } from '../connection/api';
import { scratch } from '../connection/scratch';
import { levelIn } from './levels';
import { homeCards } from '../home/cards';
import { isSite } from '../lib/places';
import { keep, kept } from '../lib/settings.svelte';
import type { Card } from '../types/service';
import type { Result } from './rating';

export type Outcome = 'won' | 'lost' | 'drawn' | '';

/** Pages of the service's games that are asked for at most: older games hardly count. */
const MOST_PAGES = 4;
/** The service's results are kept here, for when it is out of reach. */
const KEY = 'serpentry-results';

const SCORES = { won: 1, drawn: 0.5, lost: 0 } as const;

/** The result of a game of this browser for its player; nothing where several people played here. */
export function outcomeOf({ chairs, winners }: Card): Outcome {
  const own = chairs.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []));
  if (!winners || own.length === chairs.length) return '';
  if (!winners.length || winners.length === chairs.length) return 'drawn';
  return own.some((seat) => winners.includes(seat)) ? 'won' : 'lost';
}

/** What a game tells about the one who played it alone against levels; null for any other. */
export function resultOf(card: Card, outcome: Outcome, ended: number): Result | null {
  const levels = card.chairs.flatMap(({ player }) => levelIn(player) ?? []);
  if (!outcome || !levels.length || levels.length + 1 !== card.chairs.length) return null;
  return { game: card.game, levels, score: SCORES[outcome], ended };
}

async function here(): Promise<Result[]> {
  const cards = (await homeCards()) as Card[];
  return cards
    .filter(({ id, phase }) => phase === 'over' && !scratch.isTable(id))
    .flatMap((card) => resultOf(card, outcomeOf(card), card.updated) ?? []);
}

/** The last ones at the service; as they were when it is out of reach. */
async function there(): Promise<readonly Result[]> {
  if (isSite) return [];
  const found: Result[] = [];
  try {
    let after: string | null = (await api.me()).name ? '' : null;
    for (let page = 0; page < MOST_PAGES && after !== null; page++) {
      const query: { after: string } = { after };
      const answer = await answered(client.GET('/api/me/games', { params: { query } }));
      const ours = answer.games.filter(({ id }) => !scratch.isTable(id));
      found.push(...ours.flatMap((one) => resultOf(one, one.outcome, one.ended) ?? []));
      after = answer.after || null;
    }
  } catch {
    return kept<Result[]>(KEY) ?? [];
  }
  if (found.length || kept(KEY)) keep(KEY, found);
  return found;
}

/** All that count, in no order. */
export async function ownResults(): Promise<readonly Result[]> {
  const [home, service] = await Promise.all([here().catch(() => []), there()]);
  return [...home, ...service];
}
