// SPDX-License-Identifier: GPL-3.0-or-later
//
// A member's own password on a phone, and a game that spectators see late.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  Club,
  code_for,
  helps,
  is_member,
  kLaptop,
  kPhone,
  look,
  on_turn,
  play_any,
  plies_are,
  random_of,
  shot,
  sit_together,
  tap,
  wear
} from './support';

const club = new Club();
let desk: Page;
const kPassword = 'correct horse';

before(async () => {
  await club.open();
  desk = await helps(club, 'Otto', club.organiser, kLaptop);
});
after(() => club.close());

test('a member sets a password, comes in by it elsewhere, and the organiser removes it', async () => {
  const code = await code_for(desk, 'Ada');
  const ada = await club.person('Somebody', kPhone, { axe: true });
  assert.equal(await ada.locator('.step-up .button:has-text("Set a password")').count(), 0, 'a guest has none');
  await is_member(ada, code);
  await ada.click('.step-up .button:has-text("Set a password")');
  await ada.fill('.step-up input[name=new]', kPassword);
  await look(ada, 'a password in the making');
  await shot(ada, 'password-set-phone');
  await ada.click('.step-up form:has(input[name=new]) button[type=submit]');
  await ada.waitForSelector('.step-up [role=status]:has-text("The password is set.")');
  // Another one needs the old one.
  await ada.click('.step-up .button:has-text("Change the password")');
  await ada.fill('.step-up input[name=old]', 'something else');
  await ada.fill('.step-up input[name=new]', kPassword + '!');
  await ada.click('.step-up form:has(input[name=new]) button[type=submit]');
  await ada.waitForSelector('.step-up .wrong');

  const phone = await club.device(kPhone, { axe: true });
  await phone.click('.button:has-text("I have a password")');
  await phone.fill('input[name=name]', 'ada');
  await phone.fill('input[name=password]', 'something else');
  await phone.click('form button[type=submit]');
  await phone.waitForSelector('.wrong');
  await look(phone, 'coming in by a password');
  await shot(phone, 'password-in-phone');
  await phone.fill('input[name=password]', kPassword);
  await phone.click('form button[type=submit]');
  await phone.waitForSelector('.page.lobby');
  await phone.waitForSelector('.people li:has-text("Ada"):has-text("you")');

  await desk.click('.desk button[aria-label="Devices of Ada"]');
  await desk.click('.desk .button:has-text("Remove the password")');
  await desk.waitForSelector('.desk .button:has-text("Remove the password")', { state: 'detached' });
  const late = await club.device(kPhone);
  await late.click('.button:has-text("I have a password")');
  await late.fill('input[name=name]', 'Ada');
  await late.fill('input[name=password]', kPassword);
  await late.click('form button[type=submit]');
  await late.waitForSelector('.wrong');
});

test('the organiser lets spectators see a game three moves late, and the page says so', async () => {
  const white = await club.person('Bea', kPhone);
  const black = await club.person('Cor', kPhone);
  await sit_together(white, black, { game: 'lines_of_action' });
  const match = white.url().replace(/^.*\//, '');
  const spectator = await club.person('Dirk', kPhone, { axe: true });
  await spectator.goto(club.url + '/watch/' + match);
  await spectator.waitForSelector('.page.match .board');
  assert.equal(await spectator.locator('p.late').count(), 0);
  await desk.goto(club.url + '/watch/' + match);
  await desk.selectOption('select[name=delay]', '3 moves');
  await spectator.waitForSelector('p.late:has-text("Shown 3 moves late")');
  assert.equal(await desk.inputValue('select[name=delay]'), '3 moves');
  const random = random_of(3);
  for (let ply = 0; ply < 5; ++ply) {
    const mover = (await on_turn([white, black]))!;
    await play_any(mover, tap, random);
  }
  await plies_are(white, 5);
  await plies_are(spectator, 2);
  await spectator.waitForTimeout(1000);
  await plies_are(spectator, 2);
  assert.equal(await white.locator('p.late').count(), 0, 'who plays sees the game as it is');
  await look(spectator, 'a game that is shown late');
  await shot(spectator, 'late-phone');
  await shot(desk, 'late-desk');
  await wear(spectator, 'de', 'dark');
  await spectator.waitForSelector('p.late:has-text("3 Züge später")');
  await look(spectator, 'a game that is shown late, in the dark');
  await shot(spectator, 'late-phone-de-dark');
  await desk.selectOption('select[name=delay]', '');
  await plies_are(spectator, 5);
  await spectator.waitForSelector('p.late', { state: 'detached' });
});
