/** Playing at a table: what taps and keys do, what was refused, what is announced. */
import type { Board, Cell, Draft, Move, Scene } from '../boards/handling';
import { api, sentence, type DrawInfo } from '../lib/api';
import { movesOf } from '../lib/legal';
import type { Answer, TableLink } from '../lib/link.svelte';
import type { Illegal, Seen, Wish } from '../lib/live';
import { learnNames, nameOfChair } from '../lib/people.svelte';
import { isTall } from '../lib/screen.svelte';
import { settings } from '../lib/settings.svelte';
import { sound } from '../lib/sound';
import { explainAll, type Said } from '../lib/telling';
import { t, tell } from '../lib/words.svelte';
import { hear, pace } from '../story/pace';
import { Story } from '../story/story.svelte';
import { follow } from './following.svelte';
import { Laying } from './laying.svelte';
import { tellCell, tellPiece } from './listening';
import { passedSince } from './log';
import type { Told } from './unfolding';

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

/** Milliseconds that a pointer rests before it is told what would happen there. */
const WONDER = 350;

/** How a table came to its end. */
export interface EndInfo {
  how: string;
  winners: number[];
  seat: number | null;
}

export class Playing {
  cursor = $state.raw<Cell | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  /** What would come of laying the piece where it stands, once that was asked. */
  preview = $state.raw<Preview | null>(null);
  hinted = $state.raw<Cell[]>([]);
  /** What a score is counted from, lit on the board. */
  lit = $state.raw<readonly Cell[]>([]);
  /** A good move that lays nothing, for Enter to make. */
  suggested = $state.raw<Move | null>(null);
  notice = $state('');
  said = $state('');
  busy = $state(false);
  /** Whether somebody here wants to play again, and goes there when the table is ready. */
  wantsRematch = $state(false);
  readonly laying: Laying;
  /** The table as it is shown, which follows what the service told. */
  readonly story: Story<Told>;
  #sayings = 0;
  #wondering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly link: TableLink,
    readonly board: Board,
  ) {
    learnNames();
    this.story = new Story<Told>({ view: link.view!, events: link.events }, pace, hear);
    this.laying = new Laying(() => ({
      scene: this.scene,
      handling: this.board.handling,
      legal: this.legal,
    }));
    follow(this);
  }

  view = $derived.by(() => this.story.shown.view);
  events = $derived.by(() => this.story.shown.events);
  about = $derived.by(() => this.link.about!);
  legal: Move[] = $derived.by(() => (this.myTurn ? movesOf(this.view.legal) : []));
  seat: number | null = $derived.by(() =>
    typeof this.view.to_act === 'number' && this.view.you.includes(this.view.to_act)
      ? this.view.to_act
      : null,
  );
  /** Nobody is asked for a move before all that led to it was seen. */
  myTurn: boolean = $derived.by(
    () => this.seat !== null && this.view.phase === 'playing' && !this.story.holds,
  );

  /** How play stands, for programs that look at the page. */
  marks = $derived.by(() => ({
    'data-seq': this.view.seq,
    'data-phase': this.view.phase,
    'data-turn': this.myTurn && !this.busy ? 'mine' : 'other',
  }));

  /** Moves and draws that stand: what was taken back is gone. */
  played: Seen[] = $derived.by(() => {
    const played: Seen[] = [];
    for (const one of this.events) {
      if (one.is === 'moved' || one.is === 'drew') played.push(one);
      if (one.is === 'took-back') played.splice(-(one.count ?? 0));
    }
    return played;
  });

  scene: Scene = $derived.by(() => ({
    game: this.about.game,
    options: this.about.options,
    pieces: this.about.pieces,
    seats: this.view.chairs.length,
    position: this.view.position,
    snakes: this.view.snakes ?? [],
    seat: this.view.seat,
    toAct: this.view.to_act,
    last: (this.played.findLast((one) => one.is === 'moved')?.move as Move | undefined) ?? null,
    growing: this.story.growing,
    tall: isTall(),
    score: this.view.score,
    breakdown: this.view.breakdown,
    drawn: this.view.drawn ?? null,
    legal: this.legal,
  }));

  buttons = $derived.by(() =>
    this.myTurn ? this.board.handling.buttons(this.scene, this.legal) : [],
  );

  variants = $derived.by(() => {
    const { draft, pinned } = this.laying;
    if (!draft || !pinned || !this.board.handling.variants) return [];
    return this.board.handling.variants(this.scene, draft, this.legal);
  });

  /** Whether other people sit here. */
  others: boolean = $derived.by(
    () =>
      this.view.chairs.filter((chair) => chair.kind !== 'computer').length > this.view.you.length,
  );
  /** Whether there is anybody to talk to. */
  hasCompany: boolean = $derived.by(() => {
    const { chairs, you } = this.view;
    const isPerson = chairs.some(({ kind }, seat) => kind !== 'computer' && !you.includes(seat));
    return isPerson || Boolean(this.link.present?.watching);
  });

  /** What chance may have done in front of those who sit here, for them to tell. */
  draws: readonly DrawInfo[] = $derived.by(() =>
    this.view.you.length && !this.story.holds ? (this.view.draws ?? []) : [],
  );

  end: EndInfo | null = $derived.by(() => (this.view.end as EndInfo | null | undefined) ?? null);

  /** Whose turn it is, where what is to be done does not say so. */
  turn: string = $derived.by(() => {
    const told = this.view.told;
    if (this.view.phase === 'paused') return t('web-paused');
    return told?.turn && this.myTurn ? this.explain([told.turn]) : '';
  });

  /** What is to be done now, by whom. */
  task: string = $derived.by(() => {
    const { task = [], turn } = this.view.told ?? {};
    return this.explain(this.myTurn ? task.filter(({ key }) => key !== turn?.key) : task);
  });

  /** Who was passed over since our own last move, and why. */
  passed: string = $derived.by(() =>
    this.view.phase === 'playing' ? this.explain(passedSince(this.played, this.view.you)) : '',
  );

  /** What is seen to happen right now. */
  happening: string = $derived.by(() => this.explain(this.story.act?.told ?? []));

  /** Why the piece in hand can't be used now, if so. */
  heldBarred: string = $derived.by(() => this.barred(this.laying.held));

  /** Why a piece can't be used now; empty if it can. Pieces are told by the names of their kinds. */
  barred(piece: string | null): string {
    const told = this.view.told?.barred ?? {};
    const why = piece && (told[piece] ?? told[piece.split(' ')[0]!]);
    return why && !this.laying.usable.has(piece) ? this.explain([why]) : '';
  }

  /** Sentences with the names that people have here. */
  explain(told: readonly Said[]): string {
    return explainAll(told, this.nameOf);
  }

  /** A name that no other seat has: who is called like another is told by the seat's own name. */
  readonly nameOf = (seat: number): string => {
    const { chairs } = this.view;
    const names = chairs.map((chair, at) => nameOfChair(chair, at));
    const name = names[seat] ?? '';
    if (names.filter((one) => one === name).length < 2) return name;
    return t('web-name-at', { name, seat: chairs[seat]?.title ?? '' });
  };

  /** Have something announced. */
  say(text: string): void {
    this.#sayings++;
    this.said = this.said === text ? `${text}\u00a0` : text;
  }

  /** Announce what is being found out, unless something else is said first. */
  async sayOnce(found: Promise<string>): Promise<void> {
    const saying = ++this.#sayings;
    const text = await found;
    if (saying === this.#sayings) this.say(text);
  }

  /** Ask for another game of the same people. */
  rematch(): void {
    this.wantsRematch = true;
    void this.command({ type: 'ask', what: 'rematch' });
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
    if (!this.myTurn) return;
    this.laying.point(cell);
    clearTimeout(this.#wondering);
    this.preview = null;
    if (cell && !this.laying.pinned)
      this.#wondering = setTimeout(() => void this.wonder(cell), WONDER);
  }

  /** Say what the piece in hand would do on a cell, or why it may not, before it is laid. */
  async wonder(cell: Cell | null): Promise<void> {
    const { laying } = this;
    if (!cell || !this.myTurn) return;
    laying.point(cell);
    const { move } = laying;
    if (!move) return;
    const answer = await this.attempt(move);
    if (answer.type !== 'verdict' || laying.move !== move) return;
    const { legal, illegal, told } = answer;
    const text = this.explain(illegal ? [illegal] : told);
    this.preview = { legal, text, cells: (!legal && illegal?.cells) || [] };
  }

  /** A tap on a cell: move the draft there, lay it, or confirm it. */
  tap(cell: Cell, touch: boolean): void {
    this.cursor = cell;
    if (this.story.skip() && !this.myTurn) return;
    if (!this.myTurn || !this.laying.draft) return tellCell(this, cell);
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

  /** Lay the piece in hand on a cell, turned so that it fits if it does in any way. */
  lay(cell: Cell, pinFirst: boolean): void {
    const { laying } = this;
    laying.pinned = false;
    laying.more = null;
    laying.point(cell);
    if (laying.fits === false) {
      const turned = laying.fittingTurn(cell);
      if (turned) {
        laying.take(turned);
        return tellPiece(this);
      }
      laying.pin(cell);
      return void this.ask();
    }
    laying.pin(cell);
    if (!pinFirst && this.variants.length < 2) void this.confirm();
    else this.say(t('web-pinned', { cell: this.cellName(cell) }));
  }

  /** Ask the service why a move, such as the one that the draft stands for, does not fit. */
  async ask(move: Move | null = this.laying.move): Promise<void> {
    if (move) this.answered(await this.attempt(move));
  }

  /** What the service says to a move that is not made. */
  attempt(move: Move): Promise<Answer> {
    return this.link.send({ type: 'try', move, ...this.#own() });
  }

  /** Make the move that the draft stands for. */
  async confirm(): Promise<void> {
    const { move } = this.laying;
    if (move) await this.make(move);
  }

  async make(move: Move): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const wish: Wish = { type: 'move', after: this.view.seq, move, ...this.#own() };
    const answer = await this.link.send(wish);
    this.busy = false;
    if (answer.type === 'ack') {
      this.forget();
      this.laying.lift();
      sound('lay');
    } else this.answered(answer);
  }

  async command(wish: Wish): Promise<void> {
    this.forget();
    this.answered(await this.link.send(wish));
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

  /** Show a good move and give it; null if none was to be had. */
  async hint(): Promise<Move | null> {
    this.forget();
    this.busy = true;
    try {
      const { move, said } = await api.hint(this.link.id);
      this.suggest(move as Move);
      this.notice = t('web-hint-is', { move: this.explain([said]) });
      this.say(this.notice);
      return move as Move;
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

  cellName(cell: Cell): string {
    const { cellName, cellSaid } = this.board.handling;
    return cellSaid ? tell(cellSaid(this.scene, cell)) : cellName(this.scene, cell);
  }

  #own(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat };
  }
}
