/** Who else is at the table: shown on each card, and told when somebody goes or comes back. */
import { untrack } from 'svelte';
import type { TableLink } from '../../connection/link.svelte';
import { language, t } from '../../lib/words.svelte';
import type { Present, TableView } from '../../types/service';
import type { Playing } from './playing.svelte';

export interface PresenceInfo {
  readonly is: 'here' | 'away' | 'gone';
  readonly told: string;
}

const DAY = 86_400_000;
/** Milliseconds: whoever only loads the page again is back sooner. */
const GONE = 2000;
const SHOWN = 6000;

/** Whether another person is here; null for computers and whoever looks. */
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

export class Company {
  /** That somebody went or came, for a moment. */
  news = $state('');
  #known = false;
  /** Who is known not to be here: nobody is told of those who were not when the page was opened. */
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
    $effect(() => () => clearTimeout(this.#fades));
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
    this.news = t(here ? 'web-came-back' : 'web-absent', { name });
    playing.say(this.news);
    clearTimeout(this.#fades);
    this.#fades = setTimeout(() => (this.news = ''), SHOWN);
  }
}
