/** New versions of these pages: they wait until somebody wants them, and take the bundle along. */
import { baseOf } from '../lib/places';
import { keeping } from './keeping.svelte';

/** Milliseconds until a service that can't be reached is tried again. */
const AGAIN = 2000;

class Updating {
  waiting = $state.raw<ServiceWorker | null>(null);
  busy = $state(false);

  async begin(): Promise<void> {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    try {
      const registered = await navigator.serviceWorker.register(baseOf('sw.js'));
      this.#see(registered.waiting);
      registered.addEventListener('updatefound', () => {
        const coming = registered.installing;
        coming?.addEventListener('statechange', () => {
          if (coming.state === 'installed') this.#see(coming);
        });
      });
    } catch {
      // A private window may refuse; everything else works without.
    }
  }

  /** Only where an older version is at work does a new one have to wait. */
  #see(worker: ServiceWorker | null): void {
    if (navigator.serviceWorker.controller) this.waiting = worker;
  }

  /** A part of the page did not come: load it all again as soon as the service can be reached. */
  async again(): Promise<never> {
    const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    // What fails again although the service answers would fail for ever.
    let isWorthIt = type !== 'reload';
    for (;;) {
      const isReached = await fetch(baseOf('api/ready')).then(
        () => true,
        () => false,
      );
      if (isReached && isWorthIt) location.reload();
      isWorthIt = !isReached;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }

  /** Take the new version; every move is stored, so that nothing is lost by it. */
  async take(): Promise<void> {
    this.busy = true;
    await keeping.look();
    if (keeping.version) await keeping.keep();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.waiting?.postMessage({ type: 'SKIP_WAITING' });
  }
}

export const updating = new Updating();
