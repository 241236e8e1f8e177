// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the desk offers where the two at a board choose their game, and how it tells what they have chosen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { App } from '../../../ui/web/src/app';
import { choice_name, choice_told, possible } from '../../../ui/web/src/desk/choose_game';
import type { Evening, EveningBoard, GameChoice } from '../../../ui/web/src/messages';

const app = {
  say: (key: string, values: Record<string, unknown>) => `${key} ${JSON.stringify(values)}`,
  want_catalogue: () => ({
    games: [
      { game: 'one', name: 'One', variants: [{ variant: 'a', name: 'A' }, { variant: 'b', name: 'B' }] },
      { game: 'two', name: 'Two', variants: [{ variant: 'a', name: 'A' }] }
    ]
  })
} as unknown as App;
const evening = {
  games: [
    { game: 'one', variant: 'a' },
    { game: 'one', variant: 'b' },
    { game: 'two', variant: 'a' }
  ]
} as unknown as Evening;
const board = {
  board: 1,
  game: 2,
  first: { player: 'p', name: 'Ada' },
  second: { player: 'q', name: 'Ben' }
} as EveningBoard;
const choice: GameChoice = { chosen: false, by: null, higher: board.second, left: [0, 2] };

test('two who agree may play anything, one alone what is left', () => {
  assert.deepEqual(possible(evening, choice, false), [0, 1, 2]);
  assert.deepEqual(possible(evening, choice, true), [0, 2]);
});

test('a variant is named where its game stands there twice', () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((game) => choice_name(app, evening, game)),
    ['One, A', 'One, B', 'Two', '']
  );
});

test('it is told that nobody has chosen, who has, or that both agree', () => {
  assert.equal(choice_told(app, evening, board, choice), 'evening.unchosen {"game":"Two"}');
  assert.equal(
    choice_told(app, evening, board, { ...choice, chosen: true }),
    'evening.chosen_by_both {"game":"Two"}'
  );
  assert.equal(
    choice_told(app, evening, board, { ...choice, chosen: true, by: 'q' }),
    'evening.chosen_by {"name":"Ben","game":"Two"}'
  );
});
