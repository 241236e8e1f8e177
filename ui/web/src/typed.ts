// SPDX-License-Identifier: GPL-3.0-or-later
import type { LegalMove } from './protocol';

const kBetween = /[ \t\r\n\-:>.,;_/=]/g; // fields
const kAfter = /[!?+#]+$/; // moves, by way of comment

/** In small letters, and what a keyboard's owner may have instead of - and x as these. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2010-\u2014\u2212\u2192]/g, '-')
    .replace(/\u00a0/g, ' ')
    .replace(/[\u00d7\u2715]/g, 'x');
}

const trimmed = (text: string) => plain(text).replace(/^[\s\-:>.,;_/=]+|[\s\-:>.,;_/=]+$/g, '');
const without_signs = (text: string) => plain(text).replace(kBetween, '').replace(kAfter, '');
/** A field may be called x1, but then the nearer reading has told it apart. */
const without_crosses = (text: string) => {
  const signs = without_signs(text);
  return signs.slice(0, 1) + signs.slice(1).replace(/x/g, '');
};

/**
 * The one move that is meant, as framework/match/typed_move.hpp reads it: as it stands; else whatever its letters'
 * case; else without what people write between fields, so that "C1 C3" and "c1c3" are c1-c3. A nearer reading goes
 * first; nothing where it fits several moves.
 */
export function read_typed_move(typed: string, moves: readonly LegalMove[]): LegalMove | null {
  const as_it_stands = moves.find((move) => move.text === typed);
  if (as_it_stands) return as_it_stands;
  // Who writes no x may mean a move with one as well as a move without.
  const readings = without_signs(typed).includes('x')
    ? [trimmed, without_signs, without_crosses]
    : [trimmed, without_crosses];
  for (const reading of readings) {
    const meant = reading(typed);
    if (!meant) return null;
    const found = moves.filter((move) => reading(move.text) === meant);
    if (found.length) return found.length === 1 ? found[0]! : null;
  }
  return null;
}
