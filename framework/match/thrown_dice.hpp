// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace boardwright {

/// The numbers of a chance event that is a throw: dice: or roll: and numbers from 1 to 99 with - in between.
/// None for any other event.
[[nodiscard]] std::vector<int> thrown_dice(std::string_view event);

}  // namespace boardwright
