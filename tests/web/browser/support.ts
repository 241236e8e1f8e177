// SPDX-License-Identifier: GPL-3.0-or-later
//
// A club for a test: the real server, Debian's Chromium, and people with phones and laptops.
import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

export const kPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true
};
export const kLaptop = { viewport: { width: 1366, height: 768 } };

const kBinaries = process.env.BOARDWRIGHT_BINARY_DIR!;

export class Club {
  private server_: ChildProcess | null = null;
  private browser_: Browser | null = null;
  private people_: BrowserContext[] = [];
  private folder_ = mkdtempSync(join(tmpdir(), 'boardwright-web-'));
  private port_ = 0;
  organiser = '';
  arbiter = '';
  helper = '';
  /** `more`: what the server is told besides. */
  constructor(private more_: string[] = []) {}

  /** What browsers complained about: a refused style or script is a failure. */
  readonly complaints: string[] = [];

  get address(): string {
    return process.env.BOARDWRIGHT_TEST_ADDRESS || '127.0.0.1';
  }
  get url(): string {
    return `http://${this.address}:${this.port_}`;
  }

  async open(): Promise<this> {
    await this.serve();
    this.browser_ = await chromium.launch({
      executablePath: process.env.BOARDWRIGHT_CHROMIUM || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
    });
    return this;
  }

  /** The real server; the same port and store again after `kill`. */
  async serve() {
    const server = spawn(
      join(kBinaries, 'bin/boardwright-server'),
      [
        '--json',
        '--page',
        process.env.BOARDWRIGHT_WEB_FOLDER!,
        '--bind',
        this.address,
        '--port',
        String(this.port_),
        '--store',
        join(this.folder_, 'club.db'),
        ...this.more_
      ],
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, XDG_DATA_HOME: this.folder_ } }
    );
    this.server_ = server;
    const line = await new Promise<string>((resolve, reject) => {
      let text = '';
      server.stdout!.on('data', (data: Buffer) => {
        text += data.toString();
        if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
      });
      server.on('exit', (code) => reject(new Error('the server ended with ' + code)));
      server.on('error', reject);
    });
    const told = JSON.parse(line) as { port: number; organiser: string; arbiter: string; helper: string };
    this.port_ = told.port;
    this.organiser = told.organiser;
    this.arbiter = told.arbiter;
    this.helper = told.helper;
  }
  /** What somebody does with the program on the same store, while the server runs. */
  tournament(what: string[]) {
    const [command, ...rest] = what;
    this.program(['tournament', command!], rest);
  }
  program(command: string[], rest: string[]) {
    execFileSync(
      join(kBinaries, 'bin/boardwright'),
      [...command, '--store', join(this.folder_, 'club.db'), ...rest],
      { env: { ...process.env, XDG_DATA_HOME: this.folder_ } }
    );
  }
  async end_server(signal: 'SIGKILL' | 'SIGTERM') {
    const server = this.server_;
    this.server_ = null;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((resolve) => server.on('exit', resolve));
    server.kill(signal);
    await gone;
  }

  async close() {
    for (const person of this.people_) await person.close();
    if (this.browser_) await this.browser_.close();
    await this.end_server('SIGTERM');
    rmSync(this.folder_, { recursive: true, force: true });
    assert.deepEqual(this.complaints, []);
  }

  /** A device with the page on it. `axe`: scripts of the test may be put into it. */
  async device(how: object, options: { axe?: boolean; locale?: string; path?: string } = {}): Promise<Page> {
    const context = await this.browser_!.newContext({
      ...how,
      locale: options.locale || 'en',
      bypassCSP: options.axe || false
    });
    this.people_.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => void this.complaints.push(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      // A connection that a test cuts, and answers that a test provokes, are told on the console too.
      if (
        message.type() === 'error' &&
        !/WebSocket|ERR_|status of 4\d\d|Opener-Policy header has been ignored/.test(text)
      )
        this.complaints.push(text);
    });
    await page.goto(this.url + (options.path || '/'));
    return page;
  }

  /** Somebody who has come in. */
  async person(name: string, how: object, options: { axe?: boolean; locale?: string } = {}): Promise<Page> {
    const page = await this.device(how, options);
    await page.fill('input[name=name]', name);
    await page.click('form.join button[type=submit]');
    await page.waitForSelector('.page.lobby');
    return page;
  }
}

/** At this machine's own address, which browsers take for secure. */
export class ClubHere extends Club {
  override get address(): string {
    return '127.0.0.1';
  }
}

/** Somebody who comes in, and then with a code that the server has shown. */
export async function helps(club: Club, name: string, code: string, how: object): Promise<Page> {
  const page = await club.person(name, how, { axe: true });
  await page.click('.step-up .button:has-text("I help or organise")');
  await page.fill('.step-up input', code);
  await page.click('.step-up button[type=submit]');
  await page.waitForSelector('.step-up input', { state: 'detached' });
  return page;
}

/** The code that the organiser makes for a member, a new one too. */
export async function code_for(desk: Page, name: string): Promise<string> {
  await desk.fill('.desk form input[maxlength="60"]', name);
  await desk.click('.desk button:has-text("Make a code")');
  await desk.waitForSelector(`.desk:has-text("for ${name}") .code`);
  return (await desk.textContent('.desk .code'))!;
}

