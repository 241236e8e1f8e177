// SPDX-License-Identifier: GPL-3.0-or-later
//
// Four languages have the same keys with the same arguments; every key that the page says is there, and none is left
// over. What the desk alone says is fetched with it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const page = join(process.env.BOARDWRIGHT_SOURCE_DIR!, 'ui/web');
const from = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(page, folder, language + '.json'), 'utf8')) as Record<string, string>;
const read = (language: string) => ({ ...from('texts', language), ...from('texts/desk', language) });
const languages = readdirSync(join(page, 'texts'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
const english = read('en');

function sources(folder: string, ...but: string[]): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (but.includes(path)) return [];
    return statSync(path).isDirectory() ? sources(path, ...but) : [readFileSync(path, 'utf8')];
  });
}
/** Keys that a source says, and beginnings of those that it puts together. */
function said_by(code: string): { said: Set<string>; beginnings: Set<string> } {
  const said = new Set<string>();
  const beginnings = new Set<string>();
  for (const [, key] of code.matchAll(/'([a-z_]+(?:\.[a-z_0-9]+)?)'/g)) said.add(key!);
  for (const [, key] of code.matchAll(/'([a-z]+\.[a-z_]*)' \+/g)) beginnings.add(key!);
  for (const [, key] of code.matchAll(/`([a-z]+\.)\$\{/g)) beginnings.add(key!);
  return { said, beginnings };
}
const says = ({ said, beginnings }: ReturnType<typeof said_by>, key: string) => {
  const base = key.replace(/_one$/, '');
  return said.has(base) || [...beginnings].some((beginning) => base.startsWith(beginning));
};

test('every language has the keys and arguments of English', () => {
  assert.deepEqual(languages.sort(), ['de', 'en', 'fr', 'nl']);
  const holes = (text: string) => (text.match(/\{\w+\}/g) || []).sort().join();
  for (const language of languages) {
    const texts = read(language);
    assert.deepEqual(Object.keys(texts), Object.keys(english), language);
    for (const key of Object.keys(english)) {
      assert.equal(holes(texts[key]!), holes(english[key]!), language + ' ' + key);
      assert.ok(texts[key]!.trim(), language + ' ' + key);
    }
  }
});

test('what the page says is there, and what is there is said', () => {
  const code = sources(join(page, 'src')).join('\n');
  const missing = [...code.matchAll(/\bsay\(\s*'([a-z_.]+)'\s*[,)]/g)]
    .map(([, key]) => key!)
    .filter((key) => !english[key]);
  assert.deepEqual(missing, []);
  const whole = said_by(code);
  assert.deepEqual(
    Object.keys(english).filter((key) => !says(whole, key)),
    []
  );
});

test('the first load has the words of all but the desk, and no more', () => {
  const first = from('texts', 'en');
  const desk = from('texts/desk', 'en');
  assert.deepEqual(
    Object.keys(desk).filter((key) => key in first),
    []
  );
  const players = said_by(sources(join(page, 'src'), join(page, 'src/desk'), join(page, 'src/later')).join('\n'));
  assert.deepEqual(
    Object.keys(desk).filter((key) => says(players, key)),
    []
  );
  assert.deepEqual(
    Object.keys(first).filter((key) => !says(players, key)),
    []
  );
});

test('the reader is spoken to as the glossary says', () => {
  const not_said: Record<string, string[]> = {
    de: ['du', 'dein', 'deine', 'dich', 'dir'],
    fr: ['tu', 'ton', 'tes', 'toi'],
    nl: ['u', 'uw']
  };
  for (const language of Object.keys(not_said)) {
    const words = Object.values(read(language))
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}]+/u);
    for (const word of not_said[language]!) assert.ok(!words.includes(word), language + ' ' + word);
  }
});
