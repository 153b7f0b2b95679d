import { afterEach, expect, test, vi } from 'vitest';

const HERE = { id: 'c1', channel: 'push', address: 'https://push/here', kinds: ['turn'] };
const OTHER = { ...HERE, id: 'c2', address: 'https://push/other' };

/** A browser that is reached, and a server that tells whom it reaches. */
async function reached() {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const subscription = { endpoint: HERE.address, unsubscribe };
  const pushManager = { getSubscription: () => Promise.resolve(subscription) };
  const getRegistration = () => Promise.resolve({ pushManager });
  vi.stubGlobal('location', { origin: 'http://here', href: 'http://here/' });
  vi.stubGlobal('window', { PushManager: Object });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration }, onLine: true });
  let contacts = [HERE, OTHER];
  vi.stubGlobal('fetch', ({ method, url }: Request) => {
    if (method === 'DELETE') contacts = contacts.filter(({ id }) => !url.endsWith(id));
    return Promise.resolve(Response.json({ push: 'key', mail: false, contacts }));
  });
  const { notices } = await import('./notices.svelte');
  await notices.look();
  return { notices, unsubscribe };
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser that was told to stop is not called refused', async () => {
  const { notices, unsubscribe } = await reached();
  expect(notices.here?.id).toBe('c1');
  await notices.stop('c1');
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(notices.here).toBeUndefined();
  expect(notices.isLost).toBe(false);
});

test('another browser stops without this one', async () => {
  const { notices, unsubscribe } = await reached();
  await notices.stop('c2');
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(notices.here?.id).toBe('c1');
});
