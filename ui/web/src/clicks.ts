// SPDX-License-Identifier: GPL-3.0-or-later
//
// From clicks to a move: the board chooses among the moves of an update and knows no rules. As the window does it
// (ui/desktop/board/click_sequence.hpp).
import type { LegalMove } from './protocol';

export type Step =
  | { step: 'goes_on' }
  | { step: 'complete'; move: LegalMove }
  /** What was refused: the clicks so far and the new one; empty where something was let go. */
  | { step: 'nothing'; refused: number[] };

export class ClickSequence {
  private moves_: readonly LegalMove[] = [];
  private clicks_: number[] = [];

  set_moves(moves: readonly LegalMove[]) {
    this.moves_ = moves;
    this.clicks_ = [];
  }
  clear() {
    this.clicks_ = [];
  }
  get clicks(): readonly number[] {
    return this.clicks_;
  }

  click(place: number): Step {
    if (this.targets().includes(place)) return this.add(place);
    if (this.clicks_.length && this.clicks_[this.clicks_.length - 1] === place) {
      const move = this.exact();
      if (move) return this.complete(move);
      this.clicks_ = [];
      return { step: 'nothing', refused: [] };
    }
    if (!this.begins_at(place)) return this.refuse(place);
    this.clicks_ = [];
    return this.add(place);
  }

  /** A piece is dropped where a move ends, whatever has to be clicked between. */
  drop(place: number): Step {
    if (this.targets().includes(place)) return this.add(place);
    const meant = this.moves_.filter(
      (move) => this.clicks_.length > 0 && this.begins(move) && move.clicks[move.clicks.length - 1] === place
    );
    return meant.length === 1 ? this.complete(meant[0]!) : this.refuse(place);
  }

  /** Where the next click can go, ascending; of moves that have begun, and of those of one click. */
  targets(): number[] {
    const places = new Set<number>();
    for (const move of this.moves_)
      if (
        this.begins(move) &&
        move.clicks.length > this.clicks_.length &&
        (this.clicks_.length > 0 || move.clicks.length === 1)
      )
        places.add(move.clicks[this.clicks_.length]!);
    return Array.from(places).sort((a, b) => a - b);
  }

  begins_at(place: number): boolean {
    return this.moves_.some((move) => move.clicks[0] === place);
  }

  /** Where moves begin, ascending. */
  starts(): number[] {
    const places = new Set<number>();
    for (const move of this.moves_) if (move.clicks.length) places.add(move.clicks[0]!);
    return Array.from(places).sort((a, b) => a - b);
  }

  /** The move that what has been clicked is already, where it could also go on. */
  exact(): LegalMove | null {
    if (!this.clicks_.length) return null;
    return this.moves_.find((m) => m.clicks.length === this.clicks_.length && this.begins(m)) || null;
  }

  private begins(move: LegalMove): boolean {
    return (
      move.clicks.length >= this.clicks_.length && this.clicks_.every((place, i) => move.clicks[i] === place)
    );
  }

  private complete(move: LegalMove): Step {
    this.clicks_ = [];
    return { step: 'complete', move };
  }

  private add(place: number): Step {
    this.clicks_.push(place);
    if (!this.targets().length) {
      const move = this.exact();
      if (move) return this.complete(move);
    }
    return { step: 'goes_on' };
  }

  private refuse(place: number): Step {
    const refused = this.clicks_.concat(place);
    this.clicks_ = [];
    return { step: 'nothing', refused };
  }
}
