/** The others at the table: shown on each card, and told when somebody goes or comes back. */
import { untrack } from 'svelte';
import type { TableLink } from '../../connection/link.svelte';
import { language, t } from '../../lib/words.svelte';
import type { Present, Seen, TableView } from '../../types/service';
import type { Playing } from './playing.svelte';

interface PresenceInfo {
  readonly is: 'here' | 'away' | 'gone';
  readonly told: string;
}

const DAY = 86_400_000;
/** Milliseconds: a person who only loads the page again is back sooner. */
const GONE = 2000;
const SHOWN = 6000;

/** Whether another person is here; null for computers and the viewer. */
export function presenceOf(link: TableLink, view: TableView, seat: number): PresenceInfo | null {
  const here = link.present?.seats[seat];
  if (here == null || view.you.includes(seat)) return null;
  if (here)
    return link.present?.away[seat]
      ? { is: 'away', told: t('web-away') }
      : { is: 'here', told: t('web-here') };
  const since = link.present?.since[seat];
  return { is: 'gone', told: since ? t('web-gone-since', { time: timeOf(since) }) : t('web-gone') };
}

function timeOf(at: number): string {
  const isOld = Date.now() - at > DAY;
  const form: Intl.DateTimeFormatOptions = isOld
    ? { day: 'numeric', month: 'short' }
    : { hour: 'numeric', minute: '2-digit' };
  return new Intl.DateTimeFormat(language(), form).format(at);
}

const absent = ({ seats }: Present): number[] =>
  seats.flatMap((here, seat) => (here === false ? [seat] : []));

/** That a computer has taken a seat, and why. */
function replacedTold(playing: Playing, { seat, seq, why }: Seen): string {
  const key = why === 'resigned' ? 'web-replaced-resigned' : 'web-replaced-absent';
  return t(key, { name: playing.nameOf(seat ?? 0, seq - 1) });
}

export class Company {
  /** That somebody went or came, for a moment. */
  news = $state('');
  #known = false;
  /** The number of seats that computers had taken over when the page last looked. */
  #replaced: number | null = null;
  /** Players known to be away: those who were away from the start aren't news. */
  #missed = new Set<number>();
  #fades: ReturnType<typeof setTimeout> | undefined;

  constructor(playing: Playing) {
    $effect(() => {
      const { present } = playing.link;
      if (!present) return undefined;
      const others = this.#known ? this.#otherThanBefore(playing, present) : [];
      if (!this.#known) this.#missed = new Set(absent(present));
      this.#known = true;
      const waits = others.map(([seat, here]) =>
        setTimeout(() => this.#changed(playing, seat, here), here ? 0 : GONE),
      );
      return () => waits.forEach(clearTimeout);
    });
    $effect(() => {
      const left = playing.events.filter((one) => one.is === 'replaced');
      const last = left.at(-1);
      if (this.#replaced !== null && last && left.length > this.#replaced)
        this.#tell(playing, replacedTold(playing, last));
      this.#replaced = left.length;
    });
    $effect(() => () => clearTimeout(this.#fades));
  }

  /** Something is news for a while, and is heard. */
  #tell(playing: Playing, news: string): void {
    this.news = news;
    playing.say(news);
    clearTimeout(this.#fades);
    this.#fades = setTimeout(() => (this.news = ''), SHOWN);
  }

  #otherThanBefore(playing: Playing, present: Present): [number, boolean][] {
    const you = untrack(() => playing.view.you);
    return [...present.seats.entries()].flatMap(([seat, here]) =>
      here === null || you.includes(seat) || here !== this.#missed.has(seat)
        ? []
        : [[seat, here] satisfies [number, boolean]],
    );
  }

  #changed(playing: Playing, seat: number, here: boolean): void {
    if (here) this.#missed.delete(seat);
    else this.#missed.add(seat);
    const name = playing.nameOf(seat);
    this.#tell(playing, t(here ? 'web-came-back' : 'web-absent', { name }));
  }
}
