// SPDX-License-Identifier: GPL-3.0-or-later
//
// A move that is chosen before the turn comes, and what is heard of a game by who wants to hear it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Club, kLaptop, kPhone, look, plies, plies_are, resign, sit_together } from './support';

const club = new Club();
let white: Page; // asks before a move goes out, as phones do
let black: Page;

/** Counts notes instead of sounding them. */
const count_notes = () => {
  const heard = window as unknown as { notes: number; AudioContext: unknown };
  heard.notes = 0;
  const nothing = () => undefined;
  heard.AudioContext = class {
    state = 'running';
    currentTime = 0;
    destination = {};
    resume = nothing;
    createOscillator = () => ({ frequency: {}, connect: nothing, start: () => ++heard.notes, stop: nothing });
    createGain = () => ({
      gain: { setValueAtTime: nothing, exponentialRampToValueAtTime: nothing },
      connect: nothing
    });
  };
};
const notes = (page: Page) => page.evaluate(() => (window as unknown as { notes: number }).notes);

before(async () => {
  await club.open();
  white = await club.person('Wim', kPhone, { axe: true });
  black = await club.person('Ben', kLaptop);
  await black.addInitScript(count_notes);
  await black.reload();
  await black.waitForSelector('.page.lobby');
  await sit_together(white, black, { game: 'lines_of_action', seat: 'white' });
});
after(() => club.close());

const cell = (page: Page, name: string) => page.locator(`.cell[aria-label^="${name},"]`);
async function go(page: Page, from: string, to: string) {
  await cell(page, from).click();
  await cell(page, to).click();
}

test('a phone asks about the move that was chosen ahead, when its turn has come', async () => {
  await go(white, 'a4', 'c4');
  for (const name of ['a4', 'c4'])
    assert.match((await cell(white, name).getAttribute('aria-label'))!, /chosen ahead/);
  assert.equal(await white.locator('.status.confirm').count(), 0);
  await look(white, 'chosen ahead');
  await go(black, 'b1', 'b3');
  await white.waitForSelector('.status.confirm');
  assert.match(await white.locator('.status.confirm').innerText(), /a4-c4/);
  assert.equal(await plies(black), 1);
  await white.click('#confirm-move');
  await plies_are(black, 2);
});

test('where nothing is asked it goes out at once', async () => {
  await go(black, 'd1', 'd3');
  await plies_are(white, 3);
  await go(black, 'e1', 'e3'); // in advance
  await go(white, 'a5', 'c5');
  await white.click('#confirm-move');
  await plies_are(white, 5);
  assert.match(await white.locator('.plies').innerText(), /e1-e3/);
});

test('Escape and the last place again let it go, and what is no move then is not played', async () => {
  await cell(black, 'f1').click();
  await black.keyboard.press('Escape');
  assert.equal(await black.locator('[aria-label*="chosen ahead"]').count(), 0);
  await go(black, 'f1', 'a8');
  assert.equal(await black.locator('[aria-label*="chosen ahead"]').count(), 2);
  await go(white, 'h4', 'f4');
  await white.click('#confirm-move');
  await plies_are(black, 6);
  assert.equal(await black.locator('[aria-label*="chosen ahead"]').count(), 0);
  await black.waitForTimeout(200);
  assert.equal(await plies(white), 6);
});

test('nothing is heard until somebody wants it; then a move, the turn and the end', async () => {
  assert.equal(await notes(black), 0);
  await black.click('#settings-button');
  await black.check('input[name=sound] >> nth=1');
  assert.equal(await notes(black), 2, 'how it will sound');
  await black.keyboard.press('Escape');
  await go(black, 'g1', 'g3');
  await plies_are(white, 7);
  assert.equal(await notes(black), 3);
  // It is kept.
  await black.reload();
  await black.waitForSelector('.page.match .board');
  await black.mouse.click(5, 5);
  assert.equal(await notes(black), 0);
  await go(white, 'h5', 'f5');
  await white.click('#confirm-move');
  await plies_are(black, 8);
  assert.equal(await notes(black), 2);
  await resign(white);
  await black.waitForSelector('.status.over');
  assert.equal(await notes(black), 5);
});
