import { describe, expect, test } from 'vitest';
import { COLOURS, colourOf, initialOf, initialsOf, isList, namesIn, ownNameOf } from './people';

describe('names of members', () => {
  test('a pasted list is taken apart, whatever parts its names', () => {
    expect(namesIn('Ada\nBob\r\n\nCyd')).toEqual(['Ada', 'Bob', 'Cyd']);
    expect(namesIn('Ada, Bob; Cyd\tDan')).toEqual(['Ada', 'Bob', 'Cyd', 'Dan']);
    expect(namesIn('1. Ada Lovelace\n2) Bob\n– Cyd\n• Dan')).toEqual([
      'Ada Lovelace',
      'Bob',
      'Cyd',
      'Dan',
    ]);
  });

  test('a name that stands twice is one, and a long one is cut', () => {
    expect(namesIn('Ada\n Ada \nBob')).toEqual(['Ada', 'Bob']);
    expect(namesIn('Ada\nADA')).toHaveLength(1);
    expect(ownNameOf(' Ada  Lovelace')).toBe(ownNameOf('ada lovelace'));
    expect(namesIn('x'.repeat(60))).toEqual(['x'.repeat(40)]);
  });

  test('one name is no list', () => {
    expect(isList('Anna-Maria Huber')).toBe(false);
    expect(isList('Anna\nMaria')).toBe(true);
    expect(isList(' \n ')).toBe(false);
  });
});

describe('what members look like', () => {
  test('whoever chose no colour has always the same', () => {
    expect(colourOf('Ada', 'red')).toBe('red');
    expect(colourOf('Ada', '')).toBe(colourOf('Ada', ''));
    const many = 'Ada Ben Cem Dora Eve Finn Gus Hana Ivo Jo Kim'.split(' ');
    expect(new Set(many.map((name) => colourOf(name, ''))).size).toBeGreaterThan(4);
    expect(many.every((name) => COLOURS.includes(colourOf(name, '')))).toBe(true);
  });

  test('letters stand for names', () => {
    expect(initialOf('ödön')).toBe('Ö');
    expect(initialsOf('Friday Snakes')).toBe('FS');
    expect(initialsOf('Vipers')).toBe('V');
    expect(initialsOf('Ada & Bob')).toBe('AB');
  });
});
