// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every page in every language and theme: axe finds nothing, nothing is wider than a phone of 360 pixels, also with
// very large words. In CI each language in one theme and each theme in one language; at night all with all.
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Club, kPhone, look, open_table, set_up_at_random } from './support';

const kLanguages = ['en', 'nl', 'de', 'fr'];
const kThemes = ['light', 'dark', 'contrast'];
const everything = process.env.BOARDWRIGHT_WEB_PLIES !== undefined;
const looks = kLanguages.flatMap((language) =>
  kThemes
    .filter((theme) => everything || theme === 'light' || language === 'en')
    .map((theme) => ({ language, theme }))
);

const club = new Club();
let page: Page;
let stranger: Page;

before(async () => {
  await club.open();
  stranger = await club.device(kPhone, { axe: true });
  page = await club.person('Gerda', kPhone, { axe: true });
});
after(() => club.close());

async function wear(who: Page, language: string, theme: string, size: string) {
  await who.click('#settings-button');
  await who.selectOption('#language', language);
  // By what they do, not by what they are called: the words are in another language now.
  await who.evaluate(
    ([chosen_theme, chosen_size]) => {
      const check = (name: string, index: number) =>
        document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)[index]!.click();
      check('theme', ['system', 'light', 'dark', 'contrast'].indexOf(chosen_theme!));
      check('size', ['1', '1.25', '1.5'].indexOf(chosen_size!));
    },
    [theme, size]
  );
  await who.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await who.waitForTimeout(150); // the words come by themselves
}

async function in_every_look(name: string, who: () => Page, visit: (where: string) => Promise<void>) {
  for (const { language, theme } of looks) {
    const where = `${name}, ${language}, ${theme}`;
    await wear(who(), language, theme, theme === 'light' ? '1.5' : '1');
    await look(who(), where + ', settings');
    await who().keyboard.press('Escape');
    await visit(where);
  }
  await wear(who(), 'en', 'light', '1');
  await who().keyboard.press('Escape');
}

test('coming in', () =>
  in_every_look(
    'join',
    () => stranger,
    (where) => look(stranger, where)
  ));

test('the tables, and a new one', async () => {
  await in_every_look(
    'lobby',
    () => page,
    async (where) => {
      await look(page, where);
      await page.click('.page.lobby .button.large');
      await page.waitForSelector('form.new-table select');
      await look(page, where + ', new');
      await page.click('form.new-table .button.plain');
    }
  );
});

test('a set-up', async () => {
  await open_table(page, {
    game: 'two_field',
    variant: 'barrage',
    against: 'level:1',
    seat: 'red',
    clock: 'rapid'
  });
  await page.waitForSelector('.set-up .kind');
  await in_every_look(
    'set-up',
    () => page,
    (where) => look(page, where)
  );
  await set_up_at_random(page);
});

test('a board with moves, rules and words', async () => {
  await page.waitForSelector('.page.match .board');
  await in_every_look(
    'match',
    () => page,
    async (where) => {
      for (const tab of ['rules', 'words', 'moves']) {
        await page.click('#tab-' + tab);
        await page.waitForTimeout(50);
        await look(page, where + ', ' + tab);
      }
    }
  );
});

test('the wall', async () => {
  await page.goto(club.url + '/projector');
  await page.waitForSelector('.page.projector h1');
  await in_every_look(
    'projector',
    () => page,
    (where) => look(page, where)
  );
});
