// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lobby is told whole once, then what has changed; whoever has followed knows the same as who comes anew.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hear_lobby } from '../../../ui/web/src/lobby';
import type { ClubTable, Lobby, LobbyMessage, Person } from '../../../ui/web/src/messages';

const person = (id: string, here = 'here') => ({ person: id, name: 'Ada ' + id, role: 'guest', here }) as Person;
const table = (id: string, state = 'waiting') => ({ table: id, state }) as ClubTable;
const first: LobbyMessage = { version: 3, people: [person('a'), person('b')], tables: [table('t1'), table('t2')] };
const news: LobbyMessage = {
  version: 7,
  of: 3,
  people: [person('b', 'gone'), person('c')],
  tables: [table('t1', 'playing')],
  gone: ['a'],
  closed: ['t2']
};

test('the lobby is known whole, then by what has changed', () => {
  const known = hear_lobby(null, first)!;
  assert.deepEqual(known.people.length, 2);
  const after = hear_lobby(known, news)!;
  assert.deepEqual(after, {
    version: 7,
    people: [person('b', 'gone'), person('c')],
    tables: [table('t1', 'playing')],
    rules: undefined
  });
  // Changed ones stay where they were, new ones come behind.
  const more = hear_lobby(after, { ...news, version: 8, of: 7, people: [person('d'), person('b')], gone: [] })!;
  assert.deepEqual(
    more.people.map((one) => one.person),
    ['b', 'c', 'd']
  );
});

test('a difference of another lobby isn’t taken', () => {
  assert.equal(hear_lobby(null, news), null);
  const known: Lobby = hear_lobby(null, first)!;
  assert.equal(hear_lobby({ ...known, version: 4 }, news), null);
});
