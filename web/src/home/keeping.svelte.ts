/**
 * Keeping all files in this browser, so that no network is needed: asked for, and shown as it
 * comes.
 */
import { baseOf, isSite } from '../lib/places';
import type { Manifest } from './talk';

const CACHE = 'serpentry-bundle';
/** How much room is wanted beside the files themselves, for tables. */
const SPARE = 20_000_000;

export type Trouble = '' | 'room' | 'private' | 'net';

class Keeping {
  /** What there is to keep; null where these pages came without a bundle. */
  manifest = $state.raw<Manifest | null>(null);
  /** The version that is kept, if any. */
  version = $state('');
  /** How much has come, 0 to 1, while files are fetched. */
  part = $state<number | null>(null);
  trouble = $state<Trouble>('');

  isKept: boolean = $derived.by(
    () => this.version !== '' && this.version === (this.manifest?.version ?? this.version),
  );

  /** See what there is, and what is kept. */
  async look(): Promise<void> {
    this.version = await keptVersion();
    this.manifest = await manifestNow();
  }

  /** Fetch and keep everything; what is there already is not fetched again. */
  async keep(): Promise<void> {
    const { manifest } = this;
    if (!manifest || this.part !== null) return;
    this.trouble = await this.#obstacle(manifest);
    if (this.trouble) return;
    this.part = 0;
    try {
      await this.#fetch(manifest);
      this.version = manifest.version;
    } catch (error) {
      this.trouble = (error as DOMException).name === 'QuotaExceededError' ? 'room' : 'net';
    }
    this.part = null;
  }

  async #obstacle(manifest: Manifest): Promise<Trouble> {
    if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return 'private';
    const { quota, usage } = await navigator.storage.estimate();
    if (quota !== undefined && quota - (usage ?? 0) < manifest.size + SPARE) return 'room';
    void navigator.storage.persist?.();
    return '';
  }

  /** Into a cache of its own first: until all is there, the old one answers. */
  async #fetch(manifest: Manifest): Promise<void> {
    const cache = await caches.open(`${CACHE}-${manifest.version}`);
    let done = 0;
    for (const { path, size } of manifest.files) {
      const url = baseOf(path);
      if (!(await cache.match(url))) await cache.put(url, await fresh(url));
      done += size;
      this.part = done / manifest.size;
    }
    // The list comes last: it says that all the others are there.
    await cache.put(baseOf('bundle/bundle.json'), Response.json(manifest));
    for (const name of await caches.keys())
      if (name.startsWith(CACHE) && name !== `${CACHE}-${manifest.version}`)
        await caches.delete(name);
  }

  /** Give the room back. */
  async drop(): Promise<void> {
    for (const name of await caches.keys()) if (name.startsWith(CACHE)) await caches.delete(name);
    this.version = '';
  }
}

async function fresh(url: string): Promise<Response> {
  const answer = await fetch(url, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // Without the headers of its way here: they would decide who may have it again.
  const type = answer.headers.get('Content-Type') ?? 'application/octet-stream';
  return new Response(await answer.arrayBuffer(), { headers: { 'Content-Type': type } });
}

async function keptVersion(): Promise<string> {
  if (!('caches' in globalThis)) return '';
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE)) continue;
    const list = await (await caches.open(name)).match(baseOf('bundle/bundle.json'));
    if (list) return ((await list.json()) as Manifest).version;
  }
  return '';
}

/** The list as the host has it now; the kept one when the host can't be reached. */
async function manifestNow(): Promise<Manifest | null> {
  try {
    const answer = await fetch(`${baseOf('bundle/bundle.json')}?now`, { cache: 'no-cache' });
    return answer.ok ? ((await answer.json()) as Manifest) : null;
  } catch {
    return null;
  }
}

export const keeping = new Keeping();
export const hasService = !isSite;
