/** What the rules say to the boards of a text: each is asked about once, however often the text changes. */
import { sentence } from '../../connection/api';
import { shownStudy, type Part } from '../model/asking';

/** This number of boards that are not in the text any more are remembered. */
const MOST = 120;
/** Milliseconds without a letter. */
const SOON = 80;

export class ShownBoards {
  #known: ReadonlyMap<string, Part> = $state.raw(new Map());
  readonly #asked = new Set<string>();
  trouble = $state('');

  /** The board of a block; its lines count from the first of the block. */
  of(lines: readonly string[]): Part | null {
    return this.#known.get(lines.join('\n')) ?? null;
  }

  /** Ask about boards as soon as nobody types in them; gives how to let it be. */
  soon(wanted: readonly (readonly string[])[]): () => void {
    const waiting = setTimeout(() => wanted.forEach((lines) => void this.ask(lines)), SOON);
    return () => clearTimeout(waiting);
  }

  async ask(lines: readonly string[]): Promise<void> {
    const text = lines.join('\n');
    if (this.#asked.has(text)) return;
    this.#asked.add(text);
    try {
      const part = (await shownStudy(text)).parts.find(({ line }) => line);
      if (part) this.#known = new Map([...this.#known, [text, part] as const].slice(-MOST));
      this.trouble = '';
    } catch (error) {
      this.#asked.delete(text);
      this.trouble = sentence(error);
    }
  }
}
