/** A study that is being written: one text, and where in it somebody is. Boards are read from it. */
import { MAIN } from '../model/notes';
import {
  blockOf,
  captioned,
  cut,
  marked,
  noted,
  pathOf,
  played,
  wiped,
  type Done,
  type Spot,
} from '../model/block';
import {
  chaptersOf,
  isBare,
  piecesOf,
  withoutChapter,
  withPiece,
  withTitle,
  type Chapter,
  type Piece,
} from '../model/pieces';

/** This number of steps back is kept. */
const MOST_STEPS = 300;
/** Milliseconds without a letter after which what is typed is another step. */
const PAUSE = 1200;

interface Kept {
  readonly text: string;
  readonly at: number;
  readonly spot: Spot;
  readonly chapter: number;
}

const keyOf = (lines: readonly string[], { variation, ply }: Spot): string =>
  [...lines, variation, ply].join('\n');

/** Where a piece of the text is among others. */
export const placeOf = (pieces: readonly Piece[], { line }: Piece): number =>
  pieces.findIndex((one) => one.line === line);

export const START: Spot = { variation: MAIN, ply: 0 };

export class Writing {
  text = $state('');
  /** Which of the boards is shown. */
  at = $state(0);
  spot: Spot = $state.raw(START);
  /** Which chapter is shown. */
  chapter = $state(0);
  #past: readonly Kept[] = $state.raw([]);
  #future: readonly Kept[] = $state.raw([]);
  /** What was typed last, and when: what follows at once is the same step. */
  #typed = { what: '', when: 0 };
  /** The place behind which the rules refuse what stands there. */
  #broken = '';

  constructor(text: string) {
    this.text = text;
    this.chapter = this.#firstChapter();
    this.spot = { variation: MAIN, ply: pathOf(this.block, MAIN).length };
    this.toChapter(this.chapter);
  }

