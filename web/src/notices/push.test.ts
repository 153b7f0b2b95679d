/** The service worker tells the server of its browser's new address. */
import { expect, test } from 'vitest';
import WORKER from '../../public/push.js?raw';

const OLD = { id: 'c1', channel: 'push', address: 'https://push/old', kinds: ['turn'] };
const NEW = { endpoint: 'https://push/new', keys: { p256dh: 'p', auth: 'a' } };

type Handler = (event: object) => void;

/** What is asked of the server when the browser says that its subscription has changed. */
async function asked(event: object, contacts: object[]): Promise<string[]> {
  const found: string[] = [];
  const handlers: Record<string, Handler> = {};
  const subscribe = (terms: { applicationServerKey: string }) => {
    found.push(`subscribe ${terms.applicationServerKey}`);
    return Promise.resolve({ toJSON: () => NEW });
  };
  const self = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    registration: { scope: 'https://play.example.org/', pushManager: { subscribe } },
  };
  const answer = { ok: true, json: () => Promise.resolve({ push: 'key', contacts }) };
  const fetch = (url: URL, { method, body }: { method: string; body?: string }) => {
    found.push(`${method} ${url.pathname} ${body ?? ''}`.trim());
    return Promise.resolve(answer);
  };
  new Function('self', 'fetch', WORKER)(self, fetch);
  let work: unknown;
  handlers['pushsubscriptionchange']!({ ...event, waitUntil: (one: unknown) => (work = one) });
  await work;
  return found;
}

test('a browser that has moved is told of the same things at its new address', async () => {
  const sent = JSON.stringify({ ...NEW, kinds: ['turn'] });
  const added = `POST /api/notices/push ${sent}`;
  const gone = 'DELETE /api/notices/contacts/c1';
  const before = { endpoint: OLD.address };
  const both = { oldSubscription: before, newSubscription: { toJSON: () => NEW } };
  expect(await asked(both, [OLD])).toEqual(['GET /api/notices', added, gone]);
  expect(await asked({ oldSubscription: before }, [OLD])).toEqual([
    'GET /api/notices',
    'subscribe key',
    added,
    gone,
  ]);
  expect(await asked({}, [OLD])).toEqual(['GET /api/notices', 'subscribe key', added]);
});

test('whoever wants to be told of nothing is not subscribed again', async () => {
  expect(await asked({}, [])).toEqual(['GET /api/notices']);
});
