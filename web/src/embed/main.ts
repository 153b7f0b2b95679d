/**
 * `<serpentry-board>`: a position, a game or a puzzle on anybody's page, from one file for one game.
 *
 * Each file brings its own game; the element, defined by the first file on a page, asks all of them.
 */
import { mount, unmount } from 'svelte';
import { board } from '#board';
import '../boards/shared/strokes.css';
import '../look/tokens.css';
import '../app.css';
import '../look/layout.css';
import './board.css';
import { isCalm } from '../lib/screen.svelte';
import { bestLanguage, learn } from '../lib/words.svelte';
import { Asked } from '../study/board/asked.svelte';
import BoardView from '../study/board/BoardView.svelte';
import { askFor, askForBoard, fetched, read, type Given } from '../study/model/given';
import { Lines } from '../study/model/lines.svelte';

declare const __GAME__: string;
declare const __STYLES__: string;

/** Where this file came from: the service whose tables are meant if none is named. */
const { origin: scriptHost } = new URL(
  (document.currentScript as HTMLScriptElement | null)?.src || location.href,
);

/** Pages whose policy forbids styles within them let this one be. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(__STYLES__);

/** What is shown: can be given something newer of the same game, and be taken away. */
interface Showing {
  readonly take: (given: Given) => void;
  readonly end: () => void;
}

/** How a game's file shows something in an element. */
type Show = (host: HTMLElement, root: ShadowRoot, given: Given) => Promise<Showing>;

const page = globalThis as { serpentryGames?: Map<string, Show> };
const games = (page.serpentryGames ??= new Map<string, Show>());
/** Told when the file of a game has come. */
const GAME_CAME = 'serpentry-game';

async function show(host: HTMLElement, root: ShadowRoot, given: Given): Promise<Showing> {
  const spoken = host.getAttribute('language') ?? host.closest('[lang]')?.getAttribute('lang');
  await learn(bestLanguage(spoken ? [spoken] : navigator.languages));
  const last = given.puzzle ? 0 : given.history.steps.length;
  const wanted = Number(given.turn?.ply ?? host.getAttribute('ply') ?? given.shown ?? last) || 0;
  const ply = Math.max(0, Math.min(last, wanted));
  const lines = new Lines(given, board, ply, () => (isCalm() ? 0 : 1));
  const target = document.createElement('div');
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(target);
  const runs = host.hasAttribute('autoplay');
  const asked = given.turn ? new Asked(host, lines.game, given.turn) : null;
  const view = mount(BoardView, { target, props: { given, lines, runs, asked } });
  return { take: (newer) => asked?.take(newer), end: () => void unmount(view) };
}

class SerpentryBoard extends HTMLElement {
  static readonly observedAttributes = [
    'src',
    'table',
    'study',
    'board',
    'host',
    'ply',
    'language',
  ];
  readonly #root = this.attachShadow({ mode: 'open' });
  #showing: Showing | null = null;
  #given: Given | null = null;
  /** What was asked for last; an answer to something else comes too late. */
  #asked = 0;
  #isCalled = false;

  connectedCallback(): void {
    this.#call();
  }

  disconnectedCallback(): void {
    this.#asked++;
    this.#showing?.end();
    this.#showing = null;
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#call();
  }

  /** What is shown, from a script: with a `turn`, moves can be made, and each is answered so. */
  set given(given: Given) {
    const isNewer = this.#given?.turn && given.turn;
    this.#given = given;
    if (isNewer && this.#showing) this.#showing.take(given);
    else if (this.isConnected) this.#call();
  }

  /** Begin again, once for all that has changed by now. */
  #call(): void {
    if (this.#isCalled) return;
    this.#isCalled = true;
    queueMicrotask(() => {
      this.#isCalled = false;
      if (this.isConnected) void this.#begin();
    });
  }

  async #begin(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const given = await this.#find();
      if (asked !== this.#asked) return;
      const { game } = given.history;
      const shows = games.get(game);
      if (!shows) return this.#wait(game);
      this.#showing?.end();
      this.#showing = await shows(this, this.#root, given);
    } catch (error) {
      const said = document.createElement('p');
      said.setAttribute('role', 'alert');
      this.#root.adoptedStyleSheets = [sheet];
      said.textContent = error instanceof Error ? error.message : String(error);
      if (asked === this.#asked) this.#root.replaceChildren(said);
    }
  }

  /** The file of the game may still come; when the page has all that it names, that is reported. */
  #wait(game: string): void {
    addEventListener(GAME_CAME, () => this.#call(), { once: true });
    if (document.readyState === 'complete')
      throw new Error(`The page has no serpentry-${game}.js.`);
    addEventListener('load', () => this.#call(), { once: true });
  }

  async #find(): Promise<Given> {
    if (this.#given) return this.#given;
    const [src, table] = [this.getAttribute('src'), this.getAttribute('table')];
    if (table) return askFor(this.getAttribute('host') ?? scriptHost, table);
    const [study, number] = [this.getAttribute('study'), this.getAttribute('board') ?? '1'];
    if (study) return askForBoard(this.getAttribute('host') ?? scriptHost, study, number);
    if (src) return fetched(src);
    const inside = this.querySelector('script[type="application/json"]')?.textContent;
    if (inside) return read(inside);
    throw new Error('This board has nothing to show: give it src, table, study, or JSON inside.');
  }
}

games.set(__GAME__, show);
dispatchEvent(new Event(GAME_CAME));
if (!customElements.get('serpentry-board'))
  customElements.define('serpentry-board', SerpentryBoard);
