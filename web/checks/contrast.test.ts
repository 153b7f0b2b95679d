import { describe, expect, test } from 'vitest';
import boards from '../src/look/boards.css?raw';
import tokens from '../src/look/tokens.css?raw';

type Theme = 'light' | 'dark';
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** What a kind of boards says of tokens; of wood there is nothing but the tokens. */
function block(board: string): string {
  return new RegExp(`data-board='${board}'\\] {([^}]+)}`).exec(boards)?.[1] ?? '';
}

/** The text of a token in a theme, as a kind of boards or else the first block says it. */
function token(name: string, theme: Theme, board = ''): Colour {
  const [, text] = new RegExp(`--${name}: ([^;]+);`).exec(block(board) + tokens) ?? [];
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(text ?? '');
  return read(both ? both[theme === 'light' ? 1 : 2]! : (text ?? ''));
}

function read(text: string): Colour {
  const parts = /^#(..)(..)(..)(..)?$/.exec(text)!.slice(1);
  const [red, green, blue, alpha] = parts.map((one) => parseInt(one ?? 'ff', 16));
  return [red!, green!, blue!, alpha! / 255];
}

/** A colour that lies on another. */
function on([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mixed = [red, green, blue].map((one, at) => one * alpha + ground[at]! * (1 - alpha));
  return [mixed[0]!, mixed[1]!, mixed[2]!, 1];
}

function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((one) => {
    const share = one / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: Colour, two: Colour): number {
  const [light, dark] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** What WCAG AA wants of text, and of marks. */
const TEXT = 4.5;
const MARK = 3;
const READ: [string, string][] = [
  ...['paper', 'paper-2', 'accent-soft'].flatMap((ground): [string, string][] => [
    ['text', ground],
    ['text-2', ground],
    ['accent', ground],
  ]),
  ['accent-text', 'accent'],
  ['bad', 'paper-2'],
  ['cell-name', 'cell'],
];
const SEEN: [string, string][] = [
  ['good-dark', 'casing'],
  ['good-dark', 'cell'],
  ['mark-casing', 'mark'],
  ['focus', 'paper'],
  ['line-strong', 'paper-2'],
];

const BOARDS = [...boards.matchAll(/data-board='(\w+)'/g)].map(([, name]) => name!);
const ON_BOARDS: [string, string, number][] = [
  ['cell-name', 'cell', TEXT],
  ['good-dark', 'cell', MARK],
];

test('there are kinds of boards beside wood', () => expect(BOARDS).toEqual(['slate', 'linen']));

for (const theme of ['light', 'dark'] as const) {
  describe.each(BOARDS)(`${theme}, %s`, (board) => {
    test.each(ON_BOARDS)('%s is seen on %s', (mark, ground, least) => {
      const both = contrast(token(mark, theme, board), token(ground, theme, board));
      expect(both).toBeGreaterThanOrEqual(least);
    });

    test('the name of a cell where a piece fits can be read', () => {
      const cell = token('cell', theme, board);
      const tinted = on(token('tint', theme, board), cell);
      expect(contrast(token('cell-name', theme, board), tinted)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(tinted, cell)).toBeGreaterThanOrEqual(1.35);
    });
  });

  test.each(READ)(`${theme}: %s is readable on %s`, (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(SEEN)(`${theme}: %s stands out from %s`, (mark, ground) => {
    expect(contrast(token(mark, theme), token(ground, theme))).toBeGreaterThanOrEqual(MARK);
  });

  test(`${theme}: a cell where a piece fits looks other, and its name can still be read`, () => {
    const cell = token('cell', theme);
    const tinted = on(token('tint', theme), cell);
    expect(contrast(token('cell-name', theme), tinted)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(tinted, cell)).toBeGreaterThanOrEqual(1.35);
  });
}
