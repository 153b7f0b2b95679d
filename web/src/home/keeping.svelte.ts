/**
 * Keeping all files in this browser, so that no network is needed: asked for, and shown as it
 * comes; or without being asked, once somebody plays here.
 */
import { baseOf } from '../lib/places';
import { bare, CACHE, cacheOf, type Manifest } from './talk';

/** How much room is wanted beside the files themselves, for tables. */
const SPARE = 20_000_000;
/** The number of files that are fetched at the same time: most of them are small. */
const AT_ONCE = 6;

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
    void navigator.storage.persist?.();
    await this.#keep(manifest);
  }

  /** What somebody plays with here stays, with the little that is missing, wherever it can. */
  async keepWhatIsPlayed(): Promise<void> {
    await this.look();
    const { manifest } = this;
    if (!manifest || this.isKept || this.part !== null || (await this.#obstacle(manifest))) return;
    await this.#keep(manifest);
    this.trouble = '';
  }

  async #keep(manifest: Manifest): Promise<void> {
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
    return '';
  }

  /** Into a cache of its own first: until all is there, the old one answers. */
  async #fetch(manifest: Manifest): Promise<void> {
    const cache = await caches.open(cacheOf(manifest));
    let done = 0;
    const left = manifest.files.values();
    const some = async (): Promise<void> => {
      for (const { path, size } of left) {
        const url = baseOf(path);
        if (!(await cache.match(url))) await cache.put(url, await fresh(url));
        done += size;
        this.part = done / manifest.size;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
    // The list comes last: it says that all the others are there.
    await cache.put(baseOf('bundle/bundle.json'), Response.json(manifest));
    for (const name of await caches.keys())
      if (name.startsWith(CACHE) && name !== cacheOf(manifest)) await caches.delete(name);
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
  return bare(answer);
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
