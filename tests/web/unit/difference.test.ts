// SPDX-License-Identifier: GPL-3.0-or-later
//
// The same lines of updates as the program writes them (tests/link/update_lines_test.cpp): each difference applied to
// the update before has to give the update.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { apply } from '../../../ui/web/src/difference';
import type { Update, UpdateDifference } from '../../../ui/web/src/protocol';

interface Lines {
  seats: string[];
  lines: { first: Update; steps: { difference: UpdateDifference; update: Update }[] }[];
}

const folder = process.env.BOARDWRIGHT_UPDATE_LINES;
assert.ok(folder, 'BOARDWRIGHT_UPDATE_LINES names the folder that test_link writes');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

let all = 0;

test('there are lines of every game and of a tiny one', () => assert.ok(files.length >= 5, files.join()));

for (const file of files)
  test('differences give the updates of ' + file, () => {
    const { seats, lines } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Lines;
    let steps = 0;
    for (const line of lines) {
      let before = line.first;
      for (const { difference, update } of line.steps) {
        if (difference.of !== before.update) continue; // the step before it was told whole
        const after = apply(difference, before, seats);
        assert.deepEqual(after, update);
        before = update;
        ++steps;
      }
    }
    assert.ok(steps > 5, 'only ' + steps + ' steps');
    all += steps;
  });

test('enough was compared', () => assert.ok(all > 800, String(all)));

test('a difference is refused by any other update', () => {
  const { seats, lines } = JSON.parse(readFileSync(join(folder, files[0]!), 'utf8')) as Lines;
  const line = lines.find((one) => one.steps.length > 2)!;
  const { difference } = line.steps[0]!;
  assert.ok(apply(difference, line.first, seats));
  assert.equal(apply(line.steps[1]!.difference, line.first, seats), null);
  assert.equal(apply(difference, { ...line.first, generation: line.first.generation + 1 }, seats), null);
});
