// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "framework/record/record.hpp"

namespace boardwright {

/// Whether a result fits its reason as far as the host knows what that means: players agree on a draw, who
/// resigns or runs out of time has lost. `score_sum`: of the game's facts, 0: not constant. The sentence ends
/// one that says what the result is, such as "1-0 by agreement: ".
[[nodiscard]] Result<void> check_host_result(const Outcome& result, std::uint32_t score_sum);

}  // namespace boardwright
