// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// The numbers of the rules that a legal move used, in the trace's order; `after` is what playing it made of
/// `before`. None where the rules don't tell. Of true positions: what is hidden may show in them.
[[nodiscard]] std::vector<std::string> rules_used(const Position& before, Seat seat, Move move,
                                                  const Position& after);

}  // namespace boardwright
