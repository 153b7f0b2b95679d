/**
 * What is asked at a table, and what becomes of it: told to the player who asked, and to the
 * others.
 */
import type { Ask } from '../../types/service';
import { untrack } from 'svelte';
import { t } from '../../lib/words.svelte';
import type { Playing } from '../play/playing.svelte';
import { isRematch } from '../play/ending';
import { repliesIn, replyText } from './requests';

/** Milliseconds that an answer is shown. */
const SHOWN = 10_000;
/** Milliseconds that it is shown that a request was sent. */
const SENT = 4000;

/** What somebody asks for, in a sentence. */
export function question({ what, seat }: Ask, nameOf: (seat: number) => string): string {
  const name = nameOf(seat);
  if (what === 'undo') return t('web-asks-undo', { name });
  if (what === 'draw') return t('web-asks-draw', { name });
  if (what === 'pause') return t('web-asks-pause', { name });
  if (what === 'rematch-same') return t('web-asks-rematch-same', { name, first: nameOf(0) });
  if (what === 'rematch-swap') return t('web-asks-rematch-swap', { name, first: nameOf(1) });
  return t('web-asks-rematch', { name });
}

export class Replies {
  readonly #playing: Playing;
  /** The last answer, for a moment. */
  #reply = $state('');
  /** Whether a request has just been sent. */
  #isSent = $state(false);
  #fades: ReturnType<typeof setTimeout> | undefined;

  constructor(playing: Playing) {
    this.#playing = playing;
    // An answer that came while nobody looked is shown on arrival, unless a move followed it.
    let heard = lastMoveOf(playing);
    $effect(() => {
      const { you } = playing.view;
      const fresh = repliesIn(playing.events, you).filter(({ seq }) => seq > heard);
      const last = fresh.at(-1);
      if (!last) return;
      heard = last.seq;
      untrack(() => {
        if (isRematch(last.what) && last.how === 'declined') playing.giveUpRematch();
        this.#tell(replyText(last, playing.nameOf(last.seat)));
      });
    });
    $effect(() => {
      const { open, isMine } = this;
      if (open && !isMine) untrack(() => playing.say(question(open, playing.nameOf)));
    });
    $effect(() => {
      this.#isSent = this.isMine;
      const soon = setTimeout(() => (this.#isSent = false), SENT);
      return () => clearTimeout(soon);
    });
    $effect(() => () => clearTimeout(this.#fades));
  }

  /** What is asked for now, and by whom. */
  open = $derived.by(() => this.#playing.view.ask);
  isMine = $derived.by(() => this.open !== null && this.#playing.view.you.includes(this.open.seat));
  /** What is to be known of it. */
  news: string = $derived.by(() => {
    // The player to move reads what to do again after a moment.
    if (this.isMine) return this.#isSent || !this.#playing.myTurn ? t('web-asked') : '';
    return this.open ? '' : this.#reply;
  });

  #tell(text: string): void {
    this.#reply = text;
    this.#playing.say(text);
    clearTimeout(this.#fades);
    this.#fades = setTimeout(() => (this.#reply = ''), SHOWN);
  }
}

const lastMoveOf = ({ events }: Playing): number =>
  events.findLast(({ is }) => is === 'moved')?.seq ?? 0;
