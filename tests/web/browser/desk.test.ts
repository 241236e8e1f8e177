// SPDX-License-Identifier: GPL-3.0-or-later
//
// The desk: a helper's phone and the organiser's laptop, from the first check-in to the end of the evening; what a
// player's phone doesn't fetch; a page that is older than its server; a guest who is a member.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Club, helps, kLaptop, kPhone, look, shot, wear } from './support';

const kNames = ['Anna', 'Bert', 'Cees', 'Dora', 'Emil', 'Fien', 'Guus'];

const club = new Club();
let desk: Page;
let helper: Page;

const into_evening = (page: Page, name: string) => page.click(`.evenings .row:has-text("${name}")`);
const tab = (page: Page, name: string) => page.click('#part-' + name);
const more_of = (page: Page, name: string) => page.click(`.check-in button[aria-label="More about ${name}"]`);
const row_of = (page: Page, name: string) => page.locator('.check-in li', { hasText: name });

before(async () => {
  await club.open();
  club.tournament(['new', 'Thursday', '--system', 'swiss', '--game', 'lines_of_action', '--rounds', '4']);
  club.tournament(['enter', ...kNames]);
  desk = await helps(club, 'Otto', club.organiser, kLaptop);
  helper = await helps(club, 'Hilde', club.helper, kPhone);
});
after(() => club.close());

