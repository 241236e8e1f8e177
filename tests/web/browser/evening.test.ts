// SPDX-License-Identifier: GPL-3.0-or-later
//
// An evening of six: the organiser pairs at a laptop, people check in and say their results by phone, an arbiter decides
// what differs, the wall shows it; and when the club's computer is gone the phones still say who plays whom.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Club, helps, kLaptop, kPhone, look, shot, wear } from './support';

const kNames = ['Anna', 'Bert', 'Cees', 'Dora', 'Emil', 'Fien'];

const club = new Club();
let desk: Page;
let arbiter: Page;
let wall: Page;
const phones: Record<string, Page> = {};

const into_evening = (page: Page) => page.click('.evenings .row');
const tab = (page: Page, name: string) => page.click('#part-' + name);

before(async () => {
  await club.open();
  club.tournament(['new', 'Thursday', '--system', 'swiss', '--game', 'lines_of_action', '--rounds', '3']);
  club.tournament(['enter', ...kNames]);
  desk = await helps(club, 'Otto', club.organiser, kLaptop);
  arbiter = await helps(club, 'Arno', club.arbiter, kPhone);
  for (const name of kNames.slice(0, 5))
    phones[name] = await club.person(name, kPhone, {
      axe: name === 'Anna',
      locale: name === 'Bert' ? 'nl' : 'en'
    });
});
after(() => club.close());

test('guests become who they are at the desk, and say by phone that they are here', async () => {
  await into_evening(desk);
  await desk.waitForSelector('.columns.three');
  for (let i = 0; i < 5; ++i) await desk.click('.phones li .button.primary >> nth=0');
  await desk.waitForSelector('.phones', { state: 'detached' });
  for (const name of Object.keys(phones)) {
    const phone = phones[name]!;
    await into_evening(phone);
    await phone.click('.mine .presence .button.primary');
    await phone.waitForSelector('.mine .presence .good');
  }
  // Fien has no phone with her.
  await desk.click('.check-in .row:has-text("Fien")');
  await desk.waitForFunction(
    () => document.querySelectorAll('.check-in .row[aria-pressed="true"]').length === 6
  );
  await look(desk, 'desk before the round');
  await shot(desk, 'desk-people');
});

test('the desk pairs, asks why, and publishes', async () => {
  await desk.click('.steps .button.primary');
  await desk.waitForSelector('.draft li');
  assert.equal(await desk.locator('.draft ol > li').count(), 3);
  assert.equal(await phones.Anna!.locator('.my-board').count(), 0, 'nobody sees a draft');
  await desk.click('.draft li .button.quiet >> nth=0');
  await desk.waitForSelector('.draft .reasons li');
  await look(desk, 'draft');
  await shot(desk, 'desk-draft');
  await desk.click('.draft > .buttons .button.primary');
  for (const phone of Object.values(phones)) await phone.waitForSelector('.my-board');
  await look(phones.Anna!, 'my board');
  await shot(phones.Anna!, 'phone-board');
  await shot(phones.Bert!, 'phone-board-nl');
});

test('the wall shows pairings, then open boards and standings', async () => {
  wall = await club.person('Wall', kLaptop, { axe: true });
  await wall.goto(club.url + '/projector');
  await wall.waitForSelector('.projected-evening .pairings');
  assert.equal(await wall.locator('.pairings tbody tr').count(), 3);
  await look(wall, 'wall');
  await shot(wall, 'wall-pairings');
  await desk.click('.steps .button:has-text("Everybody sits")');
  await wall.waitForSelector('h2:has-text("Still playing: 3 boards")');
  await shot(wall, 'wall-open');
});

/** Of the two at a board, who has a phone; the first of the pair first. */
async function pairs(): Promise<[string, string][]> {
  const rows = await desk.locator('.results .row .who').allInnerTexts();
  return rows.map((row) => row.trim().split(' – ') as [string, string]);
}

async function say(phone: Page, which: number) {
  await phone.click(`.mine .results .button >> nth=${which}`);
  await phone.click('.mine .buttons .button.primary');
}

test('two phones that agree settle it; two that differ are decided by the arbiter', async () => {
  const both = (await pairs()).filter((pair) => pair.every((name) => phones[name]));
  assert.ok(both.length >= 2);
  const [[one, other], [third, fourth]] = [both[0]!, both[1]!];
  await say(phones[one]!, 0);
  // The other one is told, and says that it is right.
  await phones[other]!.waitForSelector('.mine .final');
  await phones[other]!.click('.mine .results .button.primary');
  for (const name of [one, other]) await phones[name]!.waitForSelector('.mine .final strong');

  await say(phones[third]!, 0);
  await phones[fourth]!.waitForSelector('.mine .final');
  await say(phones[fourth]!, 1); // after "That is right" come I won, Draw, I lost
  await phones[fourth]!.waitForSelector('.mine .wrong');
  await look(phones[fourth]!, 'differs');
  await shot(phones[fourth]!, 'phone-differs');
  await into_evening(arbiter);
  await tab(arbiter, 'boards');
  await arbiter.waitForSelector('.results li.disputed');
  await look(arbiter, 'arbiter');
  await arbiter.click('.results li.disputed .row');
  await shot(arbiter, 'arbiter-phone');
  await arbiter.click('.results li.disputed .decide .button >> nth=1');
  await arbiter.waitForSelector('.results .changes li');
  await arbiter.click('.results .decide > .button.primary');
  for (const name of [third, fourth]) await phones[name]!.waitForSelector('.mine .final strong');
});

test('the last result is typed at the desk, and everybody has the standings', async () => {
  const open = await desk.locator('.results .row:has(.score .muted) .number').innerText();
  await desk.fill('#typed-result', open + '1');
  await desk.keyboard.press('Enter');
  await desk.waitForSelector('h2:has-text("All results are in")');
  await shot(desk, 'desk-results');
  const phone = phones.Anna!;
  await tab(phone, 'standings');
  await phone.waitForFunction(() => document.querySelectorAll('.standings tbody tr').length === 6);
  await look(phone, 'standings');
  await shot(phone, 'phone-standings');
  await wall.waitForSelector('.projected-evening .pairings, .projected-evening .standings');
  await look(wall, 'wall at the end');
});

test('a refusal is a sentence in the language of the page', async () => {
  await desk.fill('#typed-result', '10');
  await desk.keyboard.press('Enter');
  await desk.waitForSelector('.desk-boards .wrong');
  assert.match(await desk.locator('.desk-boards .wrong').first().innerText(), /Board 1 of round 1/);
});

test('dark, and in German', async () => {
  for (const [page, name] of [
    [desk, 'desk'],
    [phones.Anna!, 'phone']
  ] as const) {
    await wear(page, 'de', 'dark');
    await look(page, name + ', German, dark');
    await shot(page, name + '-de-dark');
  }
});

test('when the club’s computer is gone the pairings stay, with their time', async () => {
  const phone = phones.Cees!;
  await tab(phone, 'boards');
  assert.equal(await phone.locator('.as-of').count(), 0);
  await club.end_server('SIGKILL');
  await phone.waitForSelector('.as-of');
  assert.match(await phone.locator('.as-of').innerText(), /As of \d\d:\d\d/);
  assert.equal(await phone.locator('.pairings tbody tr').count(), 3);
  await shot(phone, 'phone-gone');
  // What the device has kept is of this evening.
  const kept = await phone.evaluate(() => window.localStorage.getItem('boardwright-evening'));
  assert.match(kept!, /Thursday/);
  await club.serve();
  await phone.waitForSelector('.as-of', { state: 'detached' });
});
