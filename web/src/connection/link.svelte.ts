/**
 * One table, at the service or at home. Nothing that was acknowledged is lost: after any gap the link asks for
 * what it missed by number, and sends unanswered commands again under their first ids.
 */
import type {
  TableView,
  Changes,
  Illegal,
  Present,
  Refused,
  Seen,
  ServerMessage,
  Welcome,
  Wish,
} from '../types/service';
import { changed, inFull } from './changes';
import { Heartbeat } from './heartbeat';
import { openLine, type Line } from './lines';

export type Answer =
  | { type: 'stale' }
  | { type: 'refused'; text: string; illegal?: Illegal | null }
  | Extract<ServerMessage, { type: 'ack' | 'verdict' | 'meant' | 'described' }>;

interface Pending {
  text: string;
  settle: (answer: Answer) => void;
  /** Whether somebody waits for it to be done, and for longer than a moment. */
  isLate: boolean;
}

/** Milliseconds until it is shown that something is still on its way. */
const LATE = 1000;
/** What is only asked, or done without anybody's wish: nobody waits for it to be sent. */
const ASKING: readonly Wish['type'][] = ['try', 'read', 'describe', 'stir'];

export class TableLink {
  status = $state<'connecting' | 'live' | 'lost' | 'gone'>('connecting');
  /** Whether nobody has answered for a while, though the line seems open. */
  isQuiet = $state(false);
  /** Whether something that was sent is still not there after a moment. */
  isSending = $state(false);
  /** Set for a moment after a lost connection came back. */
  isBack = $state(false);
  about = $state.raw<Omit<Welcome, 'type' | 'events' | 'table'> | null>(null);
  view = $state.raw<TableView | null>(null);
  events = $state.raw<Seen[]>([]);
  thinking = $state.raw<{
    seat: number;
    player: string;
    progress?: number;
    busy?: boolean;
  } | null>(null);
  present = $state.raw<Present | null>(null);
  closing = $state('');
  /** Why a command waits, while the service can't store it. */
  trouble = $state('');
  /** Milliseconds that the service's clock is ahead of ours. */
  ahead = $state(0);

  readonly #line: Line;
  /** The table as this connection told it last, and its last legal moves. */
  #told: TableView | null = null;
  #legal: TableView['legal'] = null;
  readonly #pending = new Map<string, Pending>();
  #count = 0;
  #hasStirred = false;
  readonly #self = crypto.getRandomValues(new Uint32Array(2)).join('');
  readonly #heartbeat: Heartbeat | null;

  /** `drawn` asks for a picture with every position, for a board that has none of its own. */
  constructor(
    readonly id: string,
    readonly drawn = false,
    open: typeof openLine = openLine,
  ) {
    this.#line = open(id, drawn, {
      since: () => this.view?.seq ?? 0,
      heard: (text) => this.#take(JSON.parse(text) as ServerMessage),
      closed: (code) => this.#lost(code),
    });
    this.#heartbeat = this.#line.isSteady ? null : this.#beating();
  }

  /** Leave the table's page. */
  leave(): void {
    this.#heartbeat?.stop();
    this.#line.close();
  }

  /** Send a command; it is answered once, whatever happens to the connection. */
  send(wish: Wish): Promise<Answer> {
    const id = `${this.#self}-${++this.#count}`;
    const text = JSON.stringify({ id, ...wish });
    return new Promise((settle) => {
      this.#pending.set(id, { text, settle, isLate: false });
      if (!this.#line.isSteady && !ASKING.includes(wish.type))
        setTimeout(() => this.#late(id), LATE);
      if (this.status === 'live') this.#line.send(text);
    });
  }

  #late(id: string): void {
    const pending = this.#pending.get(id);
    if (pending) this.isSending = pending.isLate = true;
  }

  #beating(): Heartbeat {
    return new Heartbeat({
      isLive: () => this.status === 'live',
      ask: () => this.#ping(),
      quiet: (is) => (this.isQuiet = is),
      dead: () => this.#line.reconnect(),
    });
  }

  #ping(): void {
    this.#line.send(JSON.stringify({ type: 'ping', away: document.hidden }));
  }

  #lost(code: number): void {
    if (code === 4404) {
      this.status = 'gone';
      this.leave();
    } else if (this.status !== 'gone') this.status = 'lost';
    this.thinking = null;
  }

  #take(message: ServerMessage): void {
    this.#heartbeat?.heard();
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'events':
        return this.#learn(message.events, message.table);
      case 'changes':
        return this.#changed(message);
      case 'stale':
        this.#learn(message.events, message.table);
        return this.#settle(message.id, { type: 'stale' });
      case 'ack':
      case 'verdict':
      case 'meant':
      case 'described':
        return this.#settle(message.id, message);
      case 'refused':
        return this.#refused(message);
      case 'thinking':
        this.thinking = message;
        return;
      case 'present':
        this.present = message;
        return;
      case 'closing':
        this.closing = message.text;
        return;
      case 'pong':
        this.ahead = message.now - Date.now();
    }
  }

  #welcome(message: Welcome): void {
    const { type: _type, events, table, ...about } = message;
    this.about = about;
    this.isBack = this.status === 'lost';
    this.isQuiet = false;
    this.status = 'live';
    this.closing = '';
    this.#learn(events, table);
    for (const { text } of this.#pending.values()) this.#line.send(text);
    this.#ping();
    if (this.isBack) setTimeout(() => (this.isBack = false), 4000);
  }

  #changed({ events, changes, legal }: Changes): void {
    if (!this.#told) return;
    const { legal: _legal, ...table } = changed(this.#told, changes);
    const listed = legal ? inFull(legal, this.#legal ?? null) : null;
    this.#learn(events, listed ? { ...table, legal: listed } : table);
  }

  #learn(events: Seen[], table: TableView): void {
    this.#told = table;
    this.#legal = table.legal ?? this.#legal;
    const known = this.events.at(-1)?.seq ?? 0;
    const fresh = events.filter((one) => one.seq > known);
    if (fresh.length) this.events = [...this.events, ...fresh];
    if (table.unstirred.some((seat) => table.you.includes(seat))) this.#stir();
    if (this.view && table.seq < this.view.seq) return;
    this.view = table;
    if (this.thinking && table.to_act !== this.thinking.seat) this.thinking = null;
  }

  /** Add to the dice, now that the service has bound itself to its part of them. */
  #stir(): void {
    if (this.#hasStirred) return;
    this.#hasStirred = true;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    void this.send({ type: 'stir', salt });
  }

  #refused(message: Refused): void {
    if (message.id === null) return;
    const { text, illegal } = message;
    if (message.again != null) return this.#repeat(message.id, text, message.again);
    this.#settle(message.id, { type: 'refused', text, illegal: illegal ?? null });
  }

  /** A command that could not be stored is kept, and sent again under its id until it is. */
  #repeat(id: string, why: string, pause: number): void {
    this.trouble = why;
    setTimeout(() => {
      const pending = this.#pending.get(id);
      if (pending && this.status === 'live') this.#line.send(pending.text);
    }, pause);
  }

  #settle(id: string, answer: Answer): void {
    this.trouble = '';
    this.#pending.get(id)?.settle(answer);
    this.#pending.delete(id);
    this.isSending = [...this.#pending.values()].some(({ isLate }) => isLate);
  }
}
