// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is known before an evening. Values. Times are minutes.
#pragma once

#include <cstdint>
#include <vector>

namespace boardwright::planning {

/// How long a match takes: half of them no longer than `median`; one of ten longer than
/// median * exp(1.2816 * spread) (a log-normal distribution).
struct GameLength {
  double median = 40;
  double spread = 0.3;
  friend bool operator==(const GameLength&, const GameLength&) = default;
};
/// Of a game that takes from so long to so long as a rule: one of ten is shorter, one of ten longer.
[[nodiscard]] GameLength length_between(double from, double to);

struct EveningFacts {
  std::vector<double> ratings;  ///< one for each person; all the same where nobody has one
  std::uint32_t boards = 0;     ///< 0: enough
  double minutes = 180;         ///< from the first move to the end of the evening
  double pause = 5;             ///< between two rounds
  GameLength length{};          ///< of one game
  double draws = 0.1;           ///< share of games between equals that are drawn
  double first = 0.5;           ///< score of the first mover between equals
  std::uint32_t games = 1;      ///< in a match; two with sides swapped
  friend bool operator==(const EveningFacts&, const EveningFacts&) = default;
};

}  // namespace boardwright::planning
