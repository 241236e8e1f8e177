// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Dutch system as its rules tell it: candidates are built one by one in their order and judged (T6.33). Slow: for
// brackets of up to ten people, and up to 20 in all. It shares nothing with the program but the crosstable.
#pragma once

#include <vector>

#include "framework/tournament/crosstable.hpp"
#include "framework/tournament/pairing.hpp"

namespace boardwright::test {

struct LiteralRound {
  bool possible = true;            ///< else no complete round keeps C1 to C3
  bool too_large = false;          ///< a bracket of more than ten, those moved down included
  tournament::RoundPairing round;  ///< pairs in any order
};

[[nodiscard]] LiteralRound literal_dutch(const tournament::Crosstable& table);

/// S2 in each of its orders, as far as its first `first` people go (T6.25).
[[nodiscard]] std::vector<std::vector<int>> literal_transpositions(const std::vector<int>& s2,
                                                                   std::size_t first);

/// Who goes down from S1 and who goes up from S2, in the order of T6.26; nobody comes first. Sequence numbers from 1.
struct LiteralExchange {
  std::vector<int> down, up;  // ascending
};
[[nodiscard]] std::vector<LiteralExchange> literal_exchanges(int s1, int s2);

}  // namespace boardwright::test
