/**
 * What is written is kept: in this browser at once, at the service as soon as somebody pauses. Where
 * the study was changed elsewhere meanwhile, nothing is overwritten: both are offered.
 */
import { sentence } from '../../connection/api';
import { Refusal } from '../../lib/refusal';
import { keep, kept } from '../../lib/settings.svelte';
import { shelf, type KeptStudy } from '../../sharing/studies';

/** Milliseconds without a change before it is sent, and until it is tried again. */
const PAUSE = 1500;
const AGAIN = 5000;
/** Until it is shown that it takes longer. */
const LATE = 3000;
/** How the service refuses a text that was written on an older one. */
const CHANGED = 'study-changed';

interface Draft {
  readonly text: string;
  readonly version: number;
}

const keyOf = (id: string): string => `serpentry-draft ${id}`;

/** What was written on a study here and is not there yet. */
export const draftOf = (id: string): Draft | null => kept<Draft>(keyOf(id));

export class Keeping {
  state: 'saved' | 'waiting' | 'unsaved' | 'clash' = $state('saved');
  /** When it was saved last. */
  saved = $state(0);
  /** Why it could not be. */
  trouble = $state('');
  /** What the study has become elsewhere. */
  theirs: KeptStudy | null = $state.raw(null);
  #version: number;
  #text: string;
  /** What is there by now. */
  #known: string;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;

  constructor(readonly study: KeptStudy) {
    this.#version = study.version;
    this.#text = this.#known = study.text;
    this.saved = study.updated;
  }

  /** The text to continue with: what was written last, unless another text came between. */
  begin(): string {
    const draft = draftOf(this.study.id);
    if (!draft || draft.text === this.#text) return this.#text;
    if (draft.version === this.#version) this.wrote(draft.text);
    else this.#clash(draft.text, this.study);
    return draft.text;
  }

  wrote(text: string): void {
    if (text === this.#text && this.state === 'saved') return;
    keep(keyOf(this.study.id), { text, version: this.#version });
    this.#text = text;
    if (this.state === 'clash') return;
    if (text === this.#known && !this.#isSending) return this.#done(text);
    if (this.state === 'saved') this.state = 'waiting';
    this.#later(PAUSE);
  }

  /** Send what waits to be sent: somebody goes. */
  async now(isMarked = false): Promise<void> {
    clearTimeout(this.#waiting);
    if (this.#isSending || this.state === 'saved' || this.state === 'clash') return;
    this.#isSending = true;
    const text = this.#text;
    const late = setTimeout(() => (this.state = 'unsaved'), LATE);
    try {
      const study = await shelf.change(this.study.id, {
        text,
        version: this.#version,
        keep: isMarked,
      });
      this.#version = study.version;
      this.saved = study.updated;
      this.trouble = '';
      this.#known = text;
      if (text === this.#text) this.#done(text);
      else {
        this.state = 'waiting';
        keep(keyOf(this.study.id), { text: this.#text, version: this.#version });
      }
    } catch (error) {
      await this.#failed(error);
    }
    clearTimeout(late);
    this.#isSending = false;
    if (this.state === 'waiting') this.#later(PAUSE);
    if (this.state === 'unsaved') this.#later(AGAIN);
  }

  /** Continue with one's own text; the other one is among the earlier versions. */
  async keepMine(): Promise<void> {
    if (this.theirs) this.#version = this.theirs.version;
    this.#settle();
    this.state = 'waiting';
    await this.now(true);
  }

  /** Continue with the other text. */
  takeTheirs(): string {
    const { theirs } = this;
    if (!theirs) return this.#text;
    this.#version = theirs.version;
    const own = this.#text;
    this.#text = this.#known = theirs.text;
    this.saved = theirs.updated;
    this.#settle();
    this.#done(own);
    return theirs.text;
  }

  stop(): void {
    clearTimeout(this.#waiting);
    void this.now();
  }

  /** All that was written is there: it need not be kept here, unless another page keeps more. */
  #done(text: string): void {
    clearTimeout(this.#waiting);
    this.state = 'saved';
    if (draftOf(this.study.id)?.text === text) keep(keyOf(this.study.id), null);
  }

  #later(pause: number): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.now(), pause);
  }

  #settle(): void {
    this.theirs = null;
    this.trouble = '';
  }

  async #failed(error: unknown): Promise<void> {
    this.state = 'unsaved';
    this.trouble = sentence(error);
    if (!(error instanceof Refusal) || error.key !== CHANGED) return;
    try {
      this.#clash(this.#text, await shelf.get(this.study.id));
    } catch (why) {
      this.trouble = sentence(why);
    }
  }

  #clash(text: string, theirs: KeptStudy): void {
    this.#text = text;
    this.theirs = theirs;
    this.state = 'clash';
  }
}
