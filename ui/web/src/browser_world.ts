// SPDX-License-Identifier: GPL-3.0-or-later
import type { Link, Socket, World } from './link';

const kTick = 250; // milliseconds

/** The link's world in a browser. */
export const browser_world: World = {
  now: () => Date.now(),
  random: () => Math.random(),
  random_bytes: (bytes) => void window.crypto.getRandomValues(bytes),
  visible: () => document.visibilityState !== 'hidden',
  open(told): Socket {
    const scheme = window.location.protocol === 'https:' ? 'wss://' : 'ws://';
    const socket = new WebSocket(scheme + window.location.host + '/ws');
    socket.onopen = () => told.opened();
    socket.onmessage = (event) => told.heard(String(event.data));
    socket.onclose = () => told.closed();
    return { send: (text) => socket.send(text), close: () => socket.close() };
  }
};

/** Lets the link live: time passes, the network comes and goes, the page is hidden and seen. */
export function drive(link: Link, wanted: () => boolean) {
  window.setInterval(() => wanted() && link.tick(), kTick);
  const hurry = () => wanted() && link.hurry();
  window.addEventListener('online', hurry);
  window.addEventListener('pageshow', hurry);
  document.addEventListener('visibilitychange', hurry);
  window.addEventListener('offline', () => link.offline());
}
