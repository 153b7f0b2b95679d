/** The text of a study: its title, and blocks for its boards (docs/decisions/0055-studies.md). */
import type { Start } from '../lib/start';

const FENCE = '```';

/** The first heading. */
export function titleOf(text: string): string {
  const heading = /^#{1,3} +(.+?) *#*$/m.exec(text)?.[1] ?? '';
  return heading.replaceAll(/[*_`]/g, '').slice(0, 120);
}

const block = (lines: readonly string[]): string =>
  [`${FENCE}serpentry`, ...lines.filter(Boolean), FENCE].join('\n');

/** An option's value as records write it. */
function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A position that was set up by hand. */
export function positionBlock(game: string, { seats, options, laid, turn }: Start): string {
  const chosen = Object.entries(options).map(
    ([name, value]) => `option ${name}: ${valueText(value)}`,
  );
  const set = laid.map((line) => `set ${line}`);
  return block([`game: ${game}`, `seats: ${seats}`, ...chosen, ...set, `turn: ${turn}`]);
}

/** The lines of a record that a board needs. */
const boardLines = (record: string): string[] => {
  const [, ...lines] = record.split('\n').map((line) => line.trim());
  return lines.filter((line) => line && !/^(#|tag |result:)/.test(line));
};

/** A recorded game, with a line below the board. */
export const blockOfRecord = (record: string, caption = ''): string =>
  block([...boardLines(record), caption && `caption: ${caption}`]);

/** A note on a game after a number of steps. */
export interface Remark {
  readonly ply: number;
  readonly text: string;
}

/** A recorded game, shown after a number of steps, with what is drawn there and with notes. */
export function recordBlock(
  record: string,
  ply: number,
  marks: readonly string[],
  remarks: readonly Remark[] = [],
): string {
  const drawn = marks.length ? [`mark ${ply}: ${marks.join('; ')}`] : [];
  const said = remarks.map(({ ply, text }) => `note ${ply}: ${text.replaceAll(/\s+/g, ' ')}`);
  return block([...boardLines(record), `show: ${ply}`, ...drawn, ...said]);
}

/** A game that has not begun. */
export const newBlock = (game: string, seats: number): string =>
  block([`game: ${game}`, `seats: ${seats}`]);

/** A study with one more board. */
export const withBlock = (text: string, board: string): string =>
  `${text.trimEnd()}\n\n${board}\n`.trimStart();
