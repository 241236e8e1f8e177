// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is fetched only when it is wanted: once; and where the server has another page by now, that is loaded, once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Part, type PartsWorld } from '../../../ui/web/src/parts';

class Browser implements PartsWorld {
  page: string | null = 'new'; // null: the server doesn't answer
  kept: string | null = null;
  forbidden = false;
  loads = 0;
  changes = 0;
  version = () => (this.page === null ? Promise.reject(new Error('gone')) : Promise.resolve(this.page));
  loaded_for = () => {
    if (this.forbidden) throw new Error('forbidden');
    return this.kept;
  };
  loading_for = (version: string) => void (this.kept = version);
  load_again = () => void ++this.loads;
  changed = () => void ++this.changes;
}
const gone = () => Promise.reject(new Error('no such chunk'));
const later = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a part is fetched once, when it is first wanted', async () => {
  const browser = new Browser();
  let fetched = 0;
  const part = new Part(() => Promise.resolve(++fetched), browser);
  assert.equal(fetched, 0);
  assert.equal(part.get(), null);
  assert.equal(part.get(), null);
  await later();
  assert.equal(part.get(), 1);
  assert.deepEqual([fetched, browser.changes, part.failed], [1, 1, false]);
});

test('a page whose part is gone is loaded again, once for each page of the server', async () => {
  const browser = new Browser();
  const old = new Part(gone, browser);
  old.get();
  await later();
  assert.deepEqual([browser.loads, old.failed], [1, false]);
  // The page that came then doesn't find it either: no circle.
  const next = new Part(gone, browser);
  next.get();
  await later();
  assert.deepEqual([browser.loads, next.failed, browser.changes], [1, true, 1]);
  browser.page = 'newer';
  new Part(gone, browser).get();
  await later();
  assert.equal(browser.loads, 2);
});

test('without a server, or where nothing may be kept, it is said and nothing is loaded', async () => {
  for (const trouble of ['gone', 'forbidden']) {
    const browser = new Browser();
    if (trouble === 'gone') browser.page = null;
    else browser.forbidden = true;
    const part = new Part(gone, browser);
    part.get();
    await later();
    assert.deepEqual([browser.loads, part.failed, browser.changes], [0, true, 1], trouble);
  }
});
