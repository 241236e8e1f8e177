// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parameters and positions for what random games hardly ever meet.
#pragma once

#include <boardwright/pure/random.hpp>
#include <string>

#include "slow_rules.hpp"

namespace positions {

enum class Kind {
  kSparse,   // a few pieces of each side anywhere
  kCounts,   // one or two movable pieces each, with a two-field memory
  kChase,    // a chaser beside another piece, in the open or round a lake
  kBlocked,  // hardly a move left
};
inline constexpr int kKinds = 4;

[[nodiscard]] slow::Options random_options(boardwright::Random& random);
/// A text that can stand in a game under these rules, not over.
[[nodiscard]] std::string random_position(const slow::Options& options, Kind kind,
                                          boardwright::Random& random);

}  // namespace positions
