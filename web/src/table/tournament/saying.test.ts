import { expect, test } from 'vitest';
import type { TablePlace } from '../../types/service';
import { isAwaited, lineOf, roundOf } from './saying';

const place = (given: object): TablePlace =>
  ({
    round: 1,
    tournament: { kind: 'swiss' },
    note: '',
    next: null,
    next_table: null,
    ...given,
  }) as unknown as TablePlace;

test('a pairing that was taken back is of no round', () => {
  expect(roundOf(place({}))).not.toBe('');
  expect(roundOf(place({ round: 0 }))).toBe('');
});

test('a game that has just ended is not announced as the next one', () => {
  const next = { is: 'play', table: 'T1', text: 'You play Ben.' };
  expect(lineOf(place({ next }), 'T1')).toBe('');
  expect(isAwaited(place({ next }), 'T1')).toBe(true);
  expect(isAwaited(place({ next }), 'T2')).toBe(false);
  expect(lineOf(place({ next: { ...next, table: null } }), 'T1')).toBe('You play Ben.');
  expect(lineOf(place({ next, note: 'Taken back.', next_table: 'T1' }), 'T0')).toBe('Taken back.');
});
