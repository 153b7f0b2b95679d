import { expect, test } from 'vitest';
import { byBook, changed, countChanged, type Form, type Question } from './form';
import type { PlayerInfo } from '../types/service';
import { levelsOf, solvedLine, whyFewer } from './levels';

const species: Question = {
  name: 'species',
  kind: 'seats',
  label: '',
  help: '',
  value: [],
  default: [],
  offers: ['mamba', 'python', 'viper'].map((value) => ({
    value,
    label: value,
    shapes: [],
    colour: '',
  })),
  refused: [],
  cells: [],
};
const side: Question = { ...species, name: 'side', kind: 'number', value: 5, default: 4 };
const form: Form = {
  game: 'snekagon5g',
  seats: 2,
  options: {},
  seat_names: [],
  starts: '',
  books: [],
  groups: [{ name: 'board', title: '', questions: [species, side] }],
  sides: species,
  dropped: [],
  perfect: '',
};

test('an option at its default is left unsaid', () => {
  expect(changed({ side: 5, flip: true }, side, 4)).toEqual({ flip: true });
  expect(changed({}, side, 6)).toEqual({ side: 6 });
  expect(changed({ species: ['viper', 'mamba'] }, species, [])).toEqual({});
});

test('a book changes the rules and leaves everybody their species', () => {
  const book = {
    name: 'printed',
    title: '',
    line: '',
    options: { side: 6 },
    differences: [],
    chosen: false,
  };
  const now = { species: ['viper', 'mamba'], flip: false };
  expect(byBook(now, book, form)).toEqual({ side: 6, species: ['viper', 'mamba'] });
});

test('what seats pick is no changed option', () => {
  expect(countChanged(form)).toBe(1);
});

const ALIKE = { luck: [3, 5], short: [3.5, 5, 6], long: [] as number[] };

/** Six levels and a half step: one game needs all, one ends at level 4, one leaves out what luck makes equal. */
const players: PlayerInfo[] = [1, 2, 3, 3.5, 4, 5, 6].map((number) => ({
  name: `level${number}`,
  title: '',
  blurb: '',
  alike_in: Object.entries(ALIKE)
    .filter(([, alike]) => alike.includes(number))
    .map(([game]) => game),
}));

test('levels that are alike in a game are not offered there', () => {
  expect(levelsOf(players, 'luck').map((one) => one.name)).toEqual([
    'level1',
    'level2',
    'level3.5',
    'level4',
    'level6',
  ]);
  expect(levelsOf(players, 'short')).toHaveLength(4);
  expect(levelsOf(players, 'long')).toHaveLength(7);
});

test('the one that knows a solved board is offered there, and named', () => {
  expect(levelsOf(players, 'short', '', 'level6').map((one) => one.name)).toContain('level6');
  expect(solvedLine(players, 'level6')).not.toBe('');
  expect(solvedLine(players, '')).toBe('');
});

test('luck is the reason only where a level below the highest is left out', () => {
  expect(whyFewer(players, 'luck')).not.toBe('');
  expect(whyFewer(players, 'short')).toBe('');
  expect(whyFewer(players, 'long')).toBe('');
});
