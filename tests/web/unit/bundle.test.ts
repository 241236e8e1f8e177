// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes to the phones: small, nothing newer than the oldest browsers know, nothing that needs https or another
// host, nothing inline.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

const folder = process.env.BOARDWRIGHT_WEB_FOLDER!;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const style = read('app.css');
const page = read('index.html');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const script = scripts.map(read).join('\n');
/** Those that the page names: with all that they import. */
const first_load = [...page.matchAll(/<script type="module" src="\/([\w.-]+\.js)"/g)].map(([, name]) => name!);

test('the first visit costs at most 60 KB', () => {
  const files = ['index.html', ...first_load, 'app.css', 'icon.svg', 'texts.en.json', 'texts.de.json'];
  const sizes = files.map((name) => gzipSync(read(name), { level: 9 }).length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  console.log('gzipped: ' + files.map((name, i) => name + ' ' + sizes[i]).join(', ') + '; together ' + all);
  assert.ok(all <= 60 * 1024, String(all));
});

test('the desk and the wall are no part of it, and what it imports is named in the page', () => {
  assert.equal(first_load[first_load.length - 1], 'app.js');
  const later = scripts.filter((name) => !first_load.includes(name));
  assert.ok(later.some((name) => /^desk-\w+\.js$/.test(name)), later.join());
  assert.ok(later.some((name) => /^projector_page-\w+\.js$/.test(name)), later.join());
  for (const name of first_load) {
    const text = read(name);
    for (const [, imported] of text.matchAll(/\bfrom\s*"\.\/([^"]+)"|\bimport\s*"\.\/[^"]+"/g))
      assert.ok(!imported || first_load.includes(imported), name + ' imports ' + imported);
    assert.doesNotMatch(text, /check-in|desk-boards/, name + ' has the desk in it');
  }
  assert.match(script, /check-in/);
  // A name says what is in it; what is asked for by a name that stays: the page's first, and what browsers keep.
  for (const name of scripts)
    assert.ok(name === 'app.js' || name === 'push_worker.js' || /-[A-Z0-9]{8}\.js$/.test(name), name);
  assert.ok(!first_load.includes('push_worker.js'));
});

test('its syntax is that of the oldest browsers', () => {
  // Printed for them it is what it is when printed for the newest ones: nothing has to be lowered.
  const targets = process.env.BOARDWRIGHT_WEB_TARGETS!;
  assert.equal(targets, 'chrome80,ios13');
  const printed = (source: string, loader: string, target: string) =>
    execFileSync(
      process.env.BOARDWRIGHT_ESBUILD!,
      ['--loader=' + loader, '--target=' + target, '--charset=utf8', '--log-level=error'],
      { input: source, encoding: 'utf8' }
    );
  assert.notEqual(printed('x = a?.b ?? c;', 'js', targets), printed('x = a?.b ?? c;', 'js', 'esnext'));
  // Compared by themselves: the difference of two bundles is no message to read.
  for (const name of scripts)
    assert.ok(printed(read(name), 'js', targets) === printed(read(name), 'js', 'esnext'), name);
  assert.ok(printed(style, 'css', targets) === printed(style, 'css', 'esnext'), 'app.css');
});

test('it calls nothing that they lack, or that plain http has not', () => {
  const lacking: RegExp[] = [
    /structuredClone|\.at\(-|replaceAll|Object\.hasOwn|findLast|Promise\.any|WeakRef|AggregateError|toSorted|\.groupBy/,
    /ResizeObserver|IntersectionObserver\b.*v2|replaceChildren|requestIdleCallback|BroadcastChannel|OffscreenCanvas/,
    /randomUUID|crypto\.subtle|clipboard|wakeLock|navigator\.share/,
    /\(\?<[=!]/ // looking behind in a pattern: iOS 16.4
  ];
  for (const pattern of lacking) assert.doesNotMatch(script, pattern);
  // These a part may call that asks before whether they are there.
  for (const name of first_load) assert.doesNotMatch(read(name), /serviceWorker|Notification\b|PushManager|PublicKeyCredential|navigator\.credentials/, name);
  for (const name of scripts.filter((one) => /serviceWorker|PushManager|PublicKeyCredential/.test(read(one))))
    assert.match(read(name), /isSecureContext/, name);
  for (const pattern of [
    /aspect-ratio:/,
    /:is\(|:where\(|:has\(/,
    /[;{]inset:/,
    /clamp\(/,
    /@layer|@container/,
    /\bdvh\b|\bsvh\b/
  ])
    assert.doesNotMatch(style, pattern);
  // Space between the children of a flex box came later than that of a grid.
  for (const rule of style.match(/\{[^}]*gap:[^}]*\}/g) || []) assert.match(rule, /display:grid/, rule);
});

test('it asks no other host, and nothing in it is inline or made markup', () => {
  for (const text of [script.replace(/https?:\/\/www\.w3\.org\/[\w/]+/g, ''), style, page])
    assert.doesNotMatch(text, /https?:\/\//);
  assert.doesNotMatch(page, /<script(?![^>]*src=)|<style|\son\w+=|\sstyle=/);
  assert.doesNotMatch(style, /@import|url\(/);
  // Preact knows the name of its own way around text nodes; nobody of ours may use one.
  const sources = (at: string): string[] =>
    readdirSync(at, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? sources(join(at, entry.name)) : [readFileSync(join(at, entry.name), 'utf8')]
    );
  for (const source of sources(join(process.env.BOARDWRIGHT_SOURCE_DIR!, 'ui/web/src')))
    assert.doesNotMatch(
      source,
      /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacent|document\.write|\beval\(|new Function/
    );
});
