// SPDX-License-Identifier: GPL-3.0-or-later
//
// A move that is chosen before the turn comes, and what is heard of a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ahead, likeness_of } from '../../../ui/web/src/ahead';
import type { SeenMove, Update } from '../../../ui/web/src/protocol';
import { sound_of } from '../../../ui/web/src/sounds';

const move = (text: string, clicks: number[]) => ({ text, clicks });

test('what moves are like is learnt from those of the last turn', () => {
  const own = (place: number) => place < 10;
  assert.deepEqual(likeness_of([], own), { longest: 2, single: false, onto_own: false });
  assert.deepEqual(likeness_of([move('a', [3]), move('b', [1, 20, 21])], own), {
    longest: 3,
    single: true,
    onto_own: false
  });
  assert.equal(likeness_of([move('castles', [1, 2])], own).onto_own, true);
  assert.equal(likeness_of([move('drops', [2])], own).onto_own, false);
});

test('places go on, begin anew, and are let go', () => {
  const ahead = new Ahead();
  const press = (place: number, own = false) => {
    ahead.press(place, own);
    return ahead.places;
  };
  assert.deepEqual(press(20), [], 'no piece of one’s own: nothing begins');
  assert.deepEqual(press(1, true), [1]);
  assert.deepEqual(press(2, true), [2], 'another piece is chosen instead');
  assert.deepEqual(press(20), [2, 20]);
  assert.deepEqual(press(1, true), [1], 'what is whole begins anew');
  assert.deepEqual(press(1, true), [], 'the last place again lets go');
  ahead.likeness = { longest: 3, single: false, onto_own: true };
  press(1, true);
  assert.deepEqual(press(2, true), [1, 2]);
  assert.deepEqual(press(21), [1, 2, 21]);
  ahead.likeness = { longest: 2, single: true, onto_own: false };
  assert.deepEqual(press(22), [22]);
});

test('exactly one legal move is meant, or none', () => {
  const ahead = new Ahead();
  const meant = (places: number[], moves: { text: string; clicks: number[] }[]) => {
    ahead.places = places;
    const found = ahead.move_in(moves);
    return found && found.text;
  };
  const moves = [move('a-b', [1, 2]), move('a-x-c', [1, 8, 3]), move('a-x-d', [1, 8, 4]), move('a-y-d', [1, 9, 4])];
  assert.equal(meant([1, 2], moves), 'a-b');
  assert.equal(meant([1, 8, 4], moves), 'a-x-d');
  assert.equal(meant([1, 3], moves), 'a-x-c', 'the only one from there to there');
  assert.equal(meant([1, 4], moves), null, 'two go that way');
  assert.equal(meant([1], moves), null);
  assert.equal(meant([2, 1], moves), null);
  assert.equal(meant([], moves), null);
});

test('the end is heard before a turn, a turn before a move, and nothing of what is old', () => {
  const news = (seat: string, set_up = false) => ({ seat, text: 'm', set_up }) as unknown as SeenMove;
  const update = (on_turn: string[], over = false) =>
    ({ on_turn, result: over ? { half_points: {}, reason: 'r' } : undefined }) as unknown as Update;
  assert.equal(sound_of([news('white')], update(['black']), 'black', false), 'turn');
  assert.equal(sound_of([news('black')], update(['white']), 'black', false), 'move');
  assert.equal(sound_of([news('black')], update(['black']), 'black', false), 'move', 'I am on turn again');
  assert.equal(sound_of([news('white')], update(['black']), 'spectator', false), 'move');
  assert.equal(sound_of([news('white')], update([], true), 'black', false), 'end');
  assert.equal(sound_of([], update([], true), 'black', true), null, 'it was over before');
  assert.equal(sound_of([], update(['black']), 'black', false), null);
  assert.equal(sound_of([news('white', true)], update(['black']), 'black', false), null, 'a set-up is silent');
});
