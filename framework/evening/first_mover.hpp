// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a club's own results say of moving first, for advice before an evening.
#pragma once

#include <string>

#include "framework/planning/side_advice.hpp"
#include "framework/table/club.hpp"

namespace boardwright {

/// Of all results of members and guests in a game for two: side 1 is who begins, unless chance says it (T1.3).
[[nodiscard]] Result<planning::FirstMover> first_mover_of(Club& club, const std::string& game);

}  // namespace boardwright
