import { expect, test } from 'vitest';
import { byBook, changed, countChanged, type Form, type Question } from './form';

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
