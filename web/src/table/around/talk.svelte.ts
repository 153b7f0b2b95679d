/** What was said at a table, and how much of it is new to whoever looks. */
import { keep, kept } from '../../lib/settings.svelte';
import type { Seen } from '../../types/service';
import type { Playing } from '../play/playing.svelte';

const KEY = 'serpentry-heard';
const MOST_TABLES = 60;

type Heard = Readonly<Record<string, number>>;

/** The lines that others have said after an event. */
export function unreadIn(lines: readonly Seen[], you: readonly number[], read: number): Seen[] {
  return lines.filter(({ seq, seat }) => seq > read && !(seat != null && you.includes(seat)));
}

export class Talk {
  readonly #playing: Playing;
  /** The last line that was seen, in this browser. */
  #read = $state(0);

  constructor(playing: Playing) {
    this.#playing = playing;
    this.#read = (kept<Heard>(KEY) ?? {})[playing.link.id] ?? 0;
  }

  lines: Seen[] = $derived.by(() => this.#playing.link.events.filter(({ is }) => is === 'said'));
  unread: number = $derived.by(
    () => unreadIn(this.lines, this.#playing.view.you, this.#read).length,
  );

  /** All of it has been seen. */
  readonly see = (): void => {
    const last = this.lines.at(-1)?.seq ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    const { id } = this.#playing.link;
    const others = Object.entries(kept<Heard>(KEY) ?? {}).filter(([table]) => table !== id);
    keep(KEY, Object.fromEntries([...others.slice(1 - MOST_TABLES), [id, last]]));
  };
}
