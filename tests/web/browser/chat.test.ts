// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is written beside a game: ready phrases in each reader's language, words as nothing but words, spectators apart
// until the end, and somebody who may write no more.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Club, helps, kLaptop, kPhone, look, resign, shot, sit_together, wear } from './support';

const club = new Club();
let guest: Page; // a phone in German
let desk: Page; // the organiser's laptop, who plays too
let other: Page; // looks on
let third: Page; // the same, as the organiser's second helper

before(async () => {
  await club.open();
  guest = await club.person('Gast', kPhone, { axe: true, locale: 'de' });
  desk = await helps(club, 'Otto', club.organiser, kLaptop);
  await sit_together(guest, desk, { game: 'lines_of_action', seat: 'black' });
  other = await club.person('Eva', kPhone, { axe: true });
  third = await helps(club, 'Hilde', club.helper, kLaptop);
  for (const page of [other, third]) {
    await page.click('.table .button:has-text("Watch")');
    await page.waitForSelector('.page.match .board');
  }
});
after(() => club.close());

const open_chat = (page: Page) => page.click('#tab-chat');
const lines = (page: Page) => page.locator('.chat-lines p:not(.muted)').allInnerTexts();
const read = (page: Page, words: string) => page.waitForSelector(`.chat-lines p:not(.muted):has-text(${JSON.stringify(words)})`);
async function write(page: Page, words: string) {
  await page.fill('.chat-words input', words);
  await page.click('.chat-words button');
}

test('a phrase is read in the language of who reads it, and the tab says that something came', async () => {
  for (const page of [guest, other]) await open_chat(page);
  assert.equal(await guest.locator('.chat-words').count(), 0, 'guests have phrases alone');
  await look(guest, 'phrases of a guest');
  await shot(guest, 'chat-guest-phone');
  await guest.click('.chat .phrases .button:has-text("Viel Glück!")');
  await read(guest, 'Viel Glück!');
  await desk.waitForSelector('#tab-chat:has-text("(1)")');
  await open_chat(desk);
  await read(desk, 'Good luck!');
  await desk.waitForSelector('#tab-chat:not(:has-text("("))');
  assert.match((await lines(desk))[0]!, /Gast\s+Black/);
});

test('words are words, whatever is in them, and players and spectators write apart', async () => {
  await write(desk, '<img src=x onerror="alert(1)"> & <b>bold</b>');
  await read(guest, '<b>bold</b>');
  assert.equal(await guest.locator('.chat-lines img, .chat-lines b').count(), 0);
  await open_chat(third);
  await write(third, 'black wins this');
  await read(other, 'black wins this');
  await third.waitForTimeout(300);
  for (const page of [guest, desk]) assert.ok(!(await lines(page)).join().includes('black wins'), 'players read it');
  for (const page of [other, third]) assert.equal((await lines(page)).length, 1);
  await look(desk, 'a chat with words');
  await shot(desk, 'chat-player-laptop');
  await wear(third, 'fr', 'dark');
  await look(third, 'a chat in French, dark');
  await shot(third, 'chat-spectator-laptop-fr-dark');
});

test('too fast is slower, nothing is lost', async () => {
  for (const words of ['one', 'two', 'three']) {
    await write(desk, words);
    await read(desk, words);
  }
  const all = (await lines(guest)).join('\n');
  for (const words of ['one', 'two', 'three']) assert.equal(all.split(': ' + words).length, 2, words);
});

test('at the end players read what was written beside them', async () => {
  await resign(desk);
  await read(guest, 'black wins this');
  await read(desk, 'black wins this');
  assert.match((await lines(desk)).find((line) => line.includes('black wins'))!, /Hilde\s+looks on/);
});

test('who is muted reads that he may write no more, and what he wrote is gone', async () => {
  const organiser = await helps(club, 'Olga', club.organiser, kLaptop);
  await organiser.click('button[aria-label="Devices of Gast"]');
  await organiser.click('.desk button:has-text("Take the chat away")');
  await organiser.waitForSelector('.desk button:has-text("Let write again")');
  await shot(organiser, 'chat-mute-laptop');
  await guest.waitForSelector('.chat p:has-text("Die Leitung lässt Sie nicht mehr schreiben.")');
  assert.equal(await guest.locator('.chat .phrases').count(), 0);
  assert.ok(!(await lines(desk)).join().includes('Good luck'));
  await organiser.click('.desk button:has-text("Let write again")');
  await guest.waitForSelector('.chat .phrases');
});
