/** What deserves notice: whose turn it is, in the title, the icon, by sound and in words. */
import { gameTitles } from '../lib/titles';
import { sound } from '../lib/sound';
import { t } from '../lib/words.svelte';
import type { Playing } from './playing.svelte';

export class Attention {
  readonly #playing: Playing;
  gameTitle = $state('');

  constructor(playing: Playing) {
    this.#playing = playing;
    this.gameTitle = playing.about.game;
    void gameTitles().then((titles) => {
      this.gameTitle = titles.get(playing.about.game) ?? playing.about.game;
    });
    $effect(() => badge(playing.myTurn));
    $effect(() => () => badge(false));
    this.#listen();
  }

  title: string = $derived.by(() => {
    const { view, myTurn } = this.#playing;
    if (view.phase === 'over') return t('web-title-over', { game: this.gameTitle });
    return myTurn
      ? t('web-title-your-turn', { game: this.gameTitle })
      : `${this.gameTitle} · Serpentry`;
  });

  waitingFor: string = $derived.by(() => {
    const { view, link } = this.#playing;
    if (view.phase === 'paused') return t('web-paused');
    if (typeof view.to_act !== 'number') return '';
    const name = this.#playing.nameOf(view.to_act);
    const progress = link.thinking?.progress;
    const own = view.chairs[view.to_act]?.player;
    if (link.thinking && own && own !== link.thinking.player) return t('web-sits-in', { name });
    if (link.thinking && progress !== undefined)
      return t('web-thinking-progress', { name, percent: Math.round(progress * 100) });
    return link.thinking ? t('web-thinking', { name }) : t('web-waiting-for', { name });
  });

  /** Say and sound what happens, from now on. */
  #listen(): void {
    const playing = this.#playing;
    let heard = playing.view.seq;
    $effect(() => {
      const fresh = playing.link.events.filter((one) => one.seq > heard);
      if (!fresh.length) return;
      heard = fresh.at(-1)!.seq;
      const words = fresh.flatMap((one) => {
        if (one.is === 'drew') return [t('web-said-drew', { move: one.text ?? '' })];
        if (one.is !== 'moved' || typeof one.by !== 'number') return [];
        return [t('web-said-moved', { name: playing.nameOf(one.by), move: one.text ?? '' })];
      });
      if (playing.view.phase === 'over') sound('end');
      else if (words.length) sound(playing.myTurn ? 'turn' : 'other');
      if (playing.myTurn) words.push(t('web-your-turn'));
      if (words.length) playing.say(words.join(' '));
    });
  }
}

/** A dot on the page's icon while it is our turn. */
function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? '/icon-turn.svg' : '/icon.svg';
}
