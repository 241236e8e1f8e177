// SPDX-License-Identifier: GPL-3.0-or-later
//
// A round by the Dutch system bracket by bracket (T6.3), with what each bracket reached in each criterion.
// Values; room-internal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "framework/tournament/dutch_field.hpp"
#include "framework/tournament/dutch_quality.hpp"
#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// People are places in the field.
struct DutchBracket {
  std::vector<std::size_t> people;  ///< those moved down, then the residents (T6.24)
  std::size_t moved_down = 0;
  std::vector<std::pair<std::size_t, std::size_t>> pairs;  ///< the higher ranked first
  std::vector<std::size_t> left_over;
  std::vector<DutchLevel> levels;
  std::vector<std::uint64_t> sums;  ///< of each level
  bool last_one = false;            ///< the only one who is left over gets the bye (T6.12)
  friend bool operator==(const DutchBracket&, const DutchBracket&) = default;
};

struct DutchRound {
  std::vector<DutchBracket> brackets;
  std::optional<std::size_t> bye;
  friend bool operator==(const DutchRound&, const DutchRound&) = default;
};

/// Nothing if C1 to C3 leave no complete round. Settles C5 first, by barring the bye to everybody of greater score.
[[nodiscard]] std::optional<DutchRound> dutch_round(DutchField field);

/// With sides, in the order of the boards (T5.6).
[[nodiscard]] RoundPairing pairing_of(const DutchField& field, const DutchRound& round);

/// Pairs who may meet into a graph for `largest_matching`.
[[nodiscard]] std::vector<std::pair<std::uint32_t, std::uint32_t>> who_may_meet(const DutchField& field);

}  // namespace boardwright::tournament
