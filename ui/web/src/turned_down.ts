// SPDX-License-Identifier: GPL-3.0-or-later
import type { Update } from './protocol';

const proposal = ({ viewer, draw_offers, request }: Update) =>
  (draw_offers || []).includes(viewer) ? 'draw' : request && request.seat === viewer && request.for;

/**
 * Whether the others have turned down since the update before what the viewer had offered or asked for then, as
 * framework/match/turned_down.hpp has it: it is gone, and nothing was played, taken back or paused. Who withdraws it
 * sees the same, and knows.
 */
export function turned_down(before: Update, now: Update): boolean {
  return (
    before.generation === now.generation &&
    before.ply === now.ply &&
    !now.rewound &&
    !now.result &&
    !now.paused &&
    !!proposal(before) &&
    !proposal(now)
  );
}
