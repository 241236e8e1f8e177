// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the browser keeps of the page for itself: it shows what the server tells, and leads to the page. A file of its
// own, fetched by the browser alone once a member wants to be told; it answers no requests of the page.
export {};

interface Told {
  waitUntil(what: Promise<unknown>): void;
  data: { text(): string } | null; // of a push
  notification: { close(): void }; // of one that was pressed
}
interface Window {
  focus(): Promise<unknown>;
}
/** Of a service worker, whose types are another library than a page's. */
interface Worker {
  addEventListener(what: 'push' | 'notificationclick', act: (told: Told) => void): void;
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(what: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
}
declare const self: Worker;

self.addEventListener('push', (told) => {
  const title = told.data ? told.data.text() : 'Boardwright';
  // One at a time: they all say the same.
  const options = { tag: 'move', renotify: true, icon: '/icon.svg' };
  told.waitUntil(self.registration.showNotification(title, options));
});

async function lead() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (pages[0] ? pages[0].focus() : self.clients.openWindow('/'));
}
self.addEventListener('notificationclick', (told) => {
  told.notification.close();
  told.waitUntil(lead());
});
