/** The lines of a study as records, one after the other: every board, and each of its variations. */
import type { Part } from '../model/asking';
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

/** The head of a board with what it left out as usual. */
function wholeHead(head: string, { players, history }: NonNullable<Part['board']>): string {
  const usual = [`rules: ${history.rules}`, `seats: ${players.length}`];
  const named = new Set(head.split('\n').map((line) => line.split(':')[0]));
  return [head, ...usual.filter((line) => !named.has(line.split(':')[0]!))].join('\n');
}

/** The records of a board's lines; what a study says beside them is not in them. */
function recordsOfBoard(lines: readonly string[], board: NonNullable<Part['board']>): string[] {
  const { head: given, caption, main, variations } = blockOf(lines);
  const head = wholeHead(given, board);
  const played = events(main);
  return [
    record(head, caption, played),
    ...variations.map((one) =>
      record(head, one.title || caption, [...played.slice(0, one.after), ...events(one)]),
    ),
  ];
}

/** Boards that the rules can't read at all are left out. */
export function recordsOf(text: string, parts: readonly Part[]): string {
  const boards = new Map(parts.map(({ line, board }) => [line, board]));
  return piecesOf(text)
    .flatMap(({ line, lines, isBoard }) => {
      const board = isBoard ? boards.get(line) : null;
      return board ? recordsOfBoard(lines.slice(1, -1), board) : [];
    })
    .join('\n');
}
