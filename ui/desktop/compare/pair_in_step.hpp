// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"

namespace boardwright::desktop {

/// Two variants of a game to be compared, as "id/variant": the wished one and the first other one that can be played in
/// step with it; where none can, the first two that can, and else two that share a board. Where no two do, any other
/// comes beside the wished one.
[[nodiscard]] std::vector<std::string> pair_in_step(const Entry& wished);

}  // namespace boardwright::desktop
