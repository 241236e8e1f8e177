// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/match/messages.hpp"
#include "ui/desktop/sound/wave.hpp"

namespace boardwright::desktop {

/// What is heard of news: the end before dice, dice before captures, captures before moves; nothing of no
/// news. A capture is a piece that leaves the fields: it is gone, or lies in a tray.
[[nodiscard]] std::optional<Sound> sound_of(const std::vector<SeenMove>& news, bool over,
                                            const std::optional<BoardGeometry>& board);

}  // namespace boardwright::desktop
