/** Somebody at a puzzle: what was tried, the defence's answers, hints, and why a move is wrong. */
import type { Move } from '../types/board';
import { Analysis } from '../connection/analysis/analysis.svelte';
import { t, tell } from '../lib/words.svelte';
import type { Playing } from '../table/play/playing.svelte';
import type { Report } from '../types/service';
import { isMeasured, type Behind, type Puzzle } from './pack';

/** Milliseconds before the defence answers. */
const PAUSE = 600;
/** Seconds to look for what is wrong with a move; endings are proved sooner. */
const SECONDS = 4;
/** A piece, one of its cells, the whole move. */
const DEGREES = 3;

/** A move of the line, as the service reads it, with the move in words. */
interface Meant {
  readonly text: string;
  readonly move: Move;
  readonly told: string;
}

export class Solver {
  /** How much was given away of the move to be found. */
  degree = $state(0);
  /** Whether a wrong move was made, or help taken, since the puzzle was begun. */
  erred = $state(false);
  isLooking = $state(false);
  /** What the solver gets after a wrong move: 0 nothing, 0.5 a draw; null while nobody asked. */
  gets = $state<number | null>(null);
  /** Why nothing is shown of what somebody asked for. */
  trouble = $state('');
  /** Whether somebody asked what is better than a measured move. */
  isTold = $state(false);
  /** Whether moves are being taken back. */
  returning = $state(false);
  /** What follows a wrong move or the last right one, and is still to be shown. */
  refutation = $state.raw<readonly Move[]>([]);

  /** The move of the line that is to be made next, or was when it was left. */
  meant = $state.raw<Meant | null>(null);

  /** After how many moves the last one was asked to be taken back. */
  #undone = -1;

  /** Whether the puzzle is measured: one move, and each of those that are as good will do. */
  readonly isMeasured: boolean;
  /** The number of moves that are to be made, counting the answers to them. */
  readonly length: number;

  constructor(
    readonly playing: Playing,
    readonly puzzle: Puzzle,
  ) {
    this.isMeasured = isMeasured(puzzle);
    this.length = this.isMeasured ? 1 : puzzle.line.length;
  }

  /** What was written since the puzzle began. */
  made: string[] = $derived.by(() => {
    const count = this.playing.view.ply - this.puzzle.moves.length;
    const texts = this.playing.played.map((one) => one.text ?? '');
    return count > 0 ? texts.slice(-count) : [];
  });
  /** The moves that solve it, in words. */
  told: string = $derived.by(() => {
    const { played, view } = this.playing;
    const first = played.length - (view.ply - this.puzzle.moves.length);
    const line = played.slice(first, first + this.length);
    return this.playing.explain(line.flatMap((one) => one.told ?? []));
  });
  /** Where the moves left the line; -1 if they did not. */
  left: number = $derived.by(() => this.made.findIndex((text, at) => !this.#isRight(text, at)));
  isWrong: boolean = $derived.by(() => this.left >= 0 && this.left < this.length);
  isSolved: boolean = $derived.by(() => !this.isWrong && this.made.length >= this.length);
  isOver: boolean = $derived.by(() => this.playing.view.phase === 'over');
  #isMine: boolean = $derived.by(() => this.playing.seat === this.puzzle.seat);
  /** Whether a move is to be found now. */
  isAsked: boolean = $derived.by(() => !this.isWrong && !this.isSolved && this.#isMine);

  /** How far the move that was made is behind, where that was measured and somebody asked. */
  behind: Behind | null = $derived.by(() =>
    this.isTold ? (this.puzzle.rivals.get(this.made[0] ?? '') ?? this.#least) : null,
  );

  /** How far a move is behind at least that the puzzle doesn't name. */
  get #least(): Behind {
    return { low: Number(this.puzzle.goal), high: null };
  }

  #isRight(text: string, at: number): boolean {
    return this.isMeasured && at === 0 ? this.puzzle.line.includes(text) : text === this.#line(at);
  }

  #line(at: number): string {
    return this.puzzle.line[at] ?? '';
  }

  /** Take back, show what follows, or let the defence answer; gives how to stop it. */
  goOn(): (() => void) | undefined {
    if (this.returning) return this.#goBack();
    if (!this.playing.myTurn) return undefined;
    const isShown = this.isWrong || this.isSolved;
    const next = isShown ? this.refutation[0] : this.#next()?.move;
    return next && (isShown || !this.#isMine) ? this.#again(next) : undefined;
  }

  /** The move that the line continues with, once the service has read it. */
  #next(): Meant | null {
    const text = this.#line(this.made.length);
    if (this.meant?.text === text) return this.meant;
    void this.#read(text);
    return null;
  }

  async #read(text: string): Promise<void> {
    const { link } = this.playing;
    const answer = await link.send({ type: 'read', text });
    if (answer.type !== 'meant' || text !== this.#line(this.made.length)) return;
    const told = this.playing.explain([answer.said]);
    this.meant = { text, move: answer.move, told };
  }

  async #make(move: Move): Promise<void> {
    if (this.playing.busy) return;
    await this.playing.make(move);
    if (move === this.refutation[0]) this.refutation = this.refutation.slice(1);
  }

