import { expect, test, vi } from 'vitest';
import type { Card, TableView } from '../types/service';
import { timeLeft, timeText } from './clock';

vi.stubGlobal('location', { origin: 'http://here', href: 'http://here/' });
const { isOurTurn, mayWait } = await import('./waiting.svelte');

const card = (to_act: number | null, ...kinds: string[]): Card =>
  ({ phase: 'playing', to_act, chairs: kinds.map((kind) => ({ kind })) }) as unknown as Card;

test('a table waits where other people play and a person is to move', () => {
  expect(mayWait(card(0, 'here', 'elsewhere'))).toBe(true);
  expect(mayWait(card(0, 'here', 'computer')), 'a computer has time').toBe(false);
  expect(mayWait(card(1, 'elsewhere', 'computer')), 'it thinks').toBe(false);
  expect(mayWait({ ...card(0, 'here', 'elsewhere'), phase: 'waiting' })).toBe(false);
});

test('it waits for us if the seat is ours', () => {
  const view = { phase: 'playing', to_act: 1, you: [1] } as unknown as TableView;
  expect(isOurTurn(view)).toBe(true);
  expect(isOurTurn({ ...view, you: [0] })).toBe(false);
  expect(isOurTurn({ ...view, to_act: 'chance' })).toBe(false);
});

test('only the clock of whoever is to move runs, and never below nothing', () => {
  const clock = { kind: 'days' as const, days: 3, left: [1000, 500], running: 0, since: 100 };
  expect([timeLeft(clock, 0, 400), timeLeft(clock, 1, 400)]).toEqual([700, 500]);
  expect(timeLeft(clock, 0, 9000)).toBe(0);
  expect([timeText(65_000), timeText(3_725_000)]).toEqual(['01:05', '1:02:05']);
});
