/** Times of a tournament as people say them. */
import { timeText } from '../../connection/clock';
import { language, t } from '../../lib/words.svelte';

/** The time of day: 7:42 pm. */
export const clockText = (at: number): string =>
  new Date(at).toLocaleTimeString(language(), { hour: 'numeric', minute: '2-digit' });

/** How long until a time; nothing is left where it has passed. */
export const deadlineText = (at: number, now = Date.now()): string =>
  timeText(Math.max(0, at - now));

const DAY = 86_400_000;

/** A time of day; on another day with the day. */
export function whenText(at: number, now = Date.now()): string {
  if (Math.abs(now - at) < DAY / 2) return clockText(at);
  const day = new Date(at).toLocaleDateString(language(), { day: 'numeric', month: 'short' });
  return t('web-club-day-time', { day, time: clockText(at) });
}
