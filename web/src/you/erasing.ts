/** Deleting what is kept of somebody: on the service, and in this browser. */
import { answered, client } from '../connection/api';
import { surely } from '../keeping/passkeys';

/** First on the service: if it refuses, nothing is lost here. */
export async function eraseAll(known: boolean): Promise<void> {
  if (known) await surely(() => answered(client.DELETE('/api/guest')));
  await eraseBrowser();
}

/** All that these pages ever kept in this browser. */
export async function eraseBrowser(): Promise<void> {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await worker.unregister();
  if ('caches' in globalThis)
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  for (const { name } of await indexedDB.databases()) if (name) await emptied(name);
  localStorage.clear();
  sessionStorage.clear();
}

/** A worker may have it open, so it can't be deleted; it is emptied. */
function emptied(name: string): Promise<void> {
  return new Promise((settle, fail) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => fail(opening.error ?? new Error(name));
    opening.onsuccess = () => {
      const base = opening.result;
      const stores = [...base.objectStoreNames];
      if (!stores.length) return settle();
      const writing = base.transaction(stores, 'readwrite');
      for (const one of stores) writing.objectStore(one).clear();
      writing.oncomplete = () => settle();
      writing.onabort = () => fail(writing.error ?? new Error(name));
      base.close();
    };
  });
}
