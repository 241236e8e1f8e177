// SPDX-License-Identifier: GPL-3.0-or-later
import { kChance, type SeenMove } from './protocol';

export interface Ply {
  kind: 'move' | 'set_up' | 'chance';
  number: number;
  opens: boolean; // the first move of its round
}

/**
 * The numbering of framework/match/move_numbers.hpp: a number is a round's; a new one begins when the same seat, or one
 * before it, moves again. What belongs to a set-up isn't numbered, nor is what chance brings.
 */
export function number_moves(moves: readonly SeenMove[], seats: readonly string[]): Ply[] {
  let number = 0;
  let before = seats.length;
  return moves.map((move) => {
    const kind = move.seat === kChance ? 'chance' : move.set_up ? 'set_up' : 'move';
    let opens = false;
    if (kind === 'move') {
      const seat = seats.indexOf(move.seat);
      opens = number === 0 || seat <= before;
      if (opens) ++number;
      before = seat;
    }
    return { kind, number, opens };
  });
}
