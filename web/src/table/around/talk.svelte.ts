/** The lines written at a table, and how much of it is new to the viewer. */
import type { Person } from '../../conduct/PersonSheet.svelte';
import type { Avoiding } from '../../conduct/avoiding.svelte';
import { keep, kept } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { Seen } from '../../types/service';
import type { Playing } from '../play/playing.svelte';

const KEY = 'serpentry-heard';
const MOST_TABLES = 60;

/** What is sent with one tap, and read by everybody in their own language. */
const PHRASES = [
  { key: 'phrase-hello', isFor: 'start' },
  { key: 'phrase-good-luck', isFor: 'start' },
  { key: 'phrase-thanks', isFor: 'over' },
  { key: 'phrase-well-played', isFor: 'over' },
] as const;
export const THANKS = 'phrase-thanks';

/** A line as its reader knows it. */
export const lineText = ({ phrase, text }: Seen): string => (phrase ? t(phrase) : (text ?? ''));

type Heard = Readonly<Record<string, number>>;

/** The lines that others have said after an event. */
export function unreadIn(lines: readonly Seen[], you: readonly number[], read: number): Seen[] {
  return lines.filter(({ seq, seat }) => seq > read && !(seat != null && you.includes(seat)));
}

export class Talk {
  readonly #playing: Playing;
  readonly avoiding: Avoiding;
  /** The last line that was seen, in this browser. */
  #read = $state(0);
  /** Those about whom somebody wants to do something, as long as that is open. */
  about = $state.raw<readonly Person[]>([]);

  constructor(playing: Playing, avoiding: Avoiding) {
    this.#playing = playing;
    this.avoiding = avoiding;
    if (playing.hasCompany) void avoiding.look();
    this.#read = (kept<Heard>(KEY) ?? {})[playing.link.id] ?? 0;
  }

  lines: Seen[] = $derived.by(() =>
    this.#playing.link.events.filter((one) => one.is === 'said' && !this.avoiding.hides(one)),
  );
  unread: number = $derived.by(
    () => unreadIn(this.lines, this.#playing.view.you, this.#read).length,
  );

  /** The phrases that fit now, and were not said yet by the person here. */
  phrases: string[] = $derived.by(() => {
    const { view } = this.#playing;
    const now = view.phase === 'over' ? 'over' : view.ply < 2 * view.chairs.length ? 'start' : '';
    const said = this.lines.filter(({ seat }) => seat != null && view.you.includes(seat));
    return PHRASES.filter(({ isFor }) => isFor === now && view.you.length > 0)
      .map(({ key }) => key)
      .filter((key) => !said.some(({ phrase }) => phrase === key));
  });

  /** Say a phrase in our own words. */
  say(phrase: string): void {
    void this.#playing.command({ type: 'say', text: t(phrase) });
  }

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
