/** The lines of a study as records, one after the other: every board, and each of its variations. */
import { blockOf, type PlayedLine } from '../model/block';
import { piecesOf } from '../model/pieces';

const FIRST = 'serpentry record 1';

const events = (line: PlayedLine): string[] => line.events.map(({ text }) => text);

function record(head: string, title: string, moves: readonly string[]): string {
  const comment = title && `# ${title}`;
  return [FIRST, ...[comment, head].filter(Boolean), '', ...moves, '', 'result: open', ''].join(
    '\n',
  );
}

/** The records of a board's lines; what a study says beside them is not in them. */
function recordsOfBoard(lines: readonly string[]): string[] {
  const { head, caption, main, variations } = blockOf(lines);
  const played = events(main);
  return [
    record(head, caption, played),
    ...variations.map((one) =>
      record(head, one.title || caption, [...played.slice(0, one.after), ...events(one)]),
    ),
  ];
}

export const recordsOf = (text: string): string =>
  piecesOf(text)
    .filter(({ isBoard }) => isBoard)
    .flatMap(({ lines }) => recordsOfBoard(lines.slice(1, -1)))
    .join('\n');
