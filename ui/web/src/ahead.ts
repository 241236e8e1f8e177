// SPDX-License-Identifier: GPL-3.0-or-later
//
// Places pressed while somebody else is on turn: kept, and looked for among the legal moves when the turn comes. Which
// moves there will be nobody knows yet, so it knows only what moves were like when this seat was last on turn. Knows no
// rules, and tells the server nothing. As the window does it (ui/desktop/board/premove.hpp).
import type { LegalMove } from './protocol';

/** What the moves of a game are like. */
export interface Likeness {
  longest: number; // places to press
  single: boolean; // one can be a move
  onto_own: boolean; // a piece may go where another one of its owner stands
}

export function likeness_of(moves: readonly LegalMove[], own: (place: number) => boolean): Likeness {
  return {
    longest: moves.reduce((most, move) => Math.max(most, move.clicks.length), 2),
    single: moves.some((move) => move.clicks.length === 1),
    onto_own: moves.some((move) => move.clicks.length > 1 && own(move.clicks[move.clicks.length - 1]!))
  };
}

export class Ahead {
  places: number[] = [];
  likeness: Likeness = { longest: 2, single: false, onto_own: false };

  /** Goes on with the move, begins another one, or, on the last place again or where nothing can begin, lets it go. */
  press(place: number, own: boolean) {
    const { places } = this;
    const { longest, single, onto_own } = this.likeness;
    if (places.length && places[places.length - 1] === place) return this.clear();
    const anew =
      !places.length || places.length >= longest || (places.length === 1 && own && !onto_own);
    if (anew) this.places = own || single ? [place] : [];
    else this.places = places.concat(place);
  }
  clear() {
    this.places = [];
  }

  /** The move that was meant: of these places, else the only one from the first to the last. */
  move_in(moves: readonly LegalMove[]): LegalMove | null {
    const { places } = this;
    if (!places.length) return null;
    const [first, last] = [places[0], places[places.length - 1]];
    const exact = moves.find(
      ({ clicks }) => clicks.length === places.length && clicks.every((place, i) => place === places[i])
    );
    if (exact) return exact;
    const alike = moves.filter(
      ({ clicks }) =>
        places.length > 1 && clicks.length > 1 && clicks[0] === first && clicks[clicks.length - 1] === last
    );
    return alike.length === 1 ? alike[0]! : null;
  }
}
