/** When an exercise comes back: later and later as it is solved, and soon if it is not. */
import { dayOf } from './choosing';

/** Days until the next time, by how often in a row it was solved. */
const DAYS = [1, 3, 7, 21] as const;

export interface Learned {
  /** How often in a row it was solved. */
  readonly box: number;
  /** The day from which on it comes back. */
  readonly due: string;
}

/** What becomes of an exercise on a day: solved or not. */
export function learned(box: number, solved: boolean, today: Date): Learned {
  const next = solved ? box + 1 : 0;
  const due = new Date(today);
  due.setDate(due.getDate() + DAYS[Math.min(next, DAYS.length) - (next ? 1 : 0)]!);
  return { box: next, due: dayOf(due) };
}

/** Whether it is learned for good: solved also after the longest wait. */
export function isDone({ box }: Learned): boolean {
  return box > DAYS.length;
}
