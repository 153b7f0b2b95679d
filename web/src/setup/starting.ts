/** Making tables: the quick way, and with the choices of last time. */
import { api } from '../connection/api';
import type { GameInfo, TablePlan } from '../types/service';
import { beKnown } from '../connection/guest';
import { favour } from '../lib/favourite';
import { go } from '../lib/router.svelte';
import { canBeRated, computer, person, seated, type Choices } from './seating';
import { keep, kept } from '../lib/settings.svelte';
import { OWN } from '../strength/own';

const key = (game: string): string => `serpentry-choices-${game}`;

/** A person here against a computer as strong, by the rules that we recommend; the person begins. */
export function plainChoices(game: GameInfo): Choices {
  const others = (game.seats[0] ?? 2) - 1;
  return {
    seats: [person(), ...Array.from({ length: others }, () => computer(OWN))],
    options: {},
    clock: { kind: 'none', base: 600_000, increment: 5_000, days: 3 },
    public: false,
    starter: 'seat-0',
  };
}

/** What was chosen last time, as far as it still fits the game. */
export function rememberedChoices(game: GameInfo): Choices {
  const plain = { ...plainChoices(game), starter: 'lot' };
  const last = kept<Choices>(key(game.name));
  if (!last || !Array.isArray(last.seats) || !game.seats.includes(last.seats.length)) return plain;
  const names = new Set(game.options.map((one) => one.name));
  const options = Object.fromEntries(
    Object.entries(last.options ?? {}).filter(([name]) => names.has(name)),
  );
  return { ...plain, ...last, options };
}

/** The choices with a level for each computer. */
async function withLevels(game: string, choices: Choices): Promise<Choices> {
  if (!choices.seats.some(({ player }) => player === OWN)) return choices;
  const { levelled, ownLevel } = await import('../strength/opponent');
  return { ...choices, seats: levelled(choices.seats, await ownLevel(game)) };
}

/** Make a table, remember how, and go there. */
export async function startTable(game: string, choices: Choices): Promise<void> {
  await beKnown();
  const settled = await withLevels(game, choices);
  const rated = Boolean(choices.rated) && canBeRated(choices);
  const plan: Partial<TablePlan> = { game, title: '', ...settled, ...seated(settled), rated };
  const made = await api.make(plan);
  keep(key(game), choices);
  favour(game);
  go(`/table/${made.id}`);
}

/** Play on from a position of a game: the same computers, and a person here in every other seat. */
export async function playOn(table: string, ply: number): Promise<void> {
  await beKnown();
  const made = await api.make({ from: { table, ply } });
  go(`/table/${made.id}`);
}
