// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who has offered or asked for something learns of it when the others don't want it, and only then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Update } from '../../../ui/web/src/protocol';
import { turned_down } from '../../../ui/web/src/turned_down';

const before = (part: Partial<Update>) =>
  ({ generation: 1, update: 4, viewer: 'black', ply: 3, rewound: false, ...part }) as Update;
const after = (part: Partial<Update> = {}) => before({ update: 5, ...part });
const asks = (what: 'take_back' | 'pause', seat = 'black') =>
  before({ request: { seat, for: what, allowed: [] } as unknown as Update['request'] });

test('an offer or a request that is gone was turned down', () => {
  assert.ok(turned_down(before({ draw_offers: ['black'] }), after()));
  assert.ok(turned_down(asks('take_back'), after()));
  assert.ok(turned_down(asks('pause'), after()));
});

test('what still stands, was allowed, answered by a move or is another one’s was not', () => {
  const offered = before({ draw_offers: ['black'] });
  assert.ok(!turned_down(offered, after({ draw_offers: ['black'] })));
  assert.ok(!turned_down(offered, after({ ply: 4 })));
  assert.ok(!turned_down(offered, after({ generation: 2 })));
  assert.ok(!turned_down(offered, after({ result: { half_points: {} } as Update['result'] })));
  assert.ok(!turned_down(before({ draw_offers: ['white'] }), after()));
  assert.ok(!turned_down(asks('take_back'), after({ rewound: true, ply: 2 })));
  assert.ok(!turned_down(asks('take_back', 'white'), after()));
  assert.ok(!turned_down(asks('pause'), after({ paused: true })));
});
