// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random positions in which rare rules apply: random play hardly ever gets there.
#pragma once

#include <boardwright/pure/random.hpp>
#include <string>

#include "slow_rules.hpp"

namespace positions {

enum class Kind {
  kSparse,     ///< a few pieces anywhere
  kLoneTower,  ///< one side has a tower, the other a few pieces around it
  kBlocked,    ///< pieces of one side in a corner, hemmed in
  kFullZones,  ///< zones full or nearly so, towers waiting
  kTall,       ///< many stacks just below their limit, close together
  kCrowded,    ///< pieces everywhere
  kSmothered   ///< a lone tower in a corner of a board that is otherwise full
};
inline constexpr int kKinds = 7;

/// A position text that the rules accept.
[[nodiscard]] std::string random_position(const slow::Options& options, Kind kind,
                                          boardwright::Random& random);

/// One random value for each parameter that changes play.
[[nodiscard]] slow::Options random_options(bool double_board, boardwright::Random& random);

}  // namespace positions
