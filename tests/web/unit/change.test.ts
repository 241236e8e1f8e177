// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the desk sends when a tournament is changed while it runs: what differs, and nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { form_of, wanted } from '../../../ui/web/src/desk/change';
import type { Evening } from '../../../ui/web/src/messages';

const evening = (patience: number | null, until: string | null) =>
  ({ name: 'Thursday', clock: '15m', desk: { changeable: { boards: 6, patience, until } } }) as unknown as Evening;

test('a form that nobody touched changes nothing', () => {
  for (const one of [evening(10, null), evening(null, ''), evening(null, '2027-03-31')])
    assert.deepEqual(wanted(one, form_of(one)), {});
});

test('what was emptied is none, or enough', () => {
  const one = evening(null, '2027-03-31');
  assert.deepEqual(wanted(one, { ...form_of(one), clock: ' ', boards: '', until: '' }), {
    clock: null,
    boards: 0,
    until: null
  });
  // A name there must be, and minutes.
  assert.deepEqual(wanted(evening(10, null), { ...form_of(evening(10, null)), name: ' ', patience: '' }), {});
});

test('what was written is sent', () => {
  const one = evening(10, null);
  assert.deepEqual(wanted(one, { ...form_of(one), name: ' Friday ', boards: '4', patience: '0' }), {
    name: 'Friday',
    boards: 4,
    patience: 0
  });
});