test('a player’s phone fetches no desk', async () => {
  const player = await club.person('Piet', kPhone);
  await into_evening(player, 'Thursday');
  await player.waitForSelector('.parts');
  const fetched = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType('resource').map((one) => one.name.replace(/^.*\//, '')));
  const of_player = await fetched(player);
  assert.ok(of_player.includes('app.js'));
  assert.deepEqual(
    of_player.filter((name) => /^(desk|projector_page)/.test(name)),
    []
  );
  await into_evening(helper, 'Thursday');
  await helper.waitForSelector('.desk-boards');
  assert.equal((await fetched(helper)).filter((name) => /^desk-.*\.js$/.test(name)).length, 1);
});

test('a page that is older than its server loads itself again, once', async () => {
  const page = await helps(club, 'Oud', club.helper, kLaptop);
  let loads = 0;
  let gone = true;
  page.on('load', () => ++loads);
  await page.route(/\/desk-\w+\.js$/, (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue()
  );
  await into_evening(page, 'Thursday');
  // The part is still gone after that: it is said, and nothing goes in circles.
  await page.waitForSelector('.part .wrong .button');
  assert.equal(loads, 1);
  assert.match(page.url(), /\/evening\//);
  gone = false;
  await page.click('.part .wrong .button >> nth=0');
  await page.waitForSelector('.check-in');
  await page.close();
});

test('a helper checks people in, and says who misses a later round', async () => {
  await tab(helper, 'people');
  for (const name of kNames) await row_of(helper, name).locator('.row').click();
  await helper.waitForFunction(
    (count) => document.querySelectorAll('.check-in .row[aria-pressed="true"]').length === count,
    kNames.length
  );
  await more_of(helper, 'Bert');
  await helper.click('.more .button:has-text("Not in round 3")');
  await row_of(helper, 'Bert').locator('text=not in 3').waitFor();
  assert.equal(await helper.locator('.more .button:has-text("Leaves")').count(), 0, 'that is the organiser’s');
  await look(helper, 'more about somebody');
  await shot(helper, 'helper-phone');
});

test('somebody leaves for good and comes back', async () => {
  await into_evening(desk, 'Thursday');
  await more_of(desk, 'Guus');
  await desk.click('.more .button:has-text("Leaves for good")');
  await desk.click('.more .button:has-text("Really?")');
  await desk.click('.more .button:has-text("Back again")');
  await desk.waitForSelector('.more .button:has-text("Leaves for good")');
  await row_of(desk, 'Guus').locator('.row[aria-pressed="true"]').waitFor();
  await look(desk, 'the desk');
  await shot(desk, 'desk-more');
});

const names_in = (page: Page) => page.locator('.draft li .who').allInnerTexts();

test('a draft is changed by hand, says what that breaks, and is published with a reason', async () => {
  await desk.click('.steps .button.primary');
  await desk.waitForSelector('.draft ol > li');
  const drafted = await names_in(desk);
  await desk.click('.draft .button:has-text("By hand")');
  const people = desk.locator('.draft .who .button');
  assert.equal(await people.count(), 7, 'who has the bye can be exchanged too');
  const [p0, p1, p2, p3] = (await people.allInnerTexts()).map((name) => name.trim());
  await people.nth(1).click();
  await look(desk, 'by hand');
  await shot(desk, 'desk-by-hand');
  await people.nth(3).click();
  await desk.waitForSelector('.draft input');
  const pairs = (await names_in(desk)).map((line) => line.split('–').map((name) => name.trim()));
  for (const two of [
    [p0, p3],
    [p2, p1]
  ])
    assert.ok(
      pairs.some((pair) => two.every((name) => pair.includes(name!))),
      JSON.stringify([pairs, two])
    );
  assert.notDeepEqual(await names_in(desk), drafted);
  const publish = desk.locator('.draft .button.primary');
  assert.equal(await publish.getAttribute('aria-disabled'), 'true');
  await desk.fill('.draft input', 'they share a car');
  await shot(desk, 'desk-changed');
  await publish.click();
  await desk.waitForSelector('.results li');
});

test('an earlier round is looked at, and corrected after what that changes was seen', async () => {
  await tab(helper, 'boards');
  for (const board of [1, 2, 3]) {
    await helper.fill('#typed-result', board + '1');
    await helper.keyboard.press('Enter');
    await helper.waitForSelector(`.results li:nth-child(${board}) .score:has-text("1–0")`);
  }
  await desk.click('.steps .button.primary');
  await desk.click('.draft > .buttons .button.primary');
  await desk.waitForSelector('.round-choice select');
  await desk.selectOption('.desk-boards .round-choice select', '1');
  await desk.waitForSelector('h2:has-text("Round 1")');
  await desk.click('.results .row >> nth=0');
  await desk.click('.results .decide .button:has-text("0–1") >> nth=0');
  await desk.waitForSelector('.changes li:has-text("points")');
  assert.equal(await desk.locator('.results .row .score >> nth=0').innerText(), '1–0', 'a look changes nothing');
  await look(desk, 'what a correction changes');
  await shot(desk, 'desk-correction');
  await desk.fill('.results .decide input', 'the slip was read wrongly');
  await desk.click('.results .decide > .button.primary');
  await desk.waitForSelector('.results .row .score:has-text("0–1")');
  // Whoever plays sees it too.
  const player = await club.person('Quint', kPhone, { axe: true });
  await into_evening(player, 'Thursday');
  await player.selectOption('.round-choice select', '1');
  await player.waitForSelector('.pairings .score:has-text("0–1")');
  await look(player, 'an earlier round');
  await desk.selectOption('.desk-boards .round-choice select', '2');
});

test('in Dutch and German, light and dark, on a laptop and a phone', async () => {
  await more_of(desk, 'Bert');
  await tab(helper, 'people');
  for (const [language, theme] of [
    ['nl', 'light'],
    ['de', 'dark']
  ] as const)
    for (const [page, name] of [
      [desk, 'desk'],
      [helper, 'phone']
    ] as const) {
      await wear(page, language, theme);
      for (const part of page === helper ? ['people', 'boards', 'standings'] : ['people']) {
        await tab(page, part).catch(() => undefined); // all three stand side by side on a laptop
        await look(page, `${name}, ${language}, ${theme}, ${part}`);
        await shot(page, `${name}-${part}-${language}-${theme}`);
      }
    }
  for (const page of [desk, helper]) await wear(page, 'en', 'light');
});

test('the organiser ends the evening, and is asked twice', async () => {
  await desk.click('.steps .button:has-text("End the evening")');
  assert.match(await desk.locator('.steps .wide').innerText(), /Nothing is paired any more/);
  await look(desk, 'the end');
  await desk.click('.steps .button.danger');
  await desk.waitForSelector('.about:has-text("It is over")');
  assert.equal(await desk.locator('.steps .button').count(), 0);
});

test('an open evening: what people like, and two by hand', async () => {
  club.tournament([
    ...['new', 'Friday', '--system', 'open-evening'],
    ...['--game', 'lines_of_action', '--game', 'dice_checkers']
  ]);
  club.tournament(['enter', 'Anna', 'Bert', 'Cees', '--tournament', 'Friday']);
  const anna = await club.person('Anna', kPhone, { axe: true });
  await desk.goto(club.url);
  await into_evening(desk, 'Friday');
  await desk.click('.phones li:has-text("Anna") .button.primary');
  await into_evening(anna, 'Friday');
  const likes = anna.locator('.mine .likes .button');
  await likes.nth(1).waitFor();
  await likes.nth(0).click();
  await anna.waitForSelector('.mine .likes .button[aria-pressed="false"]');
  await look(anna, 'what I like');
  await shot(anna, 'phone-likes');
  await more_of(desk, 'Anna');
  await desk.waitForSelector('.more .likes .button[aria-pressed="false"]');
  await desk.click('.by-hand summary');
  const select = desk.locator('.by-hand select');
  await select.nth(0).selectOption({ label: 'Cees' });
  await select.nth(1).selectOption({ label: 'Anna' });
  await select.nth(2).selectOption('1');
  await look(desk, 'two by hand');
  await shot(desk, 'desk-open');
  await desk.click('.by-hand .button.primary');
  await anna.waitForSelector('.my-board');
  assert.match(await anna.locator('.against').innerText(), /Cees/);
});

test('half a point for a round that is missed, once', async () => {
  club.tournament(['new', 'Saturday', '--system', 'swiss', '--game', 'lines_of_action', '--rounds', '3', '--assumed']);
  club.tournament(['enter', 'Anna', 'Bert', 'Cees', '--tournament', 'Saturday']);
  await desk.goto(club.url);
  await into_evening(desk, 'Saturday');
  await more_of(desk, 'Cees');
  const half = desk.locator('.more .button:has-text("Half a point in round 1")');
  await half.click();
  await row_of(desk, 'Cees').locator('.row[aria-pressed="false"]').waitFor();
  assert.equal(await half.getAttribute('aria-pressed'), 'true');
  // Pressed again he plays after all.
  await half.click();
  await row_of(desk, 'Cees').locator('.row[aria-pressed="true"]').waitFor();
  await half.click();
  await row_of(desk, 'Cees').locator('.row[aria-pressed="false"]').waitFor();
  await look(desk, 'half a point');
  await shot(desk, 'desk-half');
  await desk.click('.steps .button.primary');
  await desk.waitForSelector('.draft ol > li');
  assert.doesNotMatch((await names_in(desk)).join(), /Cees/);
  await desk.click('.draft > .buttons .button.primary');
  await desk.fill('#typed-result', '11');
  await desk.keyboard.press('Enter');
  await desk.waitForSelector('.standings tr:has-text("Cees"):has-text("½")');
  // The tournament allows one.
  await desk.click('.more .button:has-text("Half a point in round 2")');
  await desk.waitForSelector('.more .wrong:has-text("half")');
});

test('the two at a board choose their game, and the one ranked higher alone', async () => {
  club.tournament([
    ...['new', 'Sunday', '--system', 'swiss', '--rounds', '3', '--assumed', '--choice'],
    ...['--game', 'lines_of_action', '--game', 'dice_checkers', '--game', 'two_field']
  ]);
  club.tournament(['enter', 'Anna', 'Bert', '--tournament', 'Sunday']);
  await desk.goto(club.url);
  await into_evening(desk, 'Sunday');
  await desk.click('.steps .button.primary');
  await desk.click('.draft > .buttons .button.primary');
  await desk.waitForSelector('.results .who:has-text("still to be chosen")');
  await desk.click('.results .row >> nth=0');
  const games = desk.locator('.results [role=group][aria-label="Game of board 1"] .button');
  assert.equal(await games.count(), 3);
  await look(desk, 'a game to choose');
  await shot(desk, 'desk-choice');
  await games.nth(1).click();
  await desk.waitForSelector('.results .decide p:has-text("Both want")');
  assert.equal(await games.nth(1).getAttribute('aria-pressed'), 'true');
  await desk.click('.results [aria-label="Who chooses"] .button:has-text("ranked higher")');
  await games.nth(2).click();
  await desk.waitForSelector('.results .decide p:has-text("has chosen")');
  await look(desk, 'a game is chosen');
  // Once there is a result nothing is left to choose.
  await desk.fill('#typed-result', '11');
  await desk.keyboard.press('Enter');
  await games.first().waitFor({ state: 'detached' });
});

test('name, boards and the last day are changed while it runs', async () => {
  club.tournament(['new', 'Table', '--system', 'round-robin', '--assumed', '--game', 'lines_of_action']);
  club.tournament(['enter', 'Anna', 'Bert', '--tournament', 'Table']);
  await desk.goto(club.url);
  await into_evening(desk, 'Table');
  await desk.click('.button:has-text("Change name, clock or boards")');
  const save = desk.locator('form.change .button.primary');
  assert.equal(await save.getAttribute('aria-disabled'), 'true');
  await desk.getByLabel('Boards there are').fill('3');
  await desk.getByLabel('Clock', { exact: true }).fill('5mm');
  await look(desk, 'a tournament that is changed');
  await shot(desk, 'desk-change');
  await save.click();
  await desk.waitForSelector('form.change .wrong:has-text("5mm")');
  await desk.getByLabel('Clock', { exact: true }).fill('5m');
  await desk.getByLabel('Name of the tournament').fill('Table of honour');
  await desk.getByLabel('Last day for its matches').fill('2999-03-31');
  await save.click();
  await desk.waitForSelector('h1:has-text("Table of honour")');
  await desk.locator('form.change').waitFor({ state: 'detached' });
  await desk.click('.button:has-text("Change name, clock or boards")');
  assert.equal(await desk.getByLabel('Last day for its matches').inputValue(), '2999-03-31');
  assert.equal(await desk.getByLabel('Boards there are').inputValue(), '3');
});

test('a guest who is a member is let in as that by a tap', async () => {
  club.program(['players', 'add'], ['Margriet']);
  const phone = await club.person('Telefoon M', kPhone, { axe: true });
  await phone.click('.step-up .button:has-text("I am a member")');
  await phone.fill('.step-up form:first-of-type input', 'Margriet');
  await look(phone, 'I am Margriet');
  await phone.click('.step-up form:first-of-type .button');
  await phone.waitForSelector('.step-up [role=status]');
  await shot(phone, 'phone-claim');
  await desk.waitForSelector('.claims .button.primary');
  await look(desk, 'somebody says who she is');
  await shot(desk, 'desk-claim');
  await desk.click('.claims .button.primary');
  await phone.waitForSelector('.people li:has-text("Margriet"):has-text("(you)")');
  await phone.waitForFunction(() => !document.body.textContent!.includes('Telefoon M'));
});

test('the organiser sees where somebody is in, and ends one device', async () => {
  await desk.goto(club.url);
  const hers = desk.locator('section.desk > .people > li:has-text("Margriet")');
  await hers.locator('.button:has-text("Devices")').click();
  const device = hers.locator('.people li:has-text("open now")');
  await device.waitFor();
  await look(desk, 'her devices');
  await shot(desk, 'desk-devices');
  await device.locator('.button').click();
  await device.locator('.button.danger').click();
  await hers.waitFor({ state: 'detached' });
});
