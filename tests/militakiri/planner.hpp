// SPDX-License-Identifier: GPL-3.0-or-later
//
// Players who work together to bring about what hardly ever happens: they search for a way, keeping the most
// promising positions of each ply.
#pragma once

#include <boardwright/pure/random.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "slow_rules.hpp"

namespace planner {

struct Goal {
  std::string name;
  std::function<double(const slow::Game&)> promise;  ///< the higher the nearer
  std::function<bool(const slow::Game&)> reached;
  std::size_t plies = 250;  ///< gives up after so many
  std::size_t width = 40;   ///< positions kept at each ply
};

/// The moves from a position to one where the goal is reached, over games that go on until then; nothing if
/// none was found.
[[nodiscard]] std::optional<std::vector<std::string>> plan(const slow::Game& from, const Goal& goal,
                                                           boardwright::Random& random);

}  // namespace planner
