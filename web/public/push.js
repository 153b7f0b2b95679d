/* What the service worker does with a notice: shows it, and opens its table when it is tapped. */
self.addEventListener('push', (event) => {
  const { title, body, tag, language, link } = event.data.json();
  const shown = { body, tag, lang: language, icon: 'icon.png', badge: 'badge.png', data: link };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.registration.scope);
  if (url.origin === self.location.origin) event.waitUntil(show(url.href));
});

async function show(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  return open ? open.focus() : self.clients.openWindow(url);
}

/* The browser has moved to another address: the server is told, as no page may be open for weeks. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moved(event.oldSubscription, event.newSubscription));
});

async function moved(before, after) {
  const { push, contacts } = await asked('GET', '');
  const known = contacts.filter((one) => one.channel === 'push');
  const former = known.find((one) => one.address === before?.endpoint) ?? known[0];
  if (!push || !former) return;
  const terms = { userVisibleOnly: true, applicationServerKey: push };
  const made = (after ?? (await self.registration.pushManager.subscribe(terms))).toJSON();
  const { endpoint, keys } = made;
  await asked('POST', '/push', { endpoint, keys, kinds: former.kinds });
  if (former.address !== endpoint && before) await asked('DELETE', `/contacts/${former.id}`);
}

async function asked(method, path, body) {
  const sent = body && {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  };
  const url = new URL(`api/notices${path}`, self.registration.scope);
  const answer = await fetch(url, { method, ...sent });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.json();
}
