// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards that aren't squares with one piece on each, on a phone and a laptop: towers of men, points that hold several,
// hexagons, points on lines, men that come from beside the board. By the fields that light up, as people play.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  click,
  Club,
  kLaptop,
  kPhone,
  look,
  on_turn,
  play_any,
  plies,
  plies_are,
  random_of,
  resign,
  shot,
  sit_together,
  tap
} from './support';

const club = new Club();
let phone: Page;
let laptop: Page;

before(async () => {
  await club.open();
  phone = await club.person('Ada', kPhone, { axe: true });
  laptop = await club.person('Bob', kLaptop, { axe: true });
});
after(() => club.close());

for (const { game, most } of [
  { game: 'lasca', most: 24 },
  { game: 'backgammon', most: 16 },
  { game: 'hex', most: 8 },
  { game: 'morris', most: 20 },
  { game: 'amazons', most: 4 }
])
  test(`${game} on a phone and a laptop`, async () => {
    const random = random_of(11);
    await sit_together(phone, laptop, { game });
    for (let i = 0; i < most; ++i) {
      const mover = await on_turn([phone, laptop]);
      if (!mover) break;
      await play_any(mover, mover === phone ? tap : click, random);
      const shown = await plies(mover);
      for (const one of [phone, laptop]) await plies_are(one, Math.max(shown, await plies(one)));
    }
    for (const [one, where] of [
      [phone, 'phone'],
      [laptop, 'laptop']
    ] as const) {
      await look(one, `${game} on a ${where}`);
      await shot(one, `${game}-${where}`);
    }
    if (!(await phone.locator('.status.over').count())) await resign(phone);
    for (const one of [phone, laptop]) {
      await one.waitForSelector('.status.over');
      assert.ok((await plies(one)) > 0);
      await one.goto(club.url);
      await one.waitForSelector('.page.lobby');
    }
  });
