// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "framework/match/messages.hpp"

namespace boardwright::desktop {

/// Clicks made while somebody else is on turn: a move that is kept and looked for among the legal ones when
/// the turn comes. Which moves there will be nobody knows yet, so it only knows what moves are like: how they
/// were when the seat was last on turn. Knows no rules.
class Premove {
 public:
  /// What the moves of a game are like.
  struct Likeness {
    std::size_t longest = 2;  ///< clicks
    bool single = false;      ///< one click can be a move
    bool onto_own = false;    ///< a piece may go where another one of its owner stands
  };
  void set_likeness(Likeness likeness) { likeness_ = likeness; }
  [[nodiscard]] const Likeness& likeness() const noexcept { return likeness_; }

  /// `own`: a piece of the seat's own is there. A click goes on with the move, begins another one, or, on the
  /// last place again and where nothing can begin, lets it go.
  void click(std::uint32_t place, bool own);
  /// A piece dropped: goes on with the move whatever is there.
  void drop(std::uint32_t place);
  void clear() noexcept { places_.clear(); }

  [[nodiscard]] const std::vector<std::uint32_t>& places() const noexcept { return places_; }
  /// Whether it may be a whole move.
  [[nodiscard]] bool whole() const noexcept {
    return places_.size() > 1 || (likeness_.single && !places_.empty());
  }
  /// The move that was meant: with these clicks, else the only one from the first place to the last.
  [[nodiscard]] std::optional<std::string> move_in(std::span<const LegalMove> moves) const;
  /// Whether some move begins with these clicks and goes on.
  [[nodiscard]] bool begins_in(std::span<const LegalMove> moves) const;

 private:
  Likeness likeness_;
  std::vector<std::uint32_t> places_;
};

}  // namespace boardwright::desktop
