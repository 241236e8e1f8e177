// SPDX-License-Identifier: GPL-3.0-or-later
//
// Three at one table, on a star of hexagons: each sees its own point below, one gives up in the middle, the others play
// on, and at the end there are places.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  activate,
  Club,
  kLaptop,
  kPhone,
  look,
  on_turn,
  open_table,
  play_any,
  plies,
  plies_are,
  random_of,
  resign,
  tap
} from './support';

const club = new Club();
let people: Page[] = [];
const random = random_of(5);

before(async () => {
  await club.open();
  people = [
    await club.person('Dora', kPhone, { axe: true }),
    await club.person('Emil', kPhone, { axe: true }),
    await club.person('Fenna', kLaptop, { axe: true })
  ];
  await open_table(people[0]!, { game: 'sternhalma', variant: 'small-three', seat: 'red' });
  for (const guest of people.slice(1)) await guest.click('.table .button.primary');
  for (const one of people) await one.waitForSelector('.page.match .board');
});
after(() => club.close());

const press = (page: Page) => (page === people[2] ? activate : tap);
const status = (page: Page) => page.locator('.status').innerText();

async function moves(count: number, players: Page[]) {
  for (let i = 0; i < count; ++i) {
    const mover = (await on_turn(players))!;
    await play_any(mover, press(mover), random);
    const shown = await plies(mover);
    for (const one of people) await plies_are(one, Math.max(shown, await plies(one)));
  }
}

/** How far up the screen a field is, from 0 at the top to 1. */
const height = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const cells = Array.from(document.querySelectorAll<HTMLElement>('.cell'));
    const all = cells.map((one) => one.getBoundingClientRect().top);
    const cell = cells.find((one) => one.getAttribute('aria-label')!.startsWith(wanted + ','))!;
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return (cell.getBoundingClientRect().top - least) / (most - least);
  }, name);

test('turns go round, and each sees its own men below', async () => {
  await moves(6, people);
  assert.ok((await height(people[0]!, 'a4')) > 0.9); // the tip of Red's point
  const tips = [await height(people[1]!, 'a4'), await height(people[2]!, 'a4')];
  for (const tip of tips) assert.ok(tip < 0.5);
  for (const one of people) await look(one, 'a table of three');
});

test('one gives up, and the others play on', async () => {
  await resign(people[1]!);
  for (const one of people) await one.waitForSelector('.strip .away:has-text("gave up")');
  assert.equal(await people[1]!.locator('.actions .button:has-text("Resign")').count(), 0);
  await moves(4, [people[0]!, people[2]!]);
});

test('the last one there has won, and everybody has a place', async () => {
  await resign(people[2]!);
  for (const one of people) await one.waitForSelector('.status.over');
  assert.match(await status(people[0]!), /You have won/);
  assert.match(await status(people[1]!), /Your place: 3/);
  assert.match(await status(people[2]!), /Your place: 2/);
  for (const one of people) await look(one, 'the end of a game of three');
});
