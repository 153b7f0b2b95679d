/** A table as it is shown to a viewer: whose turn it is, what may be done, what is announced. */
import { isMove } from '../../parts/happened';
import { learnNames, nameOfChair } from '../../connection/titles.svelte';
import type { Answer, TableLink } from '../../connection/link.svelte';
import { movesOf } from '../../lib/legal';
import { settings } from '../../lib/settings.svelte';
import { isTall, watched } from '../../lib/screen.svelte';
import { explainAll } from '../../lib/telling';
import { t, tell } from '../../lib/words.svelte';
import { hear } from '../../story/hear';
import { pace } from '../../story/pace';
import { Story } from '../../story/story.svelte';
import type { Board, Cell, Move, Scene } from '../../types/board';
import type { DrawInfo, EndInfo, Said, Seen } from '../../types/service';
import { follow } from './following.svelte';
import { Laying } from './laying.svelte';
import { passedSince } from '../../parts/log';
import type { Told } from './unfolding';

/** Whether a device that is flat between two has room for a hand at both sides. */
const isRoomy = watched('(min-width: 37.5rem) and (min-height: 37.5rem)');

/** A table for those who only read it. */
export type ShownTable = Readonly<TableState>;

export class TableState {
  said = $state('');
  readonly laying: Readonly<Laying>;
  /** The table as it is shown, which follows what the service told. */
  readonly story: Story<Told>;
  /** Whose hand was asked for last, where several people with hidden hands share this device. */
  #opened: number | null = $state(null);
  #sayings = 0;

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
    follow(link, this.story, () => {
      const { handling, Chance } = this.board;
      const { move } = this.laying;
      const drafted = move && handling.key(move);
      return { handling, scene: this.scene, drafted, shows: Chance !== undefined };
    });
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
    () =>
      this.seat !== null && this.view.phase === 'playing' && !this.story.holds && !this.isCurtained,
  );
  /** Whether the hand of the player to move is covered until the device is in that hand. */
  isCurtained: boolean = $derived.by(() => {
    const { you, phase } = this.view;
    const isShared = this.about.hides === true && you.length > 1 && phase === 'playing';
    return isShared && this.seat !== null && this.seat !== this.#opened;
  });
  /** Whether two sit across from each other, with this device flat between them. */
  #isAcross: boolean = $derived.by(() => settings.across !== 'no' && this.view.you.length === 2);
  /** Whether each of them has a hand at their own side; else the whole table turns. */
  hasSides: boolean = $derived.by(() => this.#isAcross && settings.across === 'sides' && isRoomy());
  /** Whether the player to move sits on the other side of this device. */
  isTurned: boolean = $derived.by(() => {
    const { you, phase } = this.view;
    return this.#isAcross && phase === 'playing' && this.seat === you[1];
  });

  /** Moves and draws that stand: what was taken back is gone. */
  played: Seen[] = $derived.by(() => {
    const played: Seen[] = [];
    for (const one of this.events) {
      if (one.is === 'moved' || one.is === 'drew') played.push(one);
      if (one.is === 'took-back') played.splice(-(one.count ?? 0));
    }
    return played;
  });

  /** The moves since our own last one, or the last of all. */
  #fresh: Move[] = $derived.by(() => {
    const moved = this.played.filter(isMove);
    const own = moved.findLastIndex(
      ({ by }) => typeof by === 'number' && this.view.you.includes(by),
    );
    const since = own < 0 ? [] : moved.slice(own + 1);
    return (since.length ? since : moved.slice(-1)).map(({ move }) => move);
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
    last: this.#fresh.at(-1) ?? null,
    before: this.#fresh.slice(0, -1),
    growing: this.story.growing,
    tall: isTall(),
    score: this.view.score,
    breakdown: this.view.breakdown,
    winners: this.end?.winners ?? [],
    drawn: this.view.drawn ?? null,
    legal: this.legal,
  }));

  buttons = $derived.by(() =>
    this.myTurn ? this.board.handling.buttons(this.scene, this.legal) : [],
  );

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

  end: EndInfo | null = $derived.by(() => this.view.end ?? null);

  /** Whose turn it is, where what is to be done does not say so. */
  turn: string = $derived.by(() => {
    const told = this.view.told;
    if (this.view.phase === 'paused') return t('web-paused');
    return told?.turn && this.myTurn ? this.explain([told.turn]) : '';
  });

  /** Whose move is waited for though that person is not here; null if nobody's. */
  absent: number | null = $derived.by(() => {
    const { to_act: seat, you, chairs, phase } = this.view;
    if (phase !== 'playing' || typeof seat !== 'number' || you.includes(seat)) return null;
    const isGone = this.link.present?.seats[seat] === false && chairs[seat]?.kind !== 'computer';
    return isGone ? seat : null;
  });

  /** Why no move can be taken back now; empty if one can. */
  undoBarred: string = $derived.by(() => {
    const { by_hand: byHand, rated, you } = this.view;
    if (rated) return t('web-rated-no-undo');
    if (byHand) return this.played.length ? '' : t('web-undo-nothing');
    for (const { by } of this.played.toReversed()) {
      if (by === 'chance') return t('web-undo-chance');
      if (this.about.hides) return t('web-undo-hidden');
      if (typeof by === 'number' && you.includes(by)) return '';
    }
    return t('web-undo-nothing');
  });

  /** What is to be done now, by whom. */
  task: string = $derived.by(() => {
    if (this.absent !== null) return t('web-absent', { name: this.nameOf(this.absent) });
    if (this.isCurtained) return t('web-curtain', { name: this.nameOf(this.seat!) });
    const { task = [], turn } = this.view.told ?? {};
    return this.explain(this.myTurn ? task.filter(({ key }) => key !== turn?.key) : task);
  });

  /** What else helps with it. */
  more: string = $derived.by(() =>
    this.isCurtained ? '' : this.explain(this.view.told?.more ?? []),
  );

  /** What is to be done as a listener hears it: with what helps, until it is known. */
  taskSpoken: string = $derived.by(() =>
    this.view.told?.brief ? this.task : [this.task, this.more].filter(Boolean).join(' '),
  );

  /** The seats that were passed over since our own last move, and why. */
  passed: string = $derived.by(() =>
    this.view.phase === 'playing' ? this.explain(passedSince(this.played, this.view.you)) : '',
  );

  /** What is seen to happen right now. */
  happening: string = $derived.by(() => this.explain(this.story.act?.told ?? []));

  /** Why the piece in hand can't be used now, if so. */
  heldBarred: string = $derived.by(() => this.barred(this.laying.held));

  /**
   * Why a piece can't be used now; empty if it can. Pieces are announced by the names of their
   * kinds.
   */
  barred(piece: string | null): string {
    const told = this.view.told?.barred ?? {};
    const why = piece && (told[piece] ?? told[piece.split(' ')[0]!]);
    return why && !this.laying.usable.has(piece) ? this.explain([why]) : '';
  }

  /** Sentences with the names that people have here. */
  explain(told: readonly Said[], at?: number): string {
    return explainAll(told, (seat) => this.nameOf(seat, at));
  }

  /** A name that no other seat has: those who share one are numbered. */
  readonly nameOf = (seat: number, at = Infinity): string => {
    const { chairs } = this.view;
    const names = chairs.map((chair, one) => this.#sat(one, at) || nameOfChair(chair, one));
    const name = names[seat] ?? '';
    if (names.filter((one) => one === name).length < 2) return name;
    return `${name} ${names.slice(0, seat + 1).filter((one) => one === name).length}`;
  };

  /** The name on a seat when an event happened, if a computer has taken that seat since. */
  #sat(seat: number, at: number): string {
    const left = this.events.find((one) => one.is === 'replaced' && one.seat === seat);
    if (!left || left.seq <= at) return '';
    const sat = this.events.filter(
      (one) => one.is === 'sat' && one.seat === seat && one.seq < left.seq,
    );
    return sat.at(-1)?.name ?? '';
  }

  /** The player to move has the device, and looks. */
  openCurtain(): void {
    this.#opened = this.seat;
  }

  /** Have something announced. */
  say(text: string): void {
    this.#sayings++;
    this.said = this.said === text ? `${text}\u00a0` : text;
  }

  /** Announce what is being found out, unless something else is announced first. */
  async sayOnce(found: Promise<string>): Promise<void> {
    const saying = ++this.#sayings;
    const text = await found;
    if (saying === this.#sayings) this.say(text);
  }

  /** What the service says to a move that is not made. */
  attempt(move: Move): Promise<Answer> {
    return this.link.send({ type: 'try', move, ...this.own() });
  }

  cellName(cell: Cell): string {
    const { cellName, cellSaid } = this.board.handling;
    return cellSaid ? tell(cellSaid(this.scene, cell)) : cellName(this.scene, cell);
  }

  protected own(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat };
  }
}
