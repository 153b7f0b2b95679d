/** The host in this browser, as pages see it: begun when something is first asked of it. */
import { Refusal } from '../lib/refusal';
import { baseOf } from '../lib/places';
import { t } from '../lib/words.svelte';
import type { Card } from './database';
import { keeping } from './keeping.svelte';
import type { Failure, FromWorker, ToWorker } from './talk';

interface Answer {
  status: number;
  kind: string;
  content: string;
}

interface Listener {
  heard(text: string): void;
  closed?(code: number): void;
}

const NEEDED = ['Worker', 'WebAssembly', 'DecompressionStream', 'BroadcastChannel'];

/** What a browser without something that is needed shows. */
function whyNoHost(why: Failure): string {
  switch (why) {
    case 'old':
      return t('web-home-old');
    case 'network':
      return t('web-home-network');
    case 'broken':
      return t('web-home-broken');
  }
}

/** A request as Python reads it. */
function requestText(request: Request, path: string, language: string, body: string): string {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return JSON.stringify({ method: request.method, path, language, query, body });
}

class BrowserHost {
  /** How much is loaded, 0 to 1, while it is; null before and after. */
  progress = $state<number | null>(null);
  size = $state(0);
  /** Once all has come, how much of it is started, 0 to 1. */
  started = $state<number | null>(null);
  /** Tables that are only in memory, because the browser keeps nothing. */
  unkept = $state.raw<readonly Card[]>([]);
  readonly #facts = new Map<string, string>();
  #worker: Promise<Worker> | null = null;
  #count = 0;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  readonly #listening = new Map<number, Listener>();

  /** Have it ready; where it can't be, a refusal says why, and a later try may do better. */
  begin(): Promise<Worker> {
    this.#worker ??= this.#begun().catch((error: unknown) => {
      this.#worker = null;
      this.progress = null;
      throw error;
    });
    return this.#worker;
  }

  #begun(): Promise<Worker> {
    if (NEEDED.some((name) => !(name in globalThis)))
      return Promise.reject(new Refusal(whyNoHost('old'), 0));
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.progress = 0;
    return new Promise((settle, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'ready') {
          settle(worker);
          // A browser that keeps nothing may say so by an error.
          void keeping.keepWhatIsPlayed().catch(() => undefined);
        }
        if (data.kind === 'failed') fail(new Refusal(whyNoHost(data.why), 0));
        this.#take(data);
      });
      worker.addEventListener('error', () => fail(new Refusal(whyNoHost('broken'), 0)));
      worker.postMessage({ kind: 'begin', base: baseOf('bundle/') } satisfies ToWorker);
      for (const [name, value] of this.#facts)
        worker.postMessage({ kind: 'fact', name, value } satisfies ToWorker);
    });
  }

  #take(message: FromWorker): void {
    switch (message.kind) {
      case 'progress':
        this.progress = message.loaded / message.total;
        this.size = message.total;
        return;
      case 'starting':
        this.started = message.part;
        return;
      case 'ready':
        this.progress = this.started = null;
        return;
      case 'unkept':
        this.unkept = [message.card, ...this.unkept.filter(({ id }) => id !== message.card.id)];
        return;
      case 'answer':
        this.#asked.get(message.number)?.(JSON.parse(message.text) as Answer);
        this.#asked.delete(message.number);
        return;
      case 'say':
        this.#listening.get(message.number)?.heard(message.text);
        return;
      case 'close':
        this.#listening.get(message.number)?.closed?.(message.code);
    }
  }

  /** Ask as one would ask the service over HTTP. */
  async ask(request: Request, path: string, language: string): Promise<Response> {
    const worker = await this.begin();
    const text = requestText(request, path, language, await request.text());
    const number = ++this.#count;
    const { status, kind, content } = await new Promise<Answer>((settle) => {
      this.#asked.set(number, settle);
      worker.postMessage({ kind: 'ask', number, text } satisfies ToWorker);
    });
    return new Response(content, { status, headers: { 'Content-Type': kind } });
  }

  /** Begin to listen; gives the number to speak by. */
  async listen(listener: Listener, open: (number: number) => ToWorker): Promise<number> {
    const worker = await this.begin();
    const number = ++this.#count;
    this.#listening.set(number, listener);
    worker.postMessage(open(number));
    return number;
  }

  /** Let it know what could not be kept, now or when it begins. */
  learn(name: string, value: string): void {
    this.#facts.set(name, value);
    this.tell({ kind: 'fact', name, value });
  }

  /** Follow a stream, as one would follow one of the service; gives the number to leave by. */
  follow(address: string, language: string, listener: Listener): Promise<number> {
    const request = new Request(new URL(address, location.href));
    const text = requestText(request, new URL(request.url).pathname, language, '');
    return this.listen(listener, (number) => ({ kind: 'follow', number, text }));
  }

  tell(message: ToWorker): void {
    void this.#worker?.then((worker) => worker.postMessage(message));
  }

  leave(number: number): void {
    this.#listening.delete(number);
    this.tell({ kind: 'leave', number });
  }
}

export const host = new BrowserHost();
