/** What deserves notice: whose turn it is, in the title, the icon, by sound and in words. */
import { untrack } from 'svelte';
import { baseOf, isHome } from '../../lib/places';
import { gameTitles } from '../../connection/titles.svelte';
import { waiting } from '../../connection/waiting.svelte';
import { sound } from '../../lib/sound';
import { t } from '../../lib/words.svelte';
import { endingOf } from './ending';
import { arrival } from './listening';
import type { Playing } from './playing.svelte';

/** Milliseconds until a new page listens to announcements: earlier, nothing is announced. */
const ARRIVAL = 300;

export class Attention {
  readonly #playing: Playing;
  gameTitle = $state('');
  /** Which turn was announced last, so that each is once, and none is missed. */
  #announced = '';
  /** What happened before the page was heard: it is announced on arrival, then nothing waits. */
  #early: string[] | null = [];

  constructor(playing: Playing) {
    this.#playing = playing;
    this.gameTitle = playing.about.game;
    void gameTitles().then((titles) => {
      this.gameTitle = titles.get(playing.about.game) ?? playing.about.game;
    });
    $effect(() => badge(playing.myTurn));
    $effect(() => () => badge(false));
    $effect(() => {
      const isOurs = playing.others && playing.myTurn;
      untrack(() => waiting.note(playing.link.id, isOurs));
    });
    // A person who plays with others at one table may be waited for at others.
    $effect(() => (playing.others && !isHome(playing.link.id) ? waiting.watch() : undefined));
    this.#listen();
    this.#arrive();
  }

  title: string = $derived.by(() => {
    const { view, myTurn } = this.#playing;
    return waiting.titled(this.#ownTitle(view.phase, myTurn), this.#playing.link.id);
  });

  #ownTitle(phase: string, myTurn: boolean): string {
    if (phase === 'over') return t('web-title-over', { game: this.gameTitle });
    return myTurn
      ? t('web-title-your-turn', { game: this.gameTitle })
      : `${this.gameTitle} · Serpentry`;
  }

  /** Say and sound what happens, from now on. */
  #listen(): void {
    const playing = this.#playing;
    let heard = playing.view.seq;
    $effect(() => {
      const fresh = playing.events.filter((one) => one.seq > heard);
      // What chance brings is shown first: only then it is somebody's turn.
      const turn = this.#turn();
      const isDue = turn !== '' && turn !== this.#announced;
      if (!turn) this.#announced = '';
      if (!fresh.length && !isDue) return;
      heard = fresh.at(-1)?.seq ?? heard;
      const told = fresh.flatMap((one) => [...(one.told ?? []), ...(one.passed ?? [])]);
      const words = told.length ? [playing.explain(told)] : [];
      if (playing.view.phase === 'over') sound('end');
      else if (words.length || (isDue && !this.#early)) sound(playing.myTurn ? 'turn' : 'other');
      if (this.#early) return void this.#early.push(...words);
      if (isDue) {
        words.push(playing.turn, playing.taskSpoken);
        this.#announced = turn;
      }
      const { title, reason, count } = endingOf(playing);
      if (playing.view.phase === 'over') words.push(title, reason, count);
      if (words.length) playing.say(words.filter(Boolean).join(' '));
    });
  }

  /** The turn that is to be taken here; empty while there is none. */
  #turn(): string {
    const { myTurn, seat, played } = this.#playing;
    return myTurn ? `${seat} ${played.length}` : '';
  }

  /** Say where one has come to, once the page is there to be heard. */
  #arrive(): void {
    const soon = setTimeout(() => {
      // While something is still shown, what to do is announced after it, with the turn.
      const task = this.#playing.story.holds ? '' : this.#playing.taskSpoken;
      this.#playing.say([...(this.#early ?? []), arrival(this.#playing, task)].join(' '));
      this.#early = null;
      this.#announced = this.#turn();
    }, ARRIVAL);
    $effect(() => () => clearTimeout(soon));
  }
}

/** A dot on the page's icon while it is our turn. */
function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = baseOf(on ? 'icon-turn.svg' : 'icon.svg');
}
