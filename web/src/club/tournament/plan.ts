/** The plan of a tournament in words. */
import { t } from '../../lib/words.svelte';
import type { Options } from '../../setup/form';
import type { ClockPlan, Tournament } from '../../types/service';

const MINUTE = 60_000;
const SECOND = 1000;

/** How long everybody has to think; nothing where nobody measures it. */
export function clockLine({ clock, at_tables }: Tournament): string {
  if (!at_tables) return '';
  if (clock.is === 'DaysClock') return t('web-club-clock-days', { days: clock.days ?? 0 });
  if (clock.is !== 'GameClock') return '';
  const minutes = Math.round(((clock.base ?? 0) / MINUTE) * 10) / 10;
  const seconds = Math.round((clock.increment ?? 0) / SECOND);
  return t('web-club-clock-game', { minutes, seconds });
}

/** From when on somebody counts as absent. */
export function absenceLine(tournament: Tournament): string {
  if (tournament.no_show_days) return t('web-club-no-show-days', { days: tournament.no_show_days });
  const minutes = tournament.no_show_minutes;
  if (!minutes || tournament.clock.is === 'DaysClock') return '';
  return t(tournament.counts_out ? 'web-club-counts-out-line' : 'web-club-no-show-line', {
    minutes,
  });
}

/** The clock of a plan like that of a tournament. */
export function clockPlan(like: Tournament | null): ClockPlan {
  const plan: ClockPlan = { kind: 'none', base: 600_000, increment: 5000, days: 3 };
  const clock = like?.clock;
  if (clock?.is === 'DaysClock') return { ...plan, kind: 'days', days: clock.days ?? plan.days };
  if (clock?.is !== 'GameClock') return plan;
  const { base = plan.base, increment = plan.increment } = clock;
  return { ...plan, kind: 'game', base, increment };
}

/** The options of a tournament as its form knows them. */
export const optionsOf = ({ options }: Tournament): Options =>
  Object.fromEntries(
    Object.entries(options).map(([name, text]) => {
      try {
        return [name, JSON.parse(text) as Options[string]];
      } catch {
        return [name, text];
      }
    }),
  );