  pieces: readonly Piece[] = $derived.by(() => piecesOf(this.text));
  chapters: readonly Chapter[] = $derived.by(() => chaptersOf(this.pieces));
  boards: readonly Piece[] = $derived.by(() => this.pieces.filter(({ isBoard }) => isBoard));
  board: Piece | null = $derived.by(() => this.boards[this.at] ?? null);
  lines: readonly string[] = $derived.by(() => this.board?.lines.slice(1, -1) ?? []);
  block = $derived.by(() => blockOf(this.lines));
  /** What can be gone to, with its number in all of the text. */
  tabs = $derived.by(() =>
    this.chapters
      .map((chapter, at) => ({ chapter, at }))
      .filter(({ chapter }) => !isBare(chapter) || this.chapters.length === 1),
  );
  shown: Chapter | null = $derived.by(() => this.chapters[this.chapter] ?? null);
  canUndo = $derived.by(() => this.#past.length > 0);
  canRedo = $derived.by(() => this.#future.length > 0);
  /** How long the line is that is followed. */
  length = $derived.by(() => pathOf(this.block, this.spot.variation).length);

  /** Give it another text; `what` is typed on with every letter. */
  change(text: string, where: Partial<Omit<Kept, 'text'>> = {}, what = ''): void {
    if (text !== this.text) {
      const now = Date.now();
      const goesOn = what && this.#typed.what === what && now - this.#typed.when < PAUSE;
      if (!goesOn) this.#past = [...this.#past, this.#kept()].slice(-MOST_STEPS);
      this.#future = [];
      this.#typed = { what, when: now };
      this.text = text;
    }
    this.#goTo(where);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#future = [...this.#future, this.#kept()];
    this.#past = this.#past.slice(0, -1);
    this.#back(last);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#past = [...this.#past, this.#kept()];
    this.#future = this.#future.slice(0, -1);
    this.#back(next);
  }

  /** Step to a place of the board that is shown, or of another one. */
  go(spot: Spot, at = this.at): void {
    this.#goTo({ spot, at });
  }

  step(ply: number): void {
    this.#goTo({ spot: { ...this.spot, ply: Math.max(0, Math.min(this.length, ply)) } });
  }

  /** What steps through the line, as a game does. */
  steps = $derived.by(() => ({
    ply: this.spot.ply,
    length: this.length,
    story: { isTelling: false },
    go: (ply: number) => this.step(ply),
  }));

  /** Show a chapter, and the first of its boards. */
  toChapter(at: number): void {
    this.chapter = Math.max(0, Math.min(this.chapters.length - 1, at));
    const first = this.shown?.pieces.find(({ isBoard }) => isBoard);
    const board = first ? placeOf(this.boards, first) : -1;
    if (board < 0) return;
    this.at = board;
    this.spot = { variation: MAIN, ply: pathOf(this.block, MAIN).length };
  }

  /** Take the chapter that is shown away; the one before it is shown. */
  removeChapter(): void {
    const { chapter } = this;
    this.change(withoutChapter(this.text, chapter));
    this.toChapter(Math.max(chapter - 1, this.#firstChapter()));
  }

  /** The chapter of a board, and that board with its last move. */
  toBoard(at: number): void {
    const board = this.boards[at];
    const chapter = this.chapters.findIndex(({ pieces }) => board && placeOf(pieces, board) >= 0);
    if (chapter >= 0) this.chapter = chapter;
    this.at = at;
    this.spot = { variation: MAIN, ply: pathOf(this.block, MAIN).length };
  }

  /** Where a line can't continue, what is played takes the place of what stands there. */
  play(event: string): string {
    const { lines, spot } = this;
    const isBroken = this.#broken === keyOf(lines, spot);
    const sound = isBroken ? cut(lines, { ...spot, ply: spot.ply + 1 }).lines : lines;
    this.#done(played(sound, spot, event));
    return '';
  }

  reach(ply: number): void {
    this.spot = { ...this.spot, ply };
    this.#broken = keyOf(this.lines, this.spot);
  }

  note(text: string): void {
    const { variation, ply } = this.spot;
    this.#done(noted(this.lines, this.spot, text), `note ${this.at} ${variation} ${ply}`);
  }

  mark(mark: string): void {
    this.#done(marked(this.lines, this.spot, mark));
  }

  wipe(): void {
    this.#done(wiped(this.lines, this.spot));
  }

  cut(): void {
    this.#done(cut(this.lines, this.spot));
  }

  caption(text: string): void {
    this.#done({ lines: captioned(this.lines, text), spot: this.spot }, `caption ${this.at}`);
  }

  /** The study is called otherwise. */
  title(text: string): void {
    this.change(withTitle(this.text, text), {}, 'title');
  }

  /** Give a piece of words others. */
  word(piece: Piece, text: string): void {
    const at = placeOf(this.pieces, piece);
    this.change(withPiece(this.text, at, text.split('\n')), {}, `words ${at}`);
  }

  /** The board of a line of the text, and the place that the line is about. */
  goToLine(line: number): void {
    const at = this.boards.findIndex(
      (one) => one.line <= line && line < one.line + one.lines.length,
    );
    if (at < 0) return;
    this.toBoard(at);
    const own = line - this.boards[at]!.line - 1;
    const { main, variations } = this.block;
    const number = variations.findLastIndex(({ from }) => from <= own);
    const found = variations[number] ?? main;
    const before = found.events.filter((one) => one.at <= own).length;
    const said = [...found.notes, ...found.marks].find((one) => one.at === own);
    const ply = (said?.ply ?? before) + (number < 0 ? 0 : found.after);
    this.spot = { variation: number, ply: Math.min(ply, pathOf(this.block, number).length) };
  }

  #done({ lines, spot }: Done, what = ''): void {
    const { board } = this;
    if (!board) return;
    const whole = [board.lines[0]!, ...lines, board.lines.at(-1)!];
    this.change(withPiece(this.text, placeOf(this.pieces, board), whole), { spot }, what);
  }

  #goTo({
    at = this.at,
    spot = this.spot,
    chapter = this.chapter,
  }: Partial<Omit<Kept, 'text'>>): void {
    this.at = Math.max(0, Math.min(at, this.boards.length - 1));
    const variation = spot.variation < this.block.variations.length ? spot.variation : MAIN;
    this.spot = { variation, ply: Math.min(spot.ply, pathOf(this.block, variation).length) };
    this.chapter = Math.min(chapter, this.chapters.length - 1);
  }

  #kept(): Kept {
    const { text, at, spot, chapter } = this;
    return { text, at, spot, chapter };
  }

  #back({ text, ...where }: Kept): void {
    this.text = text;
    this.#typed = { what: '', when: 0 };
    this.#goTo(where);
  }

  #firstChapter(): number {
    const first = this.chapters[0];
    return first && isBare(first) && this.chapters.length > 1 ? 1 : 0;
  }
}
