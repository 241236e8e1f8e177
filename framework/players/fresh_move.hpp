// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/players/situation.hpp"
#include "framework/search/limits.hpp"

namespace boardwright {

/// The move to play after a search: the best one, but where the rules let positions come back for ever, a
/// move that would bring one back for the third time yields to one that is nearly as good and has led to less
/// of that. Two programs that each know nothing better would otherwise go to and fro to the end of days, and
/// one would do so against a person. Of a proven result nothing is given away.
[[nodiscard]] Move fresh_move(const Situation& situation, const SearchInfo& info);

}  // namespace boardwright
