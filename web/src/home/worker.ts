/** The host in a browser: Python with our rules and tables, spoken to in messages. */
import { sheltered, type Sheltered } from './memory';
import { bare, cacheOf, type FromWorker, type Manifest, type ToWorker } from './talk';
import { filesOf } from './unpacking';

interface BrowserHost {
  ask(text: string): Promise<string>;
  open(
    number: number,
    table: string,
    since: number,
    language: string,
    drawn: boolean,
  ): Promise<void>;
  hear(number: number, text: string): Promise<void>;
  leave(number: number): void;
  follow(number: number, text: string): Promise<void>;
  wake(table: string): Promise<void>;
}

interface Pyodide {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };
  runPython(code: string): unknown;
  globals: { set(name: string, value: unknown): void };
  pyimport(name: string): { BrowserHost: (...parts: unknown[]) => BrowserHost };
}

const PACKAGES = '/packages';
const ENGINES = '/engines';
const AT_START = ['pyodide.asm.wasm', 'python.zip', 'serpentry.zip'];
const scope = self as unknown as Worker & typeof globalThis;
const say = (message: FromWorker): void => scope.postMessage(message);
/** The number of modules after which the page hears how far it is. */
const STEP = 10;
const windows = new BroadcastChannel('serpentry-tables');

/** Where tables are; what can't be kept is reported. */
const storage: Promise<Sheltered> = sheltered((card) => say({ kind: 'unkept', card }));
let base = '';
let loaded = 0;
let total = 1;
/** Where what comes is kept; null where the browser keeps nothing. */
let cache: Cache | null = null;
const kept: Promise<unknown>[] = [];
/** Tells of every module that is loaded: starting takes longer than loading from near. */
const COUNTING = `
import sys
class Counting:
    def find_spec(self, name, *_):
        if name.startswith("serpentry."):
            counted()
sys.meta_path.insert(0, Counting())`;

/** A compressed file, kept as it comes: what somebody has played with is there without a net. */
async function packed(url: string): Promise<Response> {
  const answer = await fetched(`${url}.gz`);
  if (!answer.ok || !answer.body) throw new TypeError(`${url}: ${answer.status}`);
  if (cache && !(await cache.match(`${url}.gz`)))
    kept.push(cache.put(`${url}.gz`, bare(answer.clone())).catch(() => undefined));
  return answer;
}

/** A file, counted as it comes and unpacked on the way. */
async function brought(url: string): Promise<Response> {
  const answer = await packed(url);
  const counted = answer.body!.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, out) {
        loaded += part.length;
        say({ kind: 'progress', loaded: Math.min(loaded, total), total });
        out.enqueue(part);
      },
    }),
  );
  const plain = counted.pipeThrough(new DecompressionStream('gzip'));
  const type = url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  return new Response(plain, { headers: { 'Content-Type': type } });
}

const fetched = self.fetch.bind(self);
// Pyodide fetches its own files: it gets them as they were counted and unpacked here.
self.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return AT_START.some((name) => url === base + name) ? brought(url) : fetched(input, init);
};

async function begin(): Promise<BrowserHost> {
  const manifest = (await (await fetched(`${base}bundle.json`)).json()) as Manifest;
  const wanted = manifest.files.filter((one) =>
    AT_START.some((name) => one.path.endsWith(`/${name}.gz`)),
  );
  total = wanted.reduce((sum, one) => sum + one.size, 0);
  cache = 'caches' in self ? await caches.open(cacheOf(manifest)).catch(() => null) : null;
  const ours = brought(`${base}serpentry.zip`).then((answer) => answer.arrayBuffer());
  const engines = Promise.all(manifest.engines.map(engine));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Pyodide>;
  };
  const python = await loadPyodide({
    indexURL: base,
    packageBaseUrl: base,
    stdLibURL: `${base}python.zip`,
    lockFileContents: JSON.stringify(manifest.lock),
    env: { HOME: '/home/pyodide', SERPENTRY_ENGINES: ENGINES },
  });
  say({ kind: 'starting', part: 0 });
  for (const [name, content] of filesOf(await ours))
    written(python, `${PACKAGES}/${name}`, content);
  python.runPython(`import sys; sys.path.insert(0, '${PACKAGES}')`);
  python.FS.mkdirTree(ENGINES);
  for (const [name, content] of await engines) python.FS.writeFile(`${ENGINES}/${name}`, content);
  let count = 0;
  python.globals.set('counted', () => {
    if (++count % STEP === 0)
      say({ kind: 'starting', part: Math.min(count / manifest.modules, 1) });
  });
  python.runPython(COUNTING);
  await Promise.all(kept);
  const { BrowserHost } = python.pyimport('serpentry.browser.main');
  python.runPython('sys.meta_path.pop(0)');
  return BrowserHost(
    await storage,
    (number: number, text: string) => say({ kind: 'say', number, text }),
    (number: number, code: number) => say({ kind: 'close', number, code }),
    (table: string) => windows.postMessage(table),
  );
}

const folders = new Set<string>();

function written({ FS }: Pyodide, path: string, content: Uint8Array): void {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (!folders.has(folder)) FS.mkdirTree(folder);
  folders.add(folder);
  FS.writeFile(path, content);
}

async function engine(name: string): Promise<[string, Uint8Array]> {
  const answer = await packed(`${base}${name}`);
  const plain = answer.body!.pipeThrough(new DecompressionStream('gzip'));
  return [name, new Uint8Array(await new Response(plain).arrayBuffer())];
}

let host: Promise<BrowserHost> | null = null;

/** What a message wants of the host. */
async function serve(host: BrowserHost, message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'ask':
      return say({ kind: 'answer', number: message.number, text: await host.ask(message.text) });
    case 'open': {
      const { number, table, since, language, drawn } = message;
      return host.open(number, table, since, language, drawn);
    }
    case 'hear':
      return host.hear(message.number, message.text);
    case 'leave':
      return host.leave(message.number);
    case 'follow':
      return host.follow(message.number, message.text);
    case 'fact':
      return (await storage).keep_fact(message.name, message.value);
  }
}

scope.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.kind === 'begin') {
    base = message.base;
    host = begin();
    host.then(
      () => say({ kind: 'ready' }),
      (error: unknown) => {
        console.error(error);
        say({ kind: 'failed', why: error instanceof TypeError ? 'network' : 'broken' });
      },
    );
  } else void host?.then((one) => serve(one, message)).catch((error) => broke(error, message));
});

/** Python answers whatever it is asked; should it be gone itself, that is answered here. */
function broke(error: unknown, message: ToWorker): void {
  console.error(error);
  if (message.kind === 'ask') {
    const answer = { status: 500, kind: 'application/json', content: '{"key":"something-broke"}' };
    say({ kind: 'answer', number: message.number, text: JSON.stringify(answer) });
  } else if (message.kind === 'follow') {
    say({ kind: 'say', number: message.number, text: '{"event":"error","data":""}' });
  } else if (message.kind === 'open' || message.kind === 'hear') {
    say({ kind: 'close', number: message.number, code: 1011 });
  }
}

windows.addEventListener('message', (event: MessageEvent<string>) => {
  void host?.then((one) => one.wake(event.data));
});
