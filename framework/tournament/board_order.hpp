// SPDX-License-Identifier: GPL-3.0-or-later
//
// In which order a round's pairs stand (T5.6). Room-internal.
#pragma once

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "framework/tournament/dutch_field.hpp"

namespace boardwright::tournament {

/// Pairs of places of the field, the higher ranked first.
inline void sort_by_board(const DutchField& field, std::vector<std::pair<std::size_t, std::size_t>>& pairs) {
  std::ranges::sort(pairs, {}, [&field](const auto& pair) {
    const auto& higher = field.people[pair.first];
    return std::tuple(-higher.score, -(higher.score + field.people[pair.second].score), higher.number);
  });
}

}  // namespace boardwright::tournament
