// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the browser runs for whoever is told of his move, as it is in the bundle, in a browser made here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { base64url_of, bytes_of } from '../../../ui/web/src/later/bytes';

const script = readFileSync(join(process.env.BOARDWRIGHT_WEB_FOLDER!, 'push_worker.js'), 'utf8');

interface Told {
  data?: { text(): string } | null;
  notification?: { close(): void };
  waitUntil(what: Promise<unknown>): void;
}
class Browser {
  shown: { title: string; options: { tag?: string } }[] = [];
  opened: string[] = [];
  pages: { focused: number; focus(): Promise<void> }[] = [];
  private acts_ = new Map<string, (told: Told) => void>();
  private waits_: Promise<unknown>[] = [];

  constructor() {
    const self = {
      addEventListener: (what: string, act: (told: Told) => void) => void this.acts_.set(what, act),
      registration: {
        showNotification: (title: string, options: object) => {
          this.shown.push({ title, options });
          return Promise.resolve();
        }
      },
      clients: {
        matchAll: () => Promise.resolve(this.pages),
        openWindow: (path: string) => Promise.resolve(this.opened.push(path))
      }
    };
    runInNewContext(script, { self });
  }
  get hears(): string[] {
    return [...this.acts_.keys()];
  }
  async happens(what: string, told: object) {
    this.acts_.get(what)!({ ...told, waitUntil: (one) => void this.waits_.push(one) });
    assert.equal(this.waits_.length, 1, 'a browser ends a worker that waits for nothing');
    await this.waits_.pop();
  }
}

test('a push is shown as the server says it, one at a time', async () => {
  const browser = new Browser();
  assert.deepEqual(browser.hears, ['push', 'notificationclick'], 'no request of the page goes through it');
  await browser.happens('push', { data: { text: () => 'Sie sind am Zug' } });
  await browser.happens('push', { data: null });
  assert.deepEqual(
    browser.shown.map((one) => one.title),
    ['Sie sind am Zug', 'Boardwright']
  );
  assert.equal(browser.shown[0]!.options.tag, browser.shown[1]!.options.tag);
  assert.ok(browser.shown[0]!.options.tag);
});

test('pressed it leads to the page: one that is open, else a new one', async () => {
  const browser = new Browser();
  let closed = 0;
  const notification = { close: () => void ++closed };
  await browser.happens('notificationclick', { notification });
  assert.deepEqual(browser.opened, ['/']);
  const page = { focused: 0, focus: () => Promise.resolve(void ++page.focused) };
  browser.pages = [page];
  await browser.happens('notificationclick', { notification });
  assert.deepEqual([browser.opened.length, page.focused, closed], [1, 1, 2]);
});

test('keys are read as bytes, and written as the server reads them', () => {
  (globalThis as { window?: object }).window = {
    atob: (text: string) => Buffer.from(text, 'base64').toString('latin1'),
    btoa: (text: string) => Buffer.from(text, 'latin1').toString('base64')
  };
  for (const length of [65, 64, 63]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 251) % 256);
    assert.deepEqual(bytes_of(Buffer.from(bytes).toString('base64url')), bytes);
    assert.equal(base64url_of(bytes.buffer), Buffer.from(bytes).toString('base64url'));
  }
});
