// SPDX-License-Identifier: GPL-3.0-or-later
//
// From home, who has closed the page for long can be claimed against.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Club, kPhone, look, shot, sit_together, wear } from './support';

/** Ataxx, but that nobody may be away for longer than a second. */
const games = mkdtempSync(join(tmpdir(), 'boardwright-hurried-'));
const shelf = join(process.env.BOARDWRIGHT_SOURCE_DIR!, 'games/shelf');
const yaml = readFileSync(join(shelf, 'ataxx.yaml'), 'utf8');
writeFileSync(
  join(games, 'hurried.yaml'),
  yaml
    .replace('id: ataxx\n', 'id: hurried\n')
    .replace('script: ataxx.lua\n', 'script: hurried.lua\npolicies: {grace: 1s}\n')
);
writeFileSync(
  join(games, 'hurried.lua'),
  readFileSync(join(shelf, 'ataxx.lua'), 'utf8').replace('"ataxx"', '"hurried"')
);

const club = new Club(['--games', games, '--proxy', '127.0.0.1']);
let host: Page, guest: Page;
const claim = '.question .button.primary';

before(async () => {
  await club.open();
  host = await club.person('Gijs', kPhone, { axe: true });
  guest = await club.person('Hanna', kPhone);
  await sit_together(host, guest, { game: 'hurried', seat: 'blue' });
});
after(async () => {
  await club.close();
  rmSync(games, { recursive: true });
});

test('nobody can be claimed against who is there, nor who comes back', async () => {
  assert.equal(await host.locator(claim).count(), 0);
  const address = guest.url();
  await guest.goto('about:blank');
  await host.waitForSelector(claim);
  await guest.goto(address);
  await host.waitForSelector(claim, { state: 'detached' });
});

test('who stays away loses when the other one claims it', async () => {
  await guest.goto('about:blank');
  await host.waitForSelector(claim);
  await look(host, 'who is away');
  await shot(host, 'away');
  for (const language of ['nl', 'de', 'fr']) {
    await wear(host, language, 'dark');
    await shot(host, 'away-' + language);
  }
  await wear(host, 'en', 'light');
  await host.click(claim);
  await host.waitForSelector('.status.over');
  assert.match(await host.locator('.status').innerText(), /You have won/);
});
