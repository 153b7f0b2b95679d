/* What the service worker does with a notice: shows it, and opens its table when it is tapped. */
self.addEventListener('push', (event) => {
  const { title, body, tag, language, link } = event.data.json();
  const shown = { body, tag, lang: language, icon: 'icon.svg', badge: 'icon-mask.svg', data: link };
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
