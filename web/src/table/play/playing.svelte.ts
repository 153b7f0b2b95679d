/** Playing at a table: what taps and keys do, what was refused, what is announced. */
import { api, sentence } from '../../connection/api';
import type { Answer } from '../../connection/link.svelte';
import { settings } from '../../lib/settings.svelte';
import { sound } from '../../lib/sound';
import { t } from '../../lib/words.svelte';
import type { Cell, Draft, Move, MoveButton } from '../../types/board';
import type { Illegal, Wish } from '../../types/service';
import { isRematch } from './ending';
import { hintWords } from './hints';
import { tellCell, tellPiece } from './listening';
import { TableState } from './state.svelte';

export interface WhyNot {
  text: string;
  illegal: Illegal | null;
  cells: Cell[];
}

/** What would come of a move. */
export interface Preview {
  legal: boolean;
  text: string;
  cells: Cell[];
}

/** Milliseconds that a pointer rests before it is shown what would happen there. */
const WONDER = 350;

class OwnPlaying extends TableState {
  cursor = $state.raw<Cell | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  /** What would come of laying the piece where it stands, once that was asked. */
  preview = $state.raw<Preview | null>(null);
  hinted = $state.raw<readonly Cell[]>([]);
  /** What a score is counted from, lit on the board. */
  lit = $state.raw<readonly Cell[]>([]);
  /** A good move that places nothing, for Enter to make. */
  suggested = $state.raw<Move | null>(null);
  notice = $state('');
  busy = $state(false);
  /** Whether nothing is to be played here, even if it is our turn: a puzzle is solved or shown. */
  isShownOnly = $state(false);
  /** Whether somebody here wants to play again, and goes there when the table is ready. */
  wantsRematch = $state(false);
  #wondering: ReturnType<typeof setTimeout> | undefined;

  /** How play stands, for programs that look at the page. */
  marks = $derived.by(() => ({
    'data-seq': this.view.seq,
    'data-phase': this.view.phase,
    'data-turn': this.myTurn && !this.busy ? 'mine' : 'other',
  }));

  /** Whether somebody here is to make a move. */
  isAsked: boolean = $derived.by(() => this.myTurn && !this.isShownOnly);

  /** What the board shows of it. */
  stage = $derived.by(() => ({
    board: this.board,
    scene: this.scene,
    legal: this.legal,
    draft: this.isAsked ? this.laying.draft : null,
    fits: this.laying.fits,
    places: settings.places && this.isAsked ? this.laying.places : [],
    otherPlaces: settings.places && this.isAsked ? this.laying.otherPlaces : [],
    wrong: this.whyNot?.cells ?? this.preview?.cells ?? [],
    marked: this.hinted,
    cursor: this.cursor,
    story: this.story,
  }));

  variants = $derived.by(() => {
    const { draft, pinned } = this.laying;
    if (!draft || !pinned || !this.board.handling.variants) return [];
    return this.board.handling.variants(this.scene, draft, this.legal);
  });

  /** What is there is only to be seen from now on, or to be played again. */
  showOnly(is: boolean): void {
    this.isShownOnly = is;
  }

  /** Ask for another game of the same people, in seats as agreed, the same ones, or the next. */
  rematch(what: string): void {
    this.wantsRematch = true;
    void this.command({ type: 'ask', what });
  }

  /** Nobody goes to a table that won't be made. */
  giveUpRematch(): void {
    this.wantsRematch = false;
  }

  /** Say yes or no to what somebody at the table asks for. */
  reply(what: string, yes: boolean): void {
    if (isRematch(what)) this.wantsRematch = yes;
    void this.command({ type: 'answer', what, yes });
  }

  /** Go to a cell by keys. */
  walkTo(cell: Cell): void {
    this.goTo(cell);
    this.suggested = null;
    this.point(cell);
  }

  goTo(cell: Cell | null): void {
    this.cursor = cell;
  }

  /** Mark cells on the board as a hint does. */
  mark(cells: readonly Cell[]): void {
    this.hinted = cells;
  }

  /** Light up what a score is counted from. */
  light(cells: readonly Cell[]): void {
    this.lit = cells;
  }

  /** Show a notice, and say it. */
  notify(text: string): void {
    this.notice = text;
    this.say(text);
  }

  /**
   * The next or the last of the moves that place nothing, for Enter to make; undefined if there is
   * none.
   */
  offerButton(stride: number): MoveButton | undefined {
    const { handling } = this.board;
    const key = this.suggested && handling.key(this.suggested);
    const at = this.buttons.findIndex(({ move }) => handling.key(move) === key);
    const next = this.buttons.at(at < 0 ? 0 : (at + stride) % this.buttons.length);
    this.suggested = next?.move ?? null;
    return next;
  }

