/** The text of a study as pieces: words, and blocks that are boards. Together they are the text. */

/** How a chapter begins. */
const CHAPTER = /^## +(.*?) *#*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})([^`]*)$/;
const BLOCK = 'serpentry';

export interface Piece {
  /** Where it begins in the text, from 1. */
  readonly line: number;
  /** Of a board, with the two that open and close it. */
  readonly lines: readonly string[];
  readonly isBoard: boolean;
}

export interface Chapter {
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** Whether it stands before the first that has a title of its own. */
  readonly isHead: boolean;
}

/** The line that closes a block; behind the last if none does. */
function endOf(lines: readonly string[], start: number, fence: string): number {
  const closes = new RegExp(`^ {0,3}${fence[0]!}{${fence.length},}[ \\t]*$`);
  const end = lines.findIndex((line, at) => at > start && closes.test(line));
  return end < 0 ? lines.length : end;
}

export function piecesOf(text: string): Piece[] {
  const lines = text.split('\n');
  const pieces: Piece[] = [];
  let from = 0;
  const close = (until: number, isBoard = false): void => {
    if (until > from) pieces.push({ line: from + 1, lines: lines.slice(from, until), isBoard });
    from = until;
  };
  for (let at = 0; at < lines.length; at++) {
    const [, fence, about = ''] = FENCE.exec(lines[at]!) ?? [];
    if (!fence) {
      if (CHAPTER.test(lines[at]!)) close(at);
      continue;
    }
    const end = endOf(lines, at, fence);
    if (about.trim() === BLOCK && end < lines.length) {
      close(at);
      close(end + 1, true);
    }
    at = end;
  }
  close(lines.length);
  return pieces;
}

export const textOf = (pieces: readonly Pick<Piece, 'lines'>[]): string =>
  pieces.flatMap(({ lines }) => lines).join('\n');

/** The chapters; words before the first count as one only if there is more than the title. */
export function chaptersOf(pieces: readonly Piece[]): Chapter[] {
  const chapters: { title: string; pieces: Piece[]; isHead: boolean }[] = [];
  for (const piece of pieces) {
    const title = piece.isBoard ? undefined : CHAPTER.exec(piece.lines[0]!)?.[1];
    if (title !== undefined) chapters.push({ title, pieces: [piece], isHead: false });
    else if (chapters.length) chapters.at(-1)!.pieces.push(piece);
    else chapters.push({ title: '', pieces: [piece], isHead: true });
  }
  return chapters;
}

/** Whether there is nothing in it but the title of the study. */
export const isBare = ({ isHead, pieces }: Chapter): boolean =>
  isHead &&
  pieces.every(({ isBoard, lines }) => !isBoard && lines.every((one) => /^(# .*|\s*)$/.test(one)));

/** The text with a chapter at the place of another; what stands before all stays there. */
export function withMoved(text: string, from: number, to: number): string {
  const chapters = chaptersOf(piecesOf(text));
  const [moved] = chapters.splice(from, 1);
  if (!moved || moved.isHead || (!chapters[to - 1] && to > 0)) return text;
  if (to === 0 && chapters[0]?.isHead) return text;
  chapters.splice(to, 0, moved);
  return joined(chapters);
}

/** The text without a chapter. */
export const withoutChapter = (text: string, at: number): string =>
  joined(chaptersOf(piecesOf(text)).toSpliced(at, 1));

/** Chapters as a text: a line is free between two. */
function joined(chapters: readonly Chapter[]): string {
  const texts = chapters.map(({ pieces }) => textOf(pieces).trimEnd());
  return `${texts.join('\n\n')}\n`;
}

/** The text with other words at the place of a piece; nothing at all takes it away. */
export function withPiece(text: string, at: number, lines: readonly string[]): string {
  const pieces = piecesOf(text);
  const others: Pick<Piece, 'lines'>[] = [...pieces];
  others.splice(at, 1, { lines });
  return textOf(others);
}

/** The text with another title: its first line if that is one, or before all. */
export function withTitle(text: string, title: string): string {
  const line = `# ${title.replaceAll(/\s+/g, ' ')}`;
  return /^# .*|^#$/.test(text) ? text.replace(/^#.*/, () => line) : `${line}\n\n${text}`;
}
