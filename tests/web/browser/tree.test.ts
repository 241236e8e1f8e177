// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whole games by what a screen reader has and nothing else: names and roles of the accessible tree, and activating.
// On a phone there are no arrow keys, so a person swipes from element to element; how many swipes a move takes is told.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { Club, kPhone, random_of, sit_together } from './support';

interface Element {
  role: string;
  name: string;
  id: number;
}
interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  backendDOMNodeId?: number;
  childIds?: string[];
}

/** Where a screen reader stops as one thing, whatever is inside. */
const kWhole = new Set(['button', 'gridcell', 'heading', 'tab', 'textbox', 'link', 'radio', 'checkbox']);

/** One person who doesn't see. */
class Listener {
  private last_ = -1;
  readonly swipes: number[] = [];
  private since_move_ = 0;
  private constructor(
    readonly page: Page,
    private session_: CDPSession
  ) {}
  static async at(page: Page) {
    return new Listener(page, await page.context().newCDPSession(page));
  }

  /** Everything in reading order. */
  async elements(): Promise<Element[]> {
    const { nodes } = (await this.session_.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
    const by_id = new Map(nodes.map((node) => [node.nodeId, node]));
    const found: Element[] = [];
    const visit = (node: AxNode) => {
      const role = node.role ? node.role.value : '';
      const name = node.name ? node.name.value : '';
      const whole = !node.ignored && kWhole.has(role);
      if ((whole || (!node.ignored && role === 'StaticText')) && name)
        found.push({ role, name, id: node.backendDOMNodeId! });
      if (!whole) for (const child of node.childIds || []) if (by_id.has(child)) visit(by_id.get(child)!);
    };
    visit(nodes[0]!);
    return found;
  }

  /** Waits until there is such an element. */
  async find(role: string, name: RegExp | string, among?: (all: Element[]) => Element[]): Promise<Element> {
    const fits = (one: Element) =>
      one.role === role && (typeof name === 'string' ? one.name === name : name.test(one.name));
    for (let tries = 0; tries < 300; ++tries) {
      const all = await this.elements();
      const one = (among ? among(all) : all).find(fits);
      if (one) return one;
      await this.page.waitForTimeout(30);
    }
    throw new Error(`nothing in the tree is a ${role} called ${name}`);
  }

  async activate(element: Element) {
    const at = (await this.elements()).findIndex((one) => one.id === element.id);
    assert.ok(at >= 0, element.name + ' is still there');
    this.since_move_ += Math.abs(at - Math.max(this.last_, 0));
    this.last_ = at;
    const { object } = await this.session_.send('DOM.resolveNode', { backendNodeId: element.id });
    await this.session_.send('Runtime.callFunctionOn', {
      objectId: object.objectId!,
      functionDeclaration: 'function () { this.click(); }'
    });
  }

  async press(role: string, name: RegExp | string) {
    await this.activate(await this.find(role, name));
  }

  /** Whose turn it is, by what is said below the board. */
  async hears(): Promise<'mine' | 'theirs' | 'over'> {
    const texts = (await this.elements()).filter((one) => one.role === 'StaticText').map((one) => one.name);
    if (texts.some((text) => /^(You have won|You have lost|A draw)$/.test(text))) return 'over';
    return texts.includes('Your turn') ? 'mine' : 'theirs';
  }

  /** One move of the two lists beside the board; false where there is none to choose. */
  async move(random: (limit: number) => number): Promise<boolean> {
    const own = between(await this.elements(), /^My pieces$/);
    if (!own.length) return false;
    await this.activate(own[random(own.length)]!);
    await this.find('heading', /^Where .* can go$/);
    const ways = between(await this.elements(), /^Where .* can go$/);
    assert.ok(ways.length > 0, 'a piece of the list can go somewhere');
    await this.activate(ways[random(ways.length)]!);
    // A phone asks first; "Play" also stands at the field for typed moves.
    const asked = await this.find('button', 'No');
    const all = await this.elements();
    await this.activate(all[all.findIndex((one) => one.id === asked.id) - 1]!);
    this.swipes.push(this.since_move_);
    this.since_move_ = 0;
    return true;
  }
}

/** The buttons below a heading. */
function between(all: Element[], heading: RegExp): Element[] {
  const from = all.findIndex((one) => one.role === 'heading' && heading.test(one.name));
  if (from < 0) return [];
  const rest = all.slice(from + 1);
  const to = rest.findIndex((one) => one.role === 'heading');
  return rest.slice(0, to < 0 ? undefined : to).filter((one) => one.role === 'button');
}

const club = new Club();
let one: Listener;
let other: Listener;

before(async () => {
  await club.open();
  one = await Listener.at(await club.person('Ida', kPhone));
  other = await Listener.at(await club.person('Jan', kPhone));
});
after(() => club.close());

async function by_words(person: Listener) {
  await person.press('tab', 'By words');
}

/** Waits, without a look at the tree, until something is to be done here. */
const called = (person: Listener) =>
  person.page.waitForFunction(() =>
    /Your turn|You have|A draw/.test(document.querySelector('.status')!.textContent!)
  );

/** Both play by lists until it is over, or so many moves have been made. */
async function play(most: number): Promise<number> {
  const random = random_of(most);
  for (let moves = 0; moves < most; ++moves) {
    const person = await Promise.any([one, other].map((each) => called(each).then(() => each)));
    if ((await person.hears()) === 'over') return moves;
    assert.ok(await person.move(random), 'whoever is to move has a piece that can');
    await person.page
      .waitForFunction(
        () => !/Your turn/.test(document.querySelector('.status:not(.confirm)')?.textContent || 'Your turn')
      )
      .catch(() => assert.fail('a move that was confirmed is not played'));
  }
  return most;
}

async function leave() {
  for (const person of [one, other]) {
    await person.press('button', /All tables/);
    await person.page.waitForSelector('.page.lobby');
  }
}

function tell(what: string, fields: number, moves: number) {
  const all = [...one.swipes, ...other.swipes].sort((a, b) => a - b);
  console.log(
    `${what}, ${fields} fields, ${moves} moves: swipes for a move ${all[all.length >> 1]} (median), ${all[all.length - 1]} at most`
  );
  one.swipes.length = other.swipes.length = 0;
}

test('a whole game from the first move to the end', async () => {
  await sit_together(one.page, other.page, {
    game: 'lines_of_action',
    variant: 'small',
    clock: 'blitz',
    seat: 'black'
  });
  for (const person of [one, other]) await by_words(person);
  const moves = await play(500);
  assert.equal(await one.hears(), 'over');
  assert.equal(await other.hears(), 'over');
  tell('lines_of_action/small', 36, moves);
  await leave();
});

for (const { game, variant, fields, seat } of [
  { game: 'militakiri', variant: undefined, fields: 72, seat: undefined },
  { game: 'two_field', variant: 'large', fields: 144, seat: 'red' }
])
  test(`set-up, moves and the end by resignation on ${fields} fields`, async () => {
    await sit_together(one.page, other.page, { game, variant, seat });
    const cells = (await one.elements()).filter((element) => element.role === 'gridcell').length;
    assert.ok(cells >= fields, cells + ' elements on the board: its fields, and what lies beside it');
    for (const person of [one, other]) {
      // A piece by hand, onto a field that says it can go there; the others by lot.
      await person.press('button', /, [1-9]\d* left$/);
      await person.press('gridcell', /can go here/);
      await person.press('button', 'Random');
      await person.press('button', 'Ready');
      await person.page.waitForSelector('.set-up', { state: 'detached' });
    }
    for (const person of [one, other]) await by_words(person);
    const moves = await play(12);
    assert.equal(moves, 12);
    tell(game, fields, moves);
    const [loser, winner] = (await one.hears()) === 'mine' ? [one, other] : [other, one];
    await loser.press('button', 'Resign');
    await loser.find('button', 'Play on');
    await loser.press('button', 'Resign');
    for (const [person, words] of [
      [loser, 'You have lost'],
      [winner, 'You have won']
    ] as const)
      await person.find('StaticText', words);
    await leave();
  });
