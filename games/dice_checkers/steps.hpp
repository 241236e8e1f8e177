// SPDX-License-Identifier: MIT
//
// Where a pawn can go: D2.1, and chapter 4 for the variant.
#pragma once

#include "parameters.hpp"

namespace dice_checkers {

/// How a player's pawn may go: fields that are empty on the way, and fields on which it may end.
struct Way {
  Set empty;
  Set ends;
};

class Steps {
 public:
  Steps(bool marching, Path path) : marching_(marching), path_(path) {}

  /// How many steps a pawn makes.
  [[nodiscard]] unsigned length(unsigned level) const { return marching_ ? level + 1 : 1; }
  /// Whether a pawn can't go back (also what D6.3 calls progress).
  [[nodiscard]] bool only_forward(unsigned level) const {
    return marching_ ? level == kBlue : level != kYellow;
  }

  /// The fields on which the pawn on `from` can end its move. That field itself is not empty, so that no path
  /// comes back to it (D4.2).
  [[nodiscard]] Set goals(Seat seat, unsigned level, unsigned from, const Way& way) const {
    const Set pawn = Bits::bit(from);
    if (length(level) == 1)
      return (only_forward(level) ? two_steps(pawn, forward(seat)) : around(pawn)) & way.ends;  // D2.1, D4.1
    switch (path_) {
      case Path::kFree: return free(pawn, length(level), way);
      case Path::kOneWay: return one_way(pawn, length(level), way);
      default: return straight(pawn, length(level), way);
    }
  }

 private:
  /// Never straight back: what matters of the steps so far is the direction of the last one.
  [[nodiscard]] static Set free(Set pawn, unsigned length, const Way& way) {
    Set reached[kDirections];
    for (unsigned direction = 0; direction < kDirections; ++direction)
      reached[direction] = step(pawn, direction) & way.empty;
    for (unsigned made = 1; made < length; ++made) {
      const Set next = made + 1 < length ? way.empty : way.ends;
      Set last[kDirections];
      std::copy(reached, reached + kDirections, last);
      for (unsigned direction = 0; direction < kDirections; ++direction) {
        Set from = 0;
        for (unsigned before = 0; before < kDirections; ++before)
          if (before != 3 - direction) from |= last[before];
        reached[direction] = step(from, direction) & next;
      }
    }
    return reached[0] | reached[1] | reached[2] | reached[3];
  }
  [[nodiscard]] static Set one_way(Set pawn, unsigned length, const Way& way) {
    Set up = pawn, down = pawn;
    for (unsigned made = 1; made < length; ++made) {
      up = two_steps(up, kUpLeft) & way.empty;
      down = two_steps(down, kDownLeft) & way.empty;
    }
    return (two_steps(up, kUpLeft) | two_steps(down, kDownLeft)) & way.ends;
  }
  [[nodiscard]] static Set straight(Set pawn, unsigned length, const Way& way) {
    Set ends = 0;
    for (unsigned direction = 0; direction < kDirections; ++direction) {
      Set reached = pawn;
      for (unsigned made = 1; made < length; ++made) reached = step(reached, direction) & way.empty;
      ends |= step(reached, direction) & way.ends;
    }
    return ends;
  }

  bool marching_;
  Path path_;
};

}  // namespace dice_checkers