  #goBack(): (() => void) | undefined {
    if (!this.isWrong) {
      this.returning = false;
      return undefined;
    }
    const undo = (): void => void this.#undo();
    undo();
    return every(undo);
  }

  /** Take one move back, once: a second question takes back what belongs to the puzzle. */
  async #undo(): Promise<void> {
    const { ply } = this.playing.view;
    if (this.#undone === ply) return;
    this.#undone = ply;
    await this.playing.command({ type: 'ask', what: 'undo' });
    if (this.playing.notice) this.#undone = -1; // refused: to be asked again
  }

  #again(next: Move): () => void {
    return every(() => void this.#make(next));
  }

  /** Try again from where the moves left the line. */
  tryAgain(): void {
    this.gets = null;
    this.trouble = '';
    this.refutation = [];
    this.#undone = -1;
    this.returning = true;
  }

  /** Show what is wrong with the move: the best that follows it, made on the board. */
  async showWhy(): Promise<void> {
    if (this.isMeasured) {
      this.isTold = true;
      return;
    }
    const report = await this.#look();
    if (!report || !this.isWrong) return;
    this.gets = report.values[this.puzzle.seat] ?? null;
    this.refutation = report.best[0]!.moves;
  }

  /** Show what proves it: the best that both sides can do from here, made on the board. */
  async playOut(): Promise<void> {
    const report = await this.#look();
    if (report && this.isSolved) this.refutation = report.best[0]!.moves;
  }

  async #look(): Promise<Report | null> {
    const { link, view } = this.playing;
    const analysis = new Analysis(link.id, view.ply);
    this.isLooking = true;
    this.trouble = '';
    await analysis.look(view.ply, SECONDS);
    this.isLooking = false;
    const report = analysis.reports.get(view.ply);
    if (report?.best[0]) return report;
    this.trouble = analysis.trouble || t('web-went-wrong');
    return null;
  }

  /** Give away a little more: the piece, one of its cells, the whole move. */
  hint(): void {
    const { playing, meant } = this;
    if (!meant) return;
    const { handling } = playing.board;
    const draft = handling.draft(playing.scene, meant.move);
    this.erred = true;
    // A move that places nothing, such as to pass, has nothing to be shown by degrees.
    this.degree = draft ? Math.min(DEGREES, this.degree + 1) : DEGREES;
    playing.forget();
    if (!draft || this.degree === DEGREES) {
      playing.suggest(meant.move);
      playing.notify(t('web-puzzle-hint-is', { move: meant.told }));
      return;
    }
    const cells = handling.cellsOf(playing.scene, meant.move);
    playing.laying.take({ ...draft, turn: 0, flipped: false, cell: null, more: null });
    playing.mark(this.degree === 1 ? [] : cells.slice(0, 1));
    const piece = playing.laying.tray.find((one) => one.id === draft.piece);
    const facts = { piece: piece ? tell(piece.name) : '', cell: playing.cellName(cells[0]!) };
    const extent = this.degree === 1 ? 'piece' : cells.length === 1 ? 'place' : 'part';
    playing.notify(t('web-puzzle-hint-told', { extent, ...facts }));
  }
}

/** Do something again and again; gives how to stop it. */
function every(act: () => void): () => void {
  const timer = setInterval(act, PAUSE);
  return () => clearInterval(timer);
}