  forget(): void {
    clearTimeout(this.#wondering);
    this.preview = null;
    this.whyNot = null;
    this.hinted = [];
    this.suggested = null;
    this.notice = '';
  }

  point(cell: Cell | null): void {
    if (!this.isAsked) return;
    this.laying.point(cell);
    clearTimeout(this.#wondering);
    this.preview = null;
    if (cell && !this.laying.pinned)
      this.#wondering = setTimeout(() => void this.wonder(cell), WONDER);
  }

  /** Say what the piece in hand would do on a cell, or why it may not, before it is placed. */
  async wonder(cell: Cell | null): Promise<void> {
    const { laying } = this;
    if (!cell || !this.isAsked) return;
    laying.point(cell);
    const { move } = laying;
    if (!move) return;
    const answer = await this.attempt(move);
    if (answer.type !== 'verdict' || laying.move !== move) return;
    const { legal, illegal, told } = answer;
    const text = this.explain(illegal ? [illegal] : told);
    this.preview = { legal, text, cells: (!legal && illegal?.cells) || [] };
  }

  /** A tap on a cell: move the draft there, place it, or confirm it. */
  tap(cell: Cell, touch: boolean): void {
    this.cursor = cell;
    if (this.story.skip() && !this.myTurn) return;
    if (!this.isAsked || !this.laying.draft) return tellCell(this, cell);
    const { laying } = this;
    this.forget();
    if (laying.pinned && laying.draft?.cell) {
      const touched = this.board.handling.touch?.(this.scene, laying.draft, cell);
      if (touched) return laying.take(touched);
      const covers = this.board.handling.covers(this.scene, laying.draft).map(String);
      if (covers.includes(String(cell))) return void this.confirm();
    }
    this.lay(cell, settings.confirm === 'always' || (touch && settings.confirm === 'touch'));
  }

  /** Place the piece in hand on a cell, turned so that it fits if it does in any way. */
  lay(cell: Cell, pinFirst: boolean): void {
    const { laying } = this;
    laying.lift();
    laying.point(cell);
    if (laying.fits === false) {
      const turned = laying.fittingTurn(cell);
      if (turned) {
        laying.take(turned);
        void this.wonder(cell);
        return tellPiece(this);
      }
      laying.pin(cell);
      return void this.ask();
    }
    laying.pin(cell);
    if (!pinFirst && this.variants.length < 2) void this.confirm();
    else {
      this.say(t('web-pinned', { cell: this.cellName(cell) }));
      void this.wonder(cell);
    }
  }

  /** Ask the service why a move, such as the one that the draft stands for, does not fit. */
  async ask(move: Move | null = this.laying.move): Promise<void> {
    if (move) this.answered(await this.attempt(move));
  }

  /** Make the move that the draft stands for. */
  async confirm(): Promise<void> {
    const { move } = this.laying;
    if (move) await this.make(move);
  }

  async make(move: Move): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const wish: Wish = { type: 'move', after: this.view.seq, move, ...this.own() };
    const answer = await this.link.send(wish);
    this.busy = false;
    if (answer.type === 'ack') {
      this.forget();
      this.laying.lift();
      sound('lay');
    } else this.answered(answer);
  }

  /** Take the last own move back, or hear why that can't be. */
  undo(): void {
    if (this.undoBarred) this.notify(this.undoBarred);
    else void this.command({ type: 'ask', what: 'undo' });
  }

  async command(wish: Wish): Promise<Answer> {
    this.forget();
    const answer = await this.link.send(wish);
    this.answered(answer);
    return answer;
  }

  answered(answer: Answer): void {
    if (answer.type === 'stale') this.notice = t('web-stale');
    const illegal = 'illegal' in answer ? answer.illegal : null;
    if (answer.type === 'refused' || (answer.type === 'verdict' && !answer.legal)) {
      const refused = 'text' in answer ? answer.text : '';
      const text = illegal ? this.explain([illegal]) : refused;
      this.whyNot = { text, illegal, cells: illegal?.cells ?? [] };
      this.say(text);
      sound('refused');
    }
  }

  /** Show a good move and give it; null if none was available. */
  async hint(): Promise<Move | null> {
    this.forget();
    this.busy = true;
    this.notice = t('web-hint-sought');
    try {
      const { move, said, guess, chance, verdict } = await api.hint(this.link.id);
      this.suggest(move);
      const proved = verdict && this.explain([verdict.told]);
      this.notify(hintWords(this.explain([said]), guess, chance, proved));
      return move;
    } catch (error) {
      this.notice = sentence(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Show a good move so that Enter makes it, wherever the cursor was. */
  suggest(move: Move): void {
    const draft = this.board.handling.draft(this.scene, move);
    if (draft) this.choose(draft);
    else this.laying.lift();
    this.suggested = draft ? null : move;
    this.hinted = this.board.handling.cellsOf(this.scene, move);
  }

  choose(draft: Draft): void {
    this.forget();
    this.laying.take(draft);
    this.cursor = draft.cell;
  }
}

/** Playing for everybody else: what happens to it, its methods say. */
export type Playing = Readonly<OwnPlaying>;
export const Playing: new (...at: ConstructorParameters<typeof OwnPlaying>) => Playing = OwnPlaying;
