// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether rule sets can be played side by side: on the same fields, with pieces that both know.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "framework/text/language.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

/// Why two rule sets can't stand side by side.
struct BoardMismatch {
  enum class What {
    kNoBoard,  ///< one of them has no board; `one` or `other` is "none"
    kSeats,    ///< other seats: `one` and `other` are their ids
    kSize,     ///< as "8 × 8"
    kFields,   ///< a field that only one has, `one` or `other`; both where it lies elsewhere
    kPieces    ///< no kind of piece is known to both
  };
  What what{};
  std::string one = {}, other = {};
  friend bool operator==(const BoardMismatch&, const BoardMismatch&) = default;
};

/// Nothing if both have the same seats and the same fields, by name and place, and at least one kind of piece
/// in common. What stands on them at the start may differ, and so may zones, trays and all else.
[[nodiscard]] std::optional<BoardMismatch> board_mismatch(const Rules& one, const Rules& other);

/// The same as a sentence with the rule sets' names.
[[nodiscard]] std::string mismatch_text(Language language, const BoardMismatch& mismatch,
                                        const std::string& one, const std::string& other);

/// Whether two positions of rule sets on one board look the same with nothing hidden: each piece, by its
/// kind's id, on the same place, also beside the board; and the same seats on turn. Counters that only one of
/// the rule sets keeps are left out.
[[nodiscard]] bool same_to_the_eye(const Position& one, const Position& other);

/// Why rules can't have a position that looks the same as another rule set's.
struct NoCounterpart {
  enum class What {
    kUnreadable,  ///< they refuse the position's text; `detail` is their English sentence
    kTurn,        ///< others are on turn there; `detail` is the position's text
    kPieces       ///< they read it as another position; `detail` is the text of that
  };
  What what{};
  std::string detail = {};
  friend bool operator==(const NoCounterpart&, const NoCounterpart&) = default;
};
/// The same as a sentence about the rule set of this name.
[[nodiscard]] std::string no_counterpart_text(Language language, const NoCounterpart& why,
                                              const std::string& name);

/// A position of other rules that looks the same: their own start if it does, else what they read from the
/// position's text.
[[nodiscard]] tl::expected<Position, NoCounterpart> counterpart(const Position& position,
                                                                const std::shared_ptr<const Rules>& rules);

}  // namespace boardwright
