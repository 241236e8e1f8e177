// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// The numbers of the rules that a legal move used in a position, in the order in which the rules list them;
/// none where the rules don't tell. Of a true position: what is hidden may show in them.
[[nodiscard]] std::vector<std::string> rules_used(const Position& position, Seat seat, Move move);

}  // namespace boardwright
