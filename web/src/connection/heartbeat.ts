/** Whether the other side of a line still answers: asked often while somebody looks at the page. */

interface HeartEnds {
  /** Whether there is a line to ask over. */
  isLive(): boolean;
  ask(): void;
  /** Whether nobody answers. */
  quiet(is: boolean): void;
  /** Nobody has answered for so long that the line is to be opened again. */
  dead(): void;
}

/** Milliseconds: asked and unanswered for so long is shown within five seconds of the last word. */
const CHECK = 400;
const ASK_AFTER = 2000;
const ASK_AFTER_HIDDEN = 15_000;
const ANSWER_WITHIN = 2200;
/** The browser says that the net is gone, so that an answer is hardly waited for. */
const ANSWER_OFFLINE = 600;
const DEAD_AFTER = 8000;

export class Heartbeat {
  readonly #ends: HeartEnds;
  readonly #timer: ReturnType<typeof setInterval>;
  #heard = Date.now();
  /** When somebody was asked who has not answered. */
  #asked: number | null = null;

  constructor(ends: HeartEnds) {
    this.#ends = ends;
    this.#timer = setInterval(this.#beat, CHECK);
    addEventListener('offline', this.#ask);
    addEventListener('online', this.#online);
    document.addEventListener('visibilitychange', this.#ask);
  }

  stop(): void {
    clearInterval(this.#timer);
    removeEventListener('offline', this.#ask);
    removeEventListener('online', this.#online);
    document.removeEventListener('visibilitychange', this.#ask);
  }

  /** Something was heard, whatever it was. */
  heard(): void {
    this.#heard = Date.now();
    this.#asked = null;
    this.#ends.quiet(false);
  }

  /** Ask at once; who comes back to the page hears soon how it stands. */
  readonly #ask = (): void => {
    if (!this.#ends.isLive()) return;
    this.#asked = Date.now();
    this.#ends.ask();
  };

  readonly #online = (): void => {
    if (this.#ends.isLive()) this.#ask();
    else this.#ends.dead();
  };

  readonly #beat = (): void => {
    if (!this.#ends.isLive()) return;
    const now = Date.now();
    if (this.#asked === null) {
      if (now - this.#heard >= (document.hidden ? ASK_AFTER_HIDDEN : ASK_AFTER)) this.#ask();
      return;
    }
    const waited = now - this.#asked;
    if (waited >= (navigator.onLine ? ANSWER_WITHIN : ANSWER_OFFLINE)) this.#ends.quiet(true);
    if (waited >= DEAD_AFTER) {
      this.#asked = null;
      this.#ends.dead();
    }
  };
}
