// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Announcer } from '../../../ui/web/src/announcer';
import { wait_before } from '../../../ui/web/src/backoff';
import { Offset, remaining_after, shown_time } from '../../../ui/web/src/clock';
import { new_id } from '../../../ui/web/src/ids';
import { number_moves } from '../../../ui/web/src/numbers';
import { read_markdown } from '../../../ui/web/src/panels/rules';
import { read_settings, usual_settings } from '../../../ui/web/src/settings';
import { choose_language, GameWords, Texts } from '../../../ui/web/src/texts';
import { read_typed_move } from '../../../ui/web/src/typed';

test('ids are UUIDs of version 7: ordered by time, else random', () => {
  const ones = (bytes: Uint8Array) => void bytes.fill(0xff);
  // 0x0190a5b1c2d3 milliseconds; version and variant by RFC 9562.
  assert.equal(new_id(0x0190a5b1c2d3, ones), '0190a5b1-c2d3-7fff-bfff-ffffffffffff');
  const zeros = (bytes: Uint8Array) => void bytes.fill(0);
  assert.equal(new_id(1, zeros), '00000000-0001-7000-8000-000000000000');
});

test('a clock counts from the update, waits for its delay and never shows less than nothing', () => {
  assert.equal(remaining_after({ remaining: 5000, running: true }, 1200), 3800);
  assert.equal(remaining_after({ remaining: 5000, running: false }, 1200), 5000);
  assert.equal(remaining_after({ remaining: 5000, running: true, delay_left: 1000 }, 1200), 4800);
  assert.equal(remaining_after({ remaining: 500, running: true }, 1200), 0);
});

test('what is left is shown as everywhere else, in every language', () => {
  // The framework is held to the same table.
  const source = process.env.BOARDWRIGHT_SOURCE_DIR!;
  const read = (path: string) => JSON.parse(readFileSync(join(source, path), 'utf8')) as never;
  const table: ({ left: number; correspondence: boolean } & Record<string, string>)[] = read(
    'tests/clock/shown_times.json'
  );
  assert.ok(table.length > 20);
  for (const language of ['en', 'nl', 'de', 'fr']) {
    const texts = new Texts(read('ui/web/texts/' + language + '.json'));
    for (const row of table)
      assert.equal(
        shown_time(row.left, row.correspondence, (key, values) => texts.say(key, values)),
        row[language],
        language + ' ' + row.left
      );
  }
});

test('the offset is that of the beat with the shortest way', () => {
  const offset = new Offset();
  offset.add(1000, 1400, 6200); // 400 ms on the way: 6200 was about 1200 here, so 5000 ahead
  assert.equal(offset.get(), 5000);
  offset.add(2000, 2020, 7030); // 20 ms: 7030 was 2010 here
  assert.equal(offset.get(), 5020);
  offset.add(3000, 3900, 9000);
  assert.equal(offset.get(), 5020);
});

test('attempts to connect again wait 0, 0.3, 0.5, 0.7, 1, 2, 4, 4 seconds, a fifth more or less', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6, 9].map((i) => wait_before(i, 0.5)),
    [0, 300, 500, 700, 1000, 2000, 4000, 4000]
  );
  assert.equal(wait_before(4, 0), 800);
  assert.equal(wait_before(4, 1), 1200);
});

test('typed moves are read as the window reads them', () => {
  const moves = ['c1-c3', 'h4xe4', 'a1-a2', 'a1xa2', 'pass'].map((text) => ({ text, clicks: [] }));
  const read = (text: string) => read_typed_move(text, moves)?.text;
  for (const text of ['c1-c3', 'C1 C3', 'c1c3', 'c1–c3', ' c1:c3 ', 'c1-c3!'])
    assert.equal(read(text), 'c1-c3', text);
  assert.equal(read('h4e4'), 'h4xe4');
  assert.equal(read('H4×E4'), 'h4xe4');
  assert.equal(read('a1xa2'), 'a1xa2');
  assert.equal(read('a1a2'), undefined); // with or without taking?
  assert.equal(read('Pass'), 'pass');
  assert.equal(read(''), undefined);
});

test('rounds are numbered as on a score sheet; set-up and chance are not', () => {
  const move = (seat: string, set_up = false) => ({
    seat,
    text: '',
    places: [],
    difference: { pieces: [] },
    picture: { items: [], borders: [] },
    set_up
  });
  const line = [
    move('red', true),
    move('chance'),
    move('red'),
    move('blue'),
    move('red'),
    move('red'),
    move('blue')
  ];
  const numbers = number_moves(line, ['red', 'blue']);
  assert.deepEqual(
    numbers.map((ply) => ply.number),
    [0, 0, 1, 1, 2, 3, 3]
  );
  assert.deepEqual(
    numbers.map((ply) => ply.opens),
    [false, false, true, false, true, true, false]
  );
  assert.deepEqual(
    numbers.slice(0, 3).map((ply) => ply.kind),
    ['set_up', 'chance', 'move']
  );
});

test('dice are read as the program reads them', () => {
  assert.deepEqual(GameWords.dice('dice:4-5'), [4, 5]);
  assert.deepEqual(GameWords.dice('roll:12'), [12]);
  for (const other of ['dice:', 'dice:0-1', 'dice:4-', 'card:4', 'dice:100'])
    assert.deepEqual(GameWords.dice(other), []);
});

test('what is kept in a browser is read as a stranger’s text', () => {
  const usual = usual_settings(true);
  assert.equal(usual.confirm, 'always');
  assert.equal(usual_settings(false).confirm, 'never');
  assert.equal(usual.sound, 'off', 'nothing is heard that nobody has asked for');
  assert.equal(read_settings('{"sound":"on"}', usual).sound, 'on');
  for (const text of [null, '', 'no json', '[]', 'null', '3', '{"theme":"pink","size":9,"language":"<b>"}'])
    assert.deepEqual(read_settings(text, usual), usual, String(text));
  assert.equal(read_settings('{"theme":"dark","size":1.5,"language":"de"}', usual).theme, 'dark');
});

test('the language is the chosen one, else the first that both know', () => {
  const known = ['en', 'nl', 'de', 'fr'];
  assert.equal(choose_language('fr', ['de-CH'], known), 'fr');
  assert.equal(choose_language('', ['es', 'de-CH', 'nl'], known), 'de');
  assert.equal(choose_language('', ['es'], known), 'en');
});

test('nothing that is said is dropped or doubled, in the order it was said', () => {
  const shown: string[] = [];
  const due: (() => void)[] = [];
  const announcer = new Announcer(
    (text) => shown.push(text),
    (_, what) => due.push(what)
  );
  announcer.say('one');
  announcer.say('two');
  announcer.say('two');
  while (due.length) due.shift()!();
  announcer.say('three');
  while (due.length) due.shift()!();
  assert.deepEqual(shown, ['one', 'two two', '', 'three', '']);
  assert.equal(announcer.said.join(' '), 'one two two three');
});

test('rules are read into blocks of text, whatever stands in them', () => {
  const blocks = read_markdown(
    '# Title\n\nSome\nwords\n- L1.1 a rule\n  goes on\n\n    code <b>\n| a | b |\n|---|---|\n'
  );
  assert.deepEqual(
    blocks.map((block) => [block.kind, block.text]),
    [
      ['heading', 'Title'],
      ['paragraph', 'Some words'],
      ['item', 'L1.1 a rule goes on'],
      ['code', '    code <b>'],
      ['row', '| a | b |']
    ]
  );
});
