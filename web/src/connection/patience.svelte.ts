/** What was asked of the service and is not answered yet: the person who waits sees it. */

/** Milliseconds until it is shown that an answer is waited for, and that none comes. */
const LATE = [1200, 4000];
const waiting = $state([0, 0]);

/** How long somebody has waited for an answer: not worth a word, or long, or so long that something is wrong. */
export function patience(): 'short' | 'long' | 'lost' {
  if (waiting[1]) return 'lost';
  return waiting[0] ? 'long' : 'short';
}

/** Wait for an answer, and let it be known while that takes long. */
export async function patiently<T>(asked: Promise<T>): Promise<T> {
  let reached = 0;
  const timers = LATE.map((ms) => setTimeout(() => waiting[reached++]!++, ms));
  try {
    return await asked;
  } finally {
    timers.forEach(clearTimeout);
    while (reached) waiting[--reached]!--;
  }
}
