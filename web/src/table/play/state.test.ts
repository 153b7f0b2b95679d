import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableLink } from '../../connection/link.svelte';
import type { Board } from '../../types/board';
import type { Seen } from '../../types/service';
import { endingOf } from './ending';
import type { TableState } from './state.svelte';

type Made = new (link: TableLink, board: Board) => TableState;
let State: Made;

const chair = (name: string, kind = 'person') => ({ name, kind, title: name, player: '' });
const event = (seq: number, more: object): Seen => ({ seq, ...more }) as unknown as Seen;
const moved = (seq: number, by: number | 'chance'): Seen =>
  event(seq, { is: 'moved', by, move: {} });

/** A table of Ada, who looks at it, and Ben. */
function table(events: Seen[], view: object = {}, link: object = {}): TableState {
  const chairs = [chair('Ada'), chair('Ben')];
  const shown = { chairs, you: [0], to_act: 1, phase: 'playing', seq: 9, score: [], ...view };
  const fake = { view: shown, events, about: { hides: false }, present: null, ...link };
  const handling = { rows: () => [], tray: () => [] };
  return new State(fake as unknown as TableLink, { handling } as unknown as Board);
}

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'http://here', href: 'http://here/' });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  ({ TableState: State } = await import('./state.svelte'));
});
beforeEach(() => void vi.restoreAllMocks());

describe('taking back', () => {
  test('is possible after a move of one’s own, and not before', () => {
    expect(table([moved(1, 0), moved(2, 1)]).undoBarred).toBe('');
    expect(table([moved(1, 1)]).undoBarred).not.toBe('');
    expect(table([moved(1, 0), event(2, { is: 'took-back', count: 1 })]).undoBarred).not.toBe('');
  });

  test('is barred by what was drawn since, and where hands are hidden, each with its reason', () => {
    const drawn = table([moved(1, 0), event(2, { is: 'drew', by: 'chance' })]).undoBarred;
    const hidden = table([moved(1, 0)], {}, { about: { hides: true } }).undoBarred;
    expect(new Set(['', drawn, hidden, table([]).undoBarred]).size).toBe(4);
  });

  test('goes further where somebody keeps the score of a game on wood', () => {
    const drawn = [event(1, { is: 'drew', by: 'chance' })];
    expect(table(drawn, { by_hand: true }).undoBarred).toBe('');
    expect(table([], { by_hand: true }).undoBarred).not.toBe('');
  });
});

describe('absence', () => {
  const present = { seats: [true, false], away: [], since: [] };

  test('is told of whoever is waited for', () => {
    expect(table([], {}, { present }).absent).toBe(1);
    expect(table([], { to_act: 0 }, { present }).absent).toBeNull();
    expect(table([], { phase: 'over' }, { present }).absent).toBeNull();
  });

  test('is nothing that a computer can have', () => {
    const chairs = [chair('Ada'), chair('Adder', 'computer')];
    expect(table([], { chairs }, { present }).absent).toBeNull();
  });
});

test('what was played keeps the name of who sat there', () => {
  const events = [
    event(1, { is: 'sat', seat: 1, name: 'Ben' }),
    event(2, { is: 'replaced', seat: 1, why: 'resigned' }),
  ];
  const chairs = [chair('Ada'), chair('Adder', 'computer')];
  const state = table(events, { chairs });
  expect(state.nameOf(1, 1)).toBe('Ben');
  expect(state.nameOf(1)).toBe('Adder');
});

test('the end speaks to the reader', () => {
  const end = (seat: number) => ({ end: { how: 'resigned', seat, winners: [1 - seat] } });
  const mine = endingOf(table([], { ...end(0), phase: 'over' }));
  const theirs = endingOf(table([], { ...end(1), phase: 'over' }));
  expect(mine.reason).not.toBe(theirs.reason);
  expect(mine.reason).not.toContain('Ada');
  expect(theirs.title).not.toContain('Ada');
});

test('a game that was closed is no draw', () => {
  const titleOf = (how: string, winners: number[]) =>
    endingOf(table([], { phase: 'over', end: { how, seat: null, winners } })).title;
  expect(titleOf('closed', [])).not.toBe(titleOf('agreed', [0, 1]));
});
