/** Time that is left on a clock, as the service tells of clocks. */
import type { Clock } from '../types/service';
import { t } from '../lib/words.svelte';

type Running = Exclude<Clock, { kind: 'none' }>;

/** Milliseconds that a seat has left at a time. */
export function timeLeft(clock: Running, seat: number, now: number): number {
  const had = clock.left[seat] ?? 0;
  return clock.running === seat ? Math.max(0, had - (now - (clock.since ?? now))) : had;
}

/** Time in days and hours, or as a clock shows it. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 86_400)
    return t('web-days-left', {
      days: Math.floor(seconds / 86_400),
      hours: Math.floor(seconds / 3600) % 24,
    });
  const pad = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
