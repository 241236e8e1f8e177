// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lots that neither who draws them nor an entrant can choose, and that anybody can check afterwards (T1.7): by
// the host's fair dice (framework/line/entropy.hpp). The same seed and texts give the same lots for ever.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "framework/line/chance.hpp"
#include "framework/tournament/crosstable.hpp"

namespace boardwright::tournament {

/// What an event keeps of a draw.
struct DrawnLots {
  std::string commitment;                    ///< the hash of the seed, which was shown before the texts
  Seed seed;                                 ///< the host's
  std::map<std::string, std::string> texts;  ///< by entrant, as they were shown
  std::vector<Number> order;                 ///< everybody from 1, in the order drawn
  Side initial_side = Side::kFirst;          ///< T6.29
  friend bool operator==(const DrawnLots&, const DrawnLots&) = default;
};

[[nodiscard]] DrawnLots draw_lots(const Seed& seed, const std::map<std::string, std::string>& texts,
                                  Number people);

/// Whether seed and texts give these lots, and the seed is the one that was promised.
[[nodiscard]] Result<void> check_lots(const DrawnLots& lots);

}  // namespace boardwright::tournament
