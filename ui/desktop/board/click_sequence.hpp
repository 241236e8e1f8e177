// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "framework/match/messages.hpp"

namespace boardwright::desktop {

/// Turns clicks into one of the legal moves of an update: nothing but a choice from a list, however many
/// clicks a move takes. Knows no rules.
class ClickSequence {
 public:
  enum class Step {
    kNothing,   ///< the click means nothing; the sequence is empty now
    kGoesOn,    ///< more clicks are needed, or possible
    kComplete,  ///< `move` is chosen; the sequence is empty now
  };
  struct Answer {
    Step step = Step::kNothing;
    std::string move;
    std::vector<std::uint32_t> refused;  ///< kNothing: the clicks that begin no move, for an explanation
  };

  void set_moves(std::vector<LegalMove> moves);
  [[nodiscard]] const std::vector<LegalMove>& moves() const noexcept { return moves_; }

  /// A click on a place: goes on with the sequence, else begins a new one there, else means nothing. Clicking
  /// the last place again ends a sequence that is a move as it stands, and takes back any other.
  Answer click(std::uint32_t place);
  /// A piece dropped: like a click, but a place where exactly one move that begins so far ends will do.
  Answer drop(std::uint32_t place);
  void clear() noexcept { clicks_.clear(); }

  [[nodiscard]] std::span<const std::uint32_t> clicks() const noexcept { return clicks_; }
  /// Places where the next click goes on, or with no click yet makes a whole move; each once, ascending.
  [[nodiscard]] std::vector<std::uint32_t> targets() const;
  /// The move that a click there completes; nullptr if none does or there is more to choose.
  [[nodiscard]] const LegalMove* completed_by(std::uint32_t place) const;
  /// Whether a move begins there.
  [[nodiscard]] bool begins_at(std::uint32_t place) const;

 private:
  [[nodiscard]] const LegalMove* exact() const;
  Answer refuse(std::uint32_t place);

  std::vector<LegalMove> moves_;
  std::vector<std::uint32_t> clicks_;
};

}  // namespace boardwright::desktop
