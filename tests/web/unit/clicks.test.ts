// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClickSequence } from '../../../ui/web/src/clicks';

const moves = [
  { text: 'a-b', clicks: [0, 1] },
  { text: 'a-b-c', clicks: [0, 1, 2] },
  { text: 'a-d-e', clicks: [0, 3, 4] },
  { text: 'f', clicks: [5] },
  { text: 'g-h', clicks: [6, 7] },
  { text: 'pass', clicks: [] }
];

function sequence(): ClickSequence {
  const clicks = new ClickSequence();
  clicks.set_moves(moves);
  return clicks;
}

test('a move is complete when no other goes on from it', () => {
  const clicks = sequence();
  assert.deepEqual(clicks.targets(), [5]); // moves of one click can be made at once
  assert.deepEqual(clicks.click(6), { step: 'goes_on' });
  assert.deepEqual(clicks.targets(), [7]);
  assert.deepEqual(clicks.click(7), { step: 'complete', move: moves[4] });
  assert.deepEqual(clicks.click(5), { step: 'complete', move: moves[3] });
});

test('where a move could also go on, a second click on its end makes it', () => {
  const clicks = sequence();
  clicks.click(0);
  assert.deepEqual(clicks.targets(), [1, 3]);
  assert.deepEqual(clicks.click(1), { step: 'goes_on' });
  assert.deepEqual(clicks.exact(), moves[0]);
  assert.deepEqual(clicks.click(1), { step: 'complete', move: moves[0] });
});

test('a click on what is chosen lets it go, one on another piece takes that instead', () => {
  const clicks = sequence();
  clicks.click(0);
  assert.deepEqual(clicks.click(0), { step: 'nothing', refused: [] });
  clicks.click(0);
  assert.deepEqual(clicks.click(6), { step: 'goes_on' });
  assert.deepEqual(clicks.clicks, [6]);
});

test('what means nothing is refused with all its clicks', () => {
  const clicks = sequence();
  clicks.click(0);
  assert.deepEqual(clicks.click(9), { step: 'nothing', refused: [0, 9] });
  assert.deepEqual(clicks.clicks, []);
});

test('a piece may be dropped where a move ends, whatever has to be clicked between', () => {
  const clicks = sequence();
  clicks.click(0);
  assert.deepEqual(clicks.drop(4), { step: 'complete', move: moves[2] });
  clicks.click(0);
  assert.deepEqual(clicks.drop(8), { step: 'nothing', refused: [0, 8] });
});
