// SPDX-License-Identifier: GPL-3.0-or-later
//
// A member who wants to be told of his move, where browsers allow that: this machine's own address counts as secure.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Club, ClubHere, code_for, helps, is_member, kLaptop, kPhone, look, shot } from './support';

const club = new ClubHere();
const plain = new Club();
const kSwitch = '.at-home .button:has-text("Tell this device when it is my move")';

before(async () => {
  await club.open();
  await plain.open();
});
after(async () => {
  // A page of a test is such a mode of Chromium: it has no push service, and says so.
  const kept = club.complaints.filter((one) => !one.includes('Push API in incognito mode'));
  club.complaints.splice(0, club.complaints.length, ...kept);
  try {
    await club.close();
  } finally {
    await plain.close();
  }
});

async function member(of: Club, name: string): Promise<Page> {
  const desk = await helps(of, 'Otto', of.organiser, kLaptop);
  const page = await of.person('Somebody', kPhone, { axe: true });
  await is_member(page, await code_for(desk, name));
  await page.waitForSelector('.at-home');
  return page;
}

test('over plain http from elsewhere there is no such switch', async () => {
  const page = await member(plain, 'Ada');
  assert.equal(await page.evaluate(() => window.isSecureContext), false);
  await page.waitForTimeout(1000);
  assert.equal(await page.locator(kSwitch).count(), 0);
});

test('an iPhone is told to put the page on its home screen first', async () => {
  const desk = await helps(club, 'Rosa', club.organiser, kLaptop);
  const page = await club.person('Somebody', kPhone, { axe: true });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Reflect.deleteProperty(window, 'PushManager');
  });
  await is_member(page, await code_for(desk, 'Ben'));
  await page.reload();
  await page.waitForSelector('.at-home .push:has-text("Add to Home Screen")');
  assert.equal(await page.locator(kSwitch).count(), 0);
  await look(page, 'games at home of an iPhone');
  // What it finds there.
  const manifest = await page.getAttribute('link[rel=manifest]', 'href');
  const found = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { type: answer.headers.get('content-type'), content: await answer.json() };
  }, manifest!);
  assert.equal(found.type, 'application/manifest+json');
  assert.equal(found.content.display, 'standalone');
  for (const { src, type } of found.content.icons) {
    const icon = await page.evaluate(async (address) => (await fetch(address)).headers.get('content-type'), src);
    assert.equal(icon, type);
  }
});

test('the switch asks the browser, says what it refuses, and what is pushed is shown', async () => {
  const page = await member(club, 'Ada');
  await page.waitForSelector(kSwitch);
  assert.equal(await page.getAttribute(kSwitch, 'aria-pressed'), 'false');
  await look(page, 'games at home with the switch');
  await shot(page, 'push-phone');
  await page.click(kSwitch); // Chromium without a window asks nobody, and allows nothing
  await page.waitForSelector('.push .wrong:has-text("The browser allows no messages")');
  await page.context().grantPermissions(['notifications'], { origin: club.url });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    })
  );
  await devtools.send('ServiceWorker.enable');
  await page.click(kSwitch);
  // Without a push service: that is said, and the worker is there by then.
  await page.waitForSelector('.push .wrong:has-text("Messages could not be set up")');
  assert.equal(await page.getAttribute(kSwitch, 'aria-pressed'), 'false');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: club.url,
    registrationId: await registered,
    data: 'Your move'
  });
  await page.waitForFunction(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).some((one) => one.title === 'Your move' && one.tag === 'move');
  });
});
