// SPDX-License-Identifier: GPL-3.0-or-later
//
// The ways to move besides taps, what is asked and answered at the table, and a network that comes and goes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  activate,
  Club,
  kLaptop,
  kPhone,
  on_turn,
  play_any,
  plies,
  plies_are,
  random_of,
  resign,
  sit_together
} from './support';

const club = new Club();
let phone: Page;
let laptop: Page;

before(async () => {
  await club.open();
  phone = await club.person('Dora', kPhone);
  laptop = await club.person('Emil', kLaptop);
  await sit_together(phone, laptop, { game: 'lines_of_action', seat: 'white' });
});
after(() => club.close());

const cell = (page: Page, name: string) => page.locator(`.cell[aria-label^="${name},"]`);
const status = (page: Page) => page.locator('.status').innerText();
const act = (page: Page, name: string) => page.locator(`.actions .button:has-text("${name}")`);

async function drag(page: Page, from: string, to: string) {
  const [a, b] = [await cell(page, from).boundingBox(), await cell(page, to).boundingBox()];
  const middle = (box: typeof a): [number, number] => [box!.x + box!.width / 2, box!.y + box!.height / 2];
  await page.mouse.move(...middle(a));
  await page.mouse.down();
  await page.mouse.move(...middle(b), { steps: 5 });
  await page.mouse.up();
}

test('a drag moves a piece', async () => {
  await drag(laptop, 'b1', 'b3');
  await plies_are(phone, 1);
  assert.match(await phone.locator('.ply').first().innerText(), /b1-b3/);
});

test('a phone asks before a move goes out, and no lets go', async () => {
  await cell(phone, 'a3').tap();
  await cell(phone, 'c3').tap(); // a3 to c1, c3, c5, a-file …: whatever is legal is asked about
  const asked = await phone.locator('.status.confirm').count();
  if (asked) {
    assert.equal(await plies(phone), 1);
    await phone.click('.status.confirm .button:has-text("No")');
    await phone.waitForSelector('.status.confirm', { state: 'detached' });
  }
  assert.equal(await plies(phone), 1);
  await play_any(phone, activate, random_of(2)); // by activating elements alone, as a screen reader does
  await plies_are(phone, 2);
});

test('keys move: arrows to a field, Enter, arrows, Enter', async () => {
  const mover = (await on_turn([laptop]))!;
  const [from, to] = await mover.evaluate(() => {
    const place = (cell: Element) => Number((cell as HTMLElement).dataset.place);
    return [place(document.querySelector('.cell.alive')!), -1];
  });
  await mover.locator('.cell[tabindex="0"]').focus();
  await walk(mover, from!);
  await mover.keyboard.press('Enter');
  const target = await mover.evaluate(() => {
    const cells = Array.from(document.querySelectorAll<HTMLElement>('.cell.alive'));
    return Number(cells.find((one) => /can go here/.test(one.getAttribute('aria-label')!))!.dataset.place);
  });
  await walk(mover, target);
  await mover.keyboard.press('Enter');
  await plies_are(phone, 3);
  assert.equal(to, -1);
});

/** With arrows alone, to that field of an eight by eight board. */
async function walk(page: Page, to: number) {
  for (let tries = 0; tries < 40; ++tries) {
    const [at, dx, dy] = await page.evaluate((place) => {
      const now = document.activeElement as HTMLElement;
      const wanted = document.querySelector<HTMLElement>(`.cell[data-place="${place}"]`)!;
      const [a, b] = [now.getBoundingClientRect(), wanted.getBoundingClientRect()];
      return [Number(now.dataset.place), b.left - a.left, b.top - a.top] as [number, number, number];
    }, to);
    if (at === to) return;
    const across = Math.abs(dx) > 5;
    await page.keyboard.press(
      across ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp'
    );
  }
  throw new Error('arrows do not lead there');
}

