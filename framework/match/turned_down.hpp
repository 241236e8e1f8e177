// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "framework/match/messages.hpp"

namespace boardwright {

enum class TurnedDown { kDraw, kTakeBack, kPause };

/// What the viewer had offered or asked for at the update before and the others have turned down since: it is gone, and
/// nothing was played, taken back or paused. Nothing: nobody has, or by a move, which is seen. To withdraw it oneself looks
/// the same: whoever has sent kWithdraw knows.
[[nodiscard]] std::optional<TurnedDown> turned_down(const Update& before, const Update& now);

}  // namespace boardwright
