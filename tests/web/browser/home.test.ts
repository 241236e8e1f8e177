// SPDX-License-Identifier: GPL-3.0-or-later
//
// Members who play from home: a challenge, moves over days, answers in advance, a vacation, feeds; and a variant as a
// link.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Club, code_for, helps, kLaptop, kPhone, look, plies_are, shot, wear } from './support';

const club = new Club();
let desk: Page;
let ada: Page;
let blaise: Page;
let black: Page; // one of them, by lot
let white: Page;

before(async () => {
  await club.open();
  desk = await helps(club, 'Otto', club.organiser, kLaptop);
  ada = await member('Ada', kPhone);
  blaise = await member('Blaise', kPhone);
});
after(() => club.close());

/** Somebody who comes in by the code that the organiser has made. */
async function member(name: string, how: object): Promise<Page> {
  const code = await code_for(desk, name);
  const page = await club.device(how, { axe: true });
  await page.click('.button:has-text("I am a member")');
  await page.fill('input[name=code]', code);
  await page.click('form button[type=submit]');
  await page.waitForSelector('.page.lobby .at-home');
  return page;
}
const to_lobby = async (page: Page) => {
  if (await page.locator('.page.match').count()) await page.click('header .button:has-text("All tables")');
  await page.waitForSelector('.at-home');
};
const to_board = async (page: Page) => {
  await page.click('.at-home .table .button:has-text("To the board")');
  await page.waitForSelector('.page.match .board');
};
const play = async (page: Page, move: string) => {
  await page.click('#tab-words');
  await page.fill('#typed-move', move);
  await page.click('.typed button[type=submit]');
  await page.click('#confirm-move');
  await page.click('#tab-moves');
};
const clock_of = (seat: string) => `.clock[aria-label="Clock of ${seat}"] .digits`;
/** A day as a field for dates has it, so many from today. */
const day = (later: number) => {
  const date = new Date(Date.now() + later * 86400000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

test('a member challenges another, who accepts: whose move it is stands in both lists, in days', async () => {
  await ada.click('.at-home summary:has-text("Challenge a member")');
  await ada.fill('.at-home form input[type=text]', 'Blaise');
  await ada.selectOption('.at-home form select >> nth=0', 'lines_of_action/standard');
  await ada.selectOption('.at-home form select >> nth=1', 'three-days');
  await ada.click('.at-home form .button:has-text("Challenge")');
  await ada.waitForSelector('.at-home .invited:has-text("You challenged Blaise")');
  await blaise.waitForSelector('.at-home .invited:has-text("Ada challenges you")');
  assert.match(await blaise.title(), /^\(1\) /);
  await look(blaise, 'a challenge');
  await blaise.click('.at-home .invited .button:has-text("Accept")');
  for (const page of [ada, blaise]) await to_lobby(page);
  const first = await ada.waitForSelector('.at-home .table:has-text("left")');
  [black, white] = /Your move/.test((await first.textContent())!) ? [ada, blaise] : [blaise, ada];
  const left = '(3 days|2 days 23 h) left'; // as the list was asked for at once or later
  await black.waitForSelector(`.at-home .mine :text-matches("Your move, ${left}")`);
  await white.waitForSelector(`.at-home .table :text-matches("Their move, ${left}")`);
  assert.match(await black.title(), /^\(1\) /);
  assert.doesNotMatch(await white.title(), /^\(/);
});

test('an answer in advance is played as soon as the move is there, and the clock tells days', async () => {
  await white.click('.at-home summary:has-text("Answers in advance (0)")');
  await white.fill('.at-home textarea', 'b8-b6, c1-c3'); // no move of the other side
  await white.click('.at-home form .button:has-text("Keep")');
  await white.waitForSelector('.at-home .wrong');
  await white.fill('.at-home textarea', 'b8-b6, a2-c2');
  await white.click('.at-home form .button:has-text("Keep")');
  await white.waitForSelector('.at-home summary:has-text("Answers in advance (1)")');
  await look(white, 'an answer in advance');
  await shot(white, 'home-answer');
  await black.waitForSelector('.at-home .mine');
  assert.equal(await black.locator('.at-home summary:has-text("Answers in advance (1)")').count(), 0);
  await to_board(black);
  await black.waitForSelector(`${clock_of('Black')}:has-text("2 days 23 h")`);
  await black.waitForSelector(`${clock_of('White')}:has-text("3 days")`);
  await black.waitForSelector('.page.match p:has-text("Correspondence, 3 days a move")');
  await look(black, 'a board with days on its clocks');
  await shot(black, 'home-board-phone');
  await wear(black, 'de', 'dark');
  await black.waitForSelector('.clock .digits:has-text("2 Tage 23 Std.")');
  await look(black, 'days on clocks in German');
  await shot(black, 'home-board-phone-de-dark');
  await wear(black, 'en', 'light');
  await play(black, 'b8-b6');
  await plies_are(black, 2);
  await white.waitForSelector('.at-home .table:has-text("Their move")');
  await white.waitForSelector('.at-home summary:has-text("Answers in advance (0)")');
  await black.waitForSelector('.cell.alive');
});

test('who goes on vacation stops his clock, and the other reads it beside the board and in the list', async () => {
  await play(black, 'd8-d6');
  await plies_are(black, 3);
  await white.waitForSelector('.at-home .mine:has-text("Your move")');
  await white.click('.at-home summary:has-text("Vacation (28 days left this year)")');
  await white.fill('.at-home input[type=date] >> nth=0', day(0));
  await white.fill('.at-home input[type=date] >> nth=1', day(3));
  await white.click('.at-home form .button:has-text("Stop my clocks")');
  await white.waitForSelector('.at-home li .button:has-text("Call off")');
  await black.waitForSelector('.strip:has(.clock[aria-label="Clock of White"]):has-text("on vacation until")');
  await black.waitForSelector('.strip:has-text("this clock stands") .clock:not(.running)');
  assert.equal(await black.locator('.strip:has-text("on vacation")').count(), 1);
  await look(black, 'a vacation beside the board');
  await shot(black, 'home-vacation-phone');
  await to_lobby(black);
  await black.waitForSelector('.at-home .table:has-text("on vacation until")');
  await shot(black, 'home-list-phone');
  await white.click('.at-home li .button:has-text("Call off")');
  await white.waitForSelector('.at-home li .button:has-text("Call off")', { state: 'detached' });
  await black.waitForSelector('.at-home .table:not(:has-text("on vacation until"))');
  await to_board(black);
  await black.waitForSelector('.clock.running[aria-label="Clock of White"]');
  assert.equal(await black.locator('.strip:has-text("on vacation")').count(), 0);
});

test('a feed tells what waits, to whoever has its link, until the link is ended', async () => {
  await white.click('.at-home summary:has-text("Feeds")');
  await white.click('.at-home .button:has-text("Make a link")');
  await white.waitForSelector('.at-home .address a');
  const [atom, calendar] = await white.locator('.at-home .address a').allTextContents();
  await shot(white, 'home-feeds');
  const stranger = await club.device(kPhone);
  const read = async (link: string) => {
    const answer = await stranger.request.get(link);
    return { status: answer.status(), text: await answer.text() };
  };
  const news = await read(atom!);
  assert.equal(news.status, 200);
  assert.match(news.text, /<feed [^]*Your move: Lines of Action/);
  const days = await read(calendar!);
  assert.equal(days.status, 200);
  assert.match(days.text, /^BEGIN:VCALENDAR[^]*BEGIN:VEVENT/);
  await white.click('.at-home .button:has-text("End the link")');
  await white.waitForSelector('.at-home .button:has-text("Make a link")');
  for (const link of [atom!, calendar!]) assert.equal((await read(link)).status, 404);
});

test('a variant as a link opens a new table of it, with its rules; wrong names get a sentence', async () => {
  const carla = await club.device(kPhone, { axe: true, path: '/v/two_field/barrage' });
  await carla.fill('input[name=name]', 'Carla');
  await carla.click('form.join button[type=submit]');
  await carla.waitForSelector('form.new-table input[name=game][value=two_field]:checked');
  assert.equal(await carla.inputValue('select[name=variant]'), 'barrage');
  await carla.waitForSelector('form.new-table .rules p');
  assert.equal(await carla.inputValue('input[name=link]'), club.url + '/v/two_field/barrage');
  await look(carla, 'a variant as a link');
  await shot(carla, 'variant-link-phone');
  await carla.check('input[name=game][value=lines_of_action]');
  assert.equal(await carla.inputValue('input[name=link]'), club.url + '/v/lines_of_action/standard');
  await carla.click('.button:has-text("Copy the link")');
  await carla.waitForSelector('.button:has-text("Copied")');
  await carla.check('input[name=game][value=two_field]');
  await carla.selectOption('select[name=variant]', 'barrage');
  await carla.click('form.new-table button[type=submit]');
  await carla.waitForSelector('.table.mine:has-text("Carla")');
  assert.equal(new URL(carla.url()).pathname, '/');

  for (const [path, sentence] of [
    ['/v/no_such_game/standard', 'There is no game no_such_game here'],
    ['/v/two_field/no%3Cb%3Esuch', 'has no variant no<b>such'],
    ['/v/%FF', 'There is no game %FF here']
  ] as const) {
    await carla.goto(club.url + path);
    await carla.waitForSelector(`form.new-table .wrong:has-text("${sentence}")`);
  }
  await look(carla, 'a link to nothing');
  await shot(carla, 'variant-link-wrong-phone');
});
