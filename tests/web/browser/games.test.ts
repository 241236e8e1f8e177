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

const left = (page: Page) => page.locator('.set-up .kind .number').allInnerTexts();
const sum = (numbers: string[]) => numbers.reduce((all, number) => all + Number(number), 0);
const targets = (page: Page) => page.locator('.cell[aria-label*="can go here"]');
const fewer = async (page: Page, than: number) => {
  for (let tries = 0; tries < 200 && sum(await left(page)) >= than; ++tries) await page.waitForTimeout(25);
  assert.equal(sum(await left(page)), than - 1);
};

/** Tap a piece, then a field; tap it there, then another field; take it away again. */
async function set_up_by_tap(page: Page) {
  const all = sum(await left(page));
  await page.locator('.set-up .kind').first().tap();
  const first = await targets(page).first().getAttribute('data-place');
  await tap(page, Number(first));
  await fewer(page, all);
  const label = (place: string | null) =>
    page.locator(`.cell[data-place="${place}"]`).getAttribute('aria-label');
  const placed = (await label(first))!.split(', ')[1]!;
  await tap(page, Number(first));
  await targets(page).first().waitFor();
  const second = await targets(page).nth(1).getAttribute('data-place');
  await tap(page, Number(second));
  await page.waitForFunction(
    ([place, piece]) => {
      const cell = document.querySelector(`.cell[data-place="${place}"]`);
      return cell!.getAttribute('aria-label')!.includes(piece!);
    },
    [second, placed] as const
  );
  assert.doesNotMatch((await label(first))!, new RegExp(placed));
  assert.equal(sum(await left(page)), all - 1);
  await page.click('.set-up .buttons .button:has-text("Clear")');
  await page.waitForFunction((wanted) => {
    const numbers = Array.from(document.querySelectorAll('.set-up .kind .number'));
    return numbers.reduce((sum_so_far, one) => sum_so_far + Number(one.textContent), 0) === wanted;
  }, all);
}

/** Drag a piece onto a field, from there onto another one, and off the board. */
async function set_up_by_drag(page: Page) {
  const all = sum(await left(page));
  const middle = (box: { x: number; y: number; width: number; height: number } | null): [number, number] => [
    box!.x + box!.width / 2,
    box!.y + box!.height / 2
  ];
  await page.mouse.move(...middle(await page.locator('.set-up .kind').first().boundingBox()));
  await page.mouse.down();
  const [x, y] = middle(await page.locator('.board').boundingBox());
  await page.mouse.move(x, y, { steps: 3 }); // in hand now, so that fields light up
  const place = await targets(page).first().getAttribute('data-place');
  const field = page.locator(`.cell[data-place="${place}"]`);
  await page.mouse.move(...middle(await field.boundingBox()), { steps: 3 });
  await page.mouse.up();
  await fewer(page, all);
  await page.mouse.move(...middle(await field.boundingBox()));
  await page.mouse.down();
  await targets(page).first().waitFor();
  await page.mouse.move(5, 400, { steps: 6 });
  await page.mouse.up();
  await page.waitForFunction((wanted) => {
    const numbers = Array.from(document.querySelectorAll('.set-up .kind .number'));
    return numbers.reduce((sum_so_far, one) => sum_so_far + Number(one.textContent), 0) === wanted;
  }, all);
}

for (const table of kGames)
  test('from set-up to end: ' + table.game, async () => {
    await sit_together(phone, laptop, table);
    await watcher.click('.table .button:has-text("Watch")');
    await watcher.waitForSelector('.page.match .board');
    if (table.set_up) {
      await set_up_by_tap(phone);
      await set_up_by_drag(laptop);
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
