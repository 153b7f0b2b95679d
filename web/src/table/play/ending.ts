/** Why a player begins, and how a game ended, in words. */
import { capital, explain } from '../../lib/telling';
import { t } from '../../lib/words.svelte';
import type { TableView } from '../../types/service';
import type { ShownTable } from './state.svelte';

export interface Ending {
  /** The winner. */
  readonly title: string;
  /** Why the game is over. */
  readonly reason: string;
  /** By what count it was decided. */
  readonly count: string;
}

/** Whether what is asked for is another game, in whatever seats. */
export const isRematch = (what: string): boolean => what.startsWith('rematch');

export function endingOf(table: ShownTable): Ending {
  const { view, end } = table;
  if (!end) return { title: '', reason: '', count: '' };
  const [title, reason, ...count] = view.told?.end ?? [];
  if (end.how !== 'rules' || !title || !reason)
    return { title: winnersOf(table), reason: howOf(table), count: '' };
  return {
    title: table.explain([title]),
    reason: table.explain([reason]),
    count: count.map((one) => capital(explain(one, calling(table)))).join(' '),
  };
}

/** What players are called where each is named with a number: the reader is “you”. */
function calling({ view, nameOf }: ShownTable): (seat: number) => string {
  return (seat) => (isReader(view, seat) ? t('shared-you') : nameOf(seat));
}

function isReader({ you }: TableView, seat: unknown): boolean {
  return you.length === 1 && you[0] === seat;
}

/** The winner where it was not by the rules, so that no narrator knows. */
function winnersOf({ view, end, nameOf }: ShownTable): string {
  const winners = end?.winners ?? [];
  if (end?.how === 'closed') return t('web-end-closed');
  if (winners.length === view.chairs.length || !winners.length) return t('web-end-draw');
  if (winners.length === 1 && isReader(view, winners[0])) return t('web-end-you-win');
  const name = winners.map((seat) => nameOf(seat)).join(', ');
  return t('web-end-wins', { name, count: winners.length });
}

function howOf({ view, end, nameOf }: ShownTable): string {
  if (isReader(view, end?.seat) && end?.how === 'resigned') return t('web-end-resigned-you');
  if (isReader(view, end?.seat) && end?.how === 'time') return t('web-end-time-you');
  const name = typeof end?.seat === 'number' ? nameOf(end.seat) : '';
  if (end?.how === 'resigned') return t('shared-end-resigned', { name });
  if (end?.how === 'time') return t('web-end-time', { name });
  return end?.how === 'agreed' ? t('web-end-agreed') : '';
}

/**
 * A sentence about who begins, `name` being the player with the first seat; empty if that was
 * shown.
 */
export function beginningOf({ lot, starter, phase }: TableView, name: string): string {
  if (phase === 'waiting') return '';
  if (lot !== null && lot !== undefined) return t('web-begins-lot', { name });
  if (starter === 'loser') return t('web-begins-loser', { name });
  if (starter === 'turn') return t('web-begins-turn', { name });
  return '';
}
