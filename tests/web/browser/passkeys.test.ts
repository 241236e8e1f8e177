// SPDX-License-Identifier: GPL-3.0-or-later
//
// A member who comes in by a passkey, with an authenticator that Chromium makes up: at a name, for an address has none.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { Club, ClubHere, code_for, helps, is_member, kLaptop, kPhone, look, shot, wear } from './support';

class ClubByName extends ClubHere {
  override get url(): string {
    return super.url.replace('127.0.0.1', 'localhost');
  }
}

const club = new ClubByName();
const plain = new Club();
const kMake = '.step-up .button:has-text("Make a passkey on this device")';
const kEnter = '.button:has-text("Come in by passkey")';

before(async () => {
  await club.open();
  await plain.open();
});
after(async () => {
  try {
    await club.close();
  } finally {
    await plain.close();
  }
});

interface Authenticator {
  devtools: CDPSession;
  id: string;
}

async function authenticator(page: Page, is_user = true): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: is_user,
      automaticPresenceSimulation: true
    }
  });
  return { devtools, id: authenticatorId };
}

async function becomes_member(desk: Page, page: Page, name: string) {
  await is_member(page, await code_for(desk, name));
  await page.waitForSelector('.step-up .button:has-text("Set a password")');
}

test('over plain http from elsewhere there are no passkeys', async () => {
  const desk = await helps(plain, 'Otto', plain.organiser, kLaptop);
  const page = await plain.person('Somebody', kPhone);
  assert.equal(await page.evaluate(() => window.isSecureContext), false);
  await becomes_member(desk, page, 'Ada');
  await page.waitForTimeout(1000);
  assert.equal(await page.locator(kMake).count(), 0);
  const door = await plain.device(kPhone);
  await door.click('.button:has-text("I have a password")');
  await door.waitForTimeout(1000);
  assert.equal(await door.locator(kEnter).count(), 0);
});

test('a member makes a passkey, comes in by it elsewhere, and the organiser removes it', async () => {
  const desk = await helps(club, 'Otto', club.organiser, kLaptop);
  const ada = await club.person('Somebody', kPhone, { axe: true });
  const phone = await authenticator(ada);
  await becomes_member(desk, ada, 'Ada');
  await ada.click(kMake);
  await ada.waitForSelector('.passkeys li:has-text("Passkey of")');
  const { credentials } = await phone.devtools.send('WebAuthn.getCredentials', { authenticatorId: phone.id });
  assert.equal(credentials.length, 1);
  assert.equal(credentials[0]!.rpId, 'localhost');
  assert.equal(credentials[0]!.isResidentCredential, true);
  await look(ada, 'a member with a passkey');
  await shot(ada, 'passkey-own-phone');
  // The same device makes no second one.
  await ada.click(kMake);
  await ada.waitForSelector('.passkeys .wrong:has-text("has a passkey of yours already")');

  // His device, which isn't in: the key is there, and no name is asked for.
  const other = await club.device(kPhone, { axe: true });
  const again = await authenticator(other);
  await other.click('.button:has-text("I have a password")');
  await other.waitForSelector(kEnter);
  await look(other, 'coming in by a passkey');
  await shot(other, 'passkey-in-phone');
  await again.devtools.send('WebAuthn.addCredential', { authenticatorId: again.id, credential: credentials[0]! });
  // Whoever isn't its owner doesn't come in.
  await again.devtools.send('WebAuthn.setUserVerified', { authenticatorId: again.id, isUserVerified: false });
  await other.click(kEnter);
  await other.waitForSelector('.passkeys .wrong:has-text("The browser gave no passkey")');
  await again.devtools.send('WebAuthn.setUserVerified', { authenticatorId: again.id, isUserVerified: true });
  await other.click(kEnter);
  await other.waitForSelector('.page.lobby');
  await other.waitForSelector('.people li:has-text("Ada"):has-text("you")');
  const used = await again.devtools.send('WebAuthn.getCredentials', { authenticatorId: again.id });

  // A guest who turns out to be her.
  const guest = await club.person('Guest', kPhone);
  const third = await authenticator(guest);
  await third.devtools.send('WebAuthn.addCredential', {
    authenticatorId: third.id,
    credential: used.credentials[0]!
  });
  await guest.click('.step-up .button:has-text("I am a member")');
  await guest.click(kEnter);
  await guest.waitForSelector('.people li:has-text("Ada"):has-text("you")');
  await guest.waitForSelector('.passkeys li:has-text("Passkey of")');
  await wear(guest, 'de', 'dark');
  await guest.waitForSelector('.passkeys li:has-text("Passkey vom")');
  await shot(guest, 'passkey-own-phone-de-dark');

  // A copy that has counted less than the key has meanwhile.
  const copied = await club.device(kPhone);
  const copy = await authenticator(copied);
  await copy.devtools.send('WebAuthn.addCredential', { authenticatorId: copy.id, credential: credentials[0]! });
  await copied.click('.button:has-text("I am a member")');
  await copied.click(kEnter);
  await copied.waitForSelector('.passkeys .wrong:has-text("no passkey of a member")');

  await desk.click('.desk button[aria-label="Devices of Ada"]');
  await desk.click('.desk .button:has-text("Remove the passkeys (1)")');
  await desk.waitForSelector('.desk .button:has-text("Remove the passkeys")', { state: 'detached' });
  const late = await club.device(kPhone);
  const gone = await authenticator(late);
  const newest = await third.devtools.send('WebAuthn.getCredentials', { authenticatorId: third.id });
  await gone.devtools.send('WebAuthn.addCredential', {
    authenticatorId: gone.id,
    credential: newest.credentials[0]!
  });
  await late.click('.button:has-text("I have a password")');
  await late.click(kEnter);
  await late.waitForSelector('.passkeys .wrong:has-text("no passkey of a member")');
});

test('a member removes his own', async () => {
  const desk = await helps(club, 'Ute', club.organiser, kLaptop);
  const ben = await club.person('Somebody', kPhone);
  await authenticator(ben);
  await becomes_member(desk, ben, 'Ben');
  await ben.click(kMake);
  await ben.click('.passkeys li .button:has-text("Remove")');
  await ben.waitForSelector('.passkeys li', { state: 'detached' });
  assert.equal(await ben.locator(kMake).count(), 1);
});
