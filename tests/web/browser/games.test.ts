// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games from set-up to end on a phone and a laptop, with somebody looking on. By tap on the phone, by mouse on the
// laptop; nobody sees more or less than the other.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  click,
  Club,
  kLaptop,
  kPhone,
  on_turn,
  play_any,
  random_of,
  resign,
  set_up_at_random,
  sit_together,
  tap,
  type NewTable
} from './support';

// In CI a game that goes on longer ends by resignation; the night plays all of them out.
const kMost = Number(process.env.BOARDWRIGHT_WEB_PLIES || 14);

const club = new Club();
let phone: Page;
let laptop: Page;
let watcher: Page;

before(async () => {
  await club.open();
  phone = await club.person('Ada', kPhone);
  laptop = await club.person('Bob', kLaptop);
  watcher = await club.person('Cleo', kLaptop);
});
after(() => club.close());

const kGames: (NewTable & { set_up: boolean; hidden?: boolean; most: number })[] = [
  { game: 'lines_of_action', variant: 'small', clock: 'blitz', set_up: false, most: 500 },
  { game: 'dice_checkers', set_up: false, most: kMost },
  { game: 'militakiri', set_up: true, most: kMost },
  { game: 'two_field', variant: 'duel', clock: 'rapid', set_up: true, hidden: true, most: kMost }
];

for (const table of kGames)
  test('from set-up to end: ' + table.game, async () => {
    await sit_together(phone, laptop, table);
    await watcher.click('.table .button:has-text("Watch")');
    await watcher.waitForSelector('.page.match .board');
    if (table.set_up) {
      await set_up_at_random(phone);
      await set_up_at_random(laptop);
    }
    const random = random_of(table.game.length);
    const press = (page: Page) => (page === phone ? tap : click);
    let moves = 0;
    for (; moves < table.most; ++moves) {
      const mover = await on_turn([phone, laptop]);
      if (!mover) break;
      await play_any(mover, press(mover), random);
    }
    if (moves >= table.most) await resign((await on_turn([phone, laptop]))!);
    for (const page of [phone, laptop, watcher]) await page.waitForSelector('.status.over');
    const words = await Promise.all([phone, laptop].map((page) => page.locator('.status .what').innerText()));
    assert.ok(
      ['You have lost,You have won', 'You have won,You have lost', 'A draw,A draw'].includes(words.join()),
      words.join()
    );
    // What is put together from news is what the server tells who asks anew; all have seen the same moves.
    const list = (page: Page) => page.locator('.plies > li').allInnerTexts();
    const played = (page: Page) => page.locator('.plies > li:not(.set_up)').allInnerTexts();
    for (const page of [phone, watcher]) {
      const before = await list(page);
      await page.reload();
      await page.waitForSelector('.plies > li.move');
      assert.deepEqual(await list(page), before);
    }
    if (!table.hidden) assert.deepEqual(await played(phone), await played(watcher));
    assert.equal((await played(phone)).length, (await played(laptop)).length);
    assert.ok(moves >= 8, 'a game of ' + moves + ' moves');
    for (const page of [phone, laptop, watcher]) {
      await page.click('.top .button.quiet');
      await page.waitForSelector('.page.lobby');
    }
  });