test('a typed move, begun on the board; and why one is none, with the number of its rule', async () => {
  const mover = (await on_turn([phone]))!;
  await mover.click('#tab-words');
  await mover.fill('#typed-move', 'a2-a3');
  await mover.click('.typed button[type=submit]');
  await mover.waitForSelector('.status.why');
  assert.match(await mover.locator('.status .rule').innerText(), /^L2\./);
  // The button leads to the rule.
  await mover.click('.status .rule');
  await mover.waitForSelector('.rules .wanted');
  const legal = await mover.evaluate(() => {
    (document.querySelector('#tab-words') as HTMLElement).click();
    return new Promise<string>((resolve) =>
      setTimeout(() => {
        (document.querySelector('.choices .button') as HTMLElement).click();
        setTimeout(() => resolve(document.querySelectorAll('.choices')[1]!.textContent!), 100);
      }, 100)
    );
  });
  const text = /\(([^)]+)\)/.exec(legal)![1]!;
  await mover.fill('#typed-move', text.toUpperCase().replace(/[-X]/, ' '));
  await mover.click('.typed button[type=submit]');
  await mover.click('#confirm-move');
  await mover.click('#tab-moves');
  await plies_are(mover, 4);
});

test('draw, take-back, pause and resignation are asked and answered', async () => {
  await act(laptop, 'Offer a draw').click();
  await phone.click('.question .button:has-text("Decline")');
  await phone.waitForSelector('.question', { state: 'detached' });
  await act(laptop, 'Pause').click();
  await phone.waitForFunction(
    () =>
      /paused/.test(document.querySelector('.status')!.textContent!) || !!document.querySelector('.question')
  );
  const allow = phone.locator('.question .button:has-text("Allow")');
  if (await allow.count()) await allow.click();
  await phone.waitForFunction(() => /paused/.test(document.querySelector('.status')!.textContent!));
  await act(phone, 'Play on').click();
  await phone.waitForFunction(() => !/paused/.test(document.querySelector('.status')!.textContent!));
});

test('a drop of the network is seen within four seconds; a move made meanwhile goes out once', async () => {
  const mover = (await on_turn([laptop]))!;
  const before = await plies(mover);
  await mover.context().setOffline(true);
  const began = Date.now();
  await mover.waitForSelector('.board.stale');
  assert.ok(Date.now() - began < 4500, 'seen after ' + (Date.now() - began) + ' ms');
  const start = mover.locator('.cell.alive').first();
  await start.click();
  await mover.locator('.cell[aria-label*="can go here"]').first().click();
  assert.match(await status(mover), /goes out when the connection is back/);
  await mover.context().setOffline(false);
  await mover.waitForSelector('.board:not(.stale)');
  await plies_are(mover, before + 1);
  await plies_are(phone, before + 1);
});

test('after kill -9 the pages come back by themselves and play on', async () => {
  const before = await plies(phone);
  await club.end_server('SIGKILL');
  await phone.waitForSelector('.network');
  await club.serve();
  const began = Date.now();
  for (const page of [phone, laptop]) await page.waitForSelector('.board:not(.stale)');
  console.log('back after ' + (Date.now() - began) + ' ms');
  await plies_are(phone, before);
  await play_any((await on_turn([phone, laptop]))!, activate, random_of(9));
  await plies_are(phone, before + 1);
});

test('resigning is asked twice; then a rematch with the sides exchanged', async () => {
  await act(phone, 'Resign').click();
  await phone.click('.actions.asking .button:has-text("Play on")');
  assert.equal(await phone.locator('.status.over').count(), 0);
  await resign(phone);
  for (const page of [phone, laptop]) await page.waitForSelector('.status.over');
  assert.match(await status(phone), /You have lost[^]*you have resigned/i);
  await phone.click('.after .button:has-text("Rematch")');
  await laptop.click('.after .button:has-text("Rematch")');
  for (const page of [phone, laptop]) await page.waitForSelector('.page.match .status:not(.over)');
  await phone.waitForSelector('.strip.own .more:has-text("Black")');
});

test('a page whose first questions get no answer asks again by itself', async () => {
  const page = await club.device(kPhone);
  for (const lost of ['**/api/hello', '**/texts.en.json']) {
    let times = 0;
    await page.route(lost, (route) => (++times > 2 ? route.continue() : route.abort()));
    await page.reload();
    await page.waitForSelector('input[name=name]');
    assert.ok(times > 2, lost);
  }
});
