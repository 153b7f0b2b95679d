import { expect, test } from 'vitest';
import type { Seen } from '../../types/service';
import { repliesIn } from './requests';

let seq = 0;
const happens = (is: string, more: Partial<Seen> = {}): Seen => ({
  seq: ++seq,
  at: 0,
  is,
  ...more,
});
const asks = (what: string, seat: number): Seen => happens('asked', { what, seat });
const answers = (what: string, seat: number, yes: boolean): Seen =>
  happens('answered', { what, seat, yes });
const told = (events: Seen[], you: number[]): string[] =>
  repliesIn(events, you).map(({ what, seat, how }) => `${what} ${how} by ${seat}`);

test('a no is told to whoever asked, whatever it was', () => {
  for (const what of ['draw', 'undo', 'pause', 'rematch'])
    expect(told([asks(what, 0), answers(what, 1, false)], [0])).toEqual([`${what} declined by 1`]);
});

test('nobody is told of an answer of their own', () => {
  expect(told([asks('draw', 0), answers('draw', 1, false)], [1])).toEqual([]);
});

test('with several players each consent is told, and who said no to all others', () => {
  const events = [asks('pause', 0), answers('pause', 1, true), answers('pause', 2, false)];
  expect(told(events, [0])).toEqual(['pause agreed by 1', 'pause declined by 2']);
  expect(told(events, [1])).toEqual(['pause declined by 2']);
});

test('whoever moves on without an answer has passed the question over', () => {
  const events = [asks('draw', 0), happens('said'), happens('moved', { by: 1 })];
  expect(told(events, [0])).toEqual(['draw passed-over by 1']);
  expect(told(events, [1])).toEqual([]);
  expect(told([asks('draw', 0), happens('moved', { by: 0 })], [0])).toEqual([]);
});

test('what has ended with consent is seen, and answers no more', () => {
  const events = [asks('undo', 0), answers('undo', 1, true), happens('took-back', { count: 1 })];
  expect(told([...events, happens('moved', { by: 1 })], [0])).toEqual(['undo agreed by 1']);
});