/** Somebody who has come in says that he is a member. */
export async function is_member(page: Page, code: string) {
  await page.click('.step-up .button:has-text("I am a member")');
  await page.fill('.step-up form:last-of-type input', code);
  await page.click('.step-up form:last-of-type button[type=submit]');
}

/** A picture for whoever wants to look: BOARDWRIGHT_WEB_SHOTS names a folder. */
export async function shot(page: Page, name: string) {
  const folder = process.env.BOARDWRIGHT_WEB_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** In another language and theme, by what the fields do: their words are in another language then. */
export async function wear(page: Page, language: string, theme: 'light' | 'dark') {
  await page.click('#settings-button');
  await page.selectOption('#language', language);
  await page.evaluate(
    (index) => document.querySelectorAll<HTMLInputElement>('input[name=theme]')[index]!.click(),
    theme === 'light' ? 1 : 2
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await page.waitForTimeout(300); // the words come by themselves
}

export interface NewTable {
  game: string;
  variant?: string;
  clock?: string;
  against?: string;
  seat?: string;
}

export async function open_table(page: Page, table: NewTable) {
  await page.click('.page.lobby .button.large');
  await page.check(`input[name=game][value=${table.game}]`);
  for (const name of ['variant', 'clock', 'against', 'seat'] as const)
    if (table[name]) await page.selectOption(`select[name=${name}]`, table[name]!);
  await page.click('form.new-table button[type=submit]');
}

/** Opens a table on one device and sits down at it on the other; both are at the board then. */
export async function sit_together(host: Page, guest: Page, table: NewTable) {
  await open_table(host, table);
  await guest.click('.table .button.primary');
  await host.waitForSelector('.page.match .board');
  await guest.waitForSelector('.page.match .board');
}

/** Whoever of them may move now; nobody where the game is over. */
export async function on_turn(players: Page[]): Promise<Page | null> {
  for (let tries = 0; tries < 600; ++tries) {
    for (const player of players) {
      const state = await player.evaluate(() => {
        if (document.querySelector('.status.over')) return 'over';
        const alive = document.querySelector('.cell.alive') || document.querySelector('.off-board .button');
        return alive && !document.querySelector('.set-up') ? 'moves' : '';
      });
      if (state === 'over') return null;
      if (state === 'moves') return player;
    }
    await players[0]!.waitForTimeout(25);
  }
  throw new Error('nobody comes to move');
}

export function random_of(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** What the page has of the match, by what it shows. */
export async function plies(page: Page): Promise<number> {
  return page.locator('.plies > li').count();
}

/** Waits until the page shows so many: what another page has sent takes a moment. */
export async function plies_are(page: Page, wanted: number) {
  await page.waitForFunction((count) => document.querySelectorAll('.plies > li').length === count, wanted);
}

export function places(page: Page, kind: 'start' | 'target'): Promise<number[]> {
  return page.evaluate((wanted) => {
    const cells = Array.from(document.querySelectorAll<HTMLElement>('.cell.alive'));
    return cells
      .filter((cell) => (wanted === 'target') === /can go here/.test(cell.getAttribute('aria-label')!))
      .map((cell) => Number(cell.dataset.place));
  }, kind);
}

export type Press = (page: Page, place: number) => Promise<void>;

export const tap: Press = async (page, place) => page.locator(`.cell[data-place="${place}"]`).tap();
export const click: Press = async (page, place) => page.locator(`.cell[data-place="${place}"]`).click();
/** As a screen reader activates it: no finger, no mouse. */
export const activate: Press = async (page, place) =>
  page.locator(`.cell[data-place="${place}"]`).evaluate((cell: HTMLElement) => cell.click());

/** One move by pressing fields, any that is legal; the clicks are chosen as a person does, by what lights up. */
export async function play_any(page: Page, press: Press, random: (limit: number) => number) {
  const before = await plies(page);
  const off_board = page.locator('.off-board .button');
  if (await off_board.count()) await off_board.first().click();
  else {
    for (let tries = 0; tries < 40; ++tries) {
      if (await page.evaluate(() => !!document.querySelector('.status.confirm'))) break;
      const targets = await places(page, 'target');
      const choices = targets.length ? targets : await places(page, 'start');
      if (!choices.length) break; // it went out
      await press(page, choices[random(choices.length)]!);
    }
  }
  const confirm = page.locator('#confirm-move');
  if (await confirm.count()) await confirm.click();
  await page.waitForFunction((count) => document.querySelectorAll('.plies > li').length > count, before);
}

/** A set-up by lot, and ready. */
export async function set_up_at_random(page: Page) {
  await page.click('.set-up .buttons .button:first-child');
  await page.click('.set-up .ready:not([aria-disabled])');
  await page.waitForSelector('.set-up', { state: 'detached' });
}

export async function resign(page: Page) {
  await page.click('.actions .button:has-text("Resign")');
  await page.click('.actions.asking .button.danger');
}

const axe_source = () => readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds; also what is wider than the screen, which no page may be. */
export async function look(page: Page, where: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe_source());
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(what: unknown, how: unknown): Promise<unknown> } }).axe;
    const result = (await axe.run(document, { resultTypes: ['violations'] })) as {
      violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
    };
    return result.violations.map((one) => `${one.id}: ${one.nodes[0]!.html} ${one.nodes[0]!.failureSummary}`);
  });
  assert.deepEqual(found, [], where);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(over <= 0, `${where} is ${over} pixels wider than the screen`);
}
