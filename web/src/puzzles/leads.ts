/** By how much moves lead, in words. */
import { t } from '../lib/words.svelte';
import type { Behind } from './pack';

/** The unit of puzzles that a judge of positions tells, from before anything can be proved. */
const CHANCE = 'unit-chance';

/** What is to be found where a number of moves lead by so much. */
export function leadTask(unit: string, goal: string, count: number, who: string): string {
  const lead = t(unit, { count: Number(goal) });
  return t(unit === CHANCE ? 'web-puzzle-judged' : 'web-puzzle-lead', { who, count, lead });
}

/** What would have been better than a measured move, and by how much. */
export function betterBy(unit: string, { low, high }: Behind, move: string): string {
  if (high === null) return t('web-puzzle-behind-least', { move, lead: t(unit, { count: low }) });
  const key = unit === CHANCE ? 'web-puzzle-behind-judged' : 'web-puzzle-behind';
  return t(key, { move, low, high: t(unit, { count: high }) });
}
