// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace boardwright::desktop {

/// Plays a game from its start to its end by nothing but keys, as somebody does who has no mouse or can't see it.
void play_whole_game(const std::string& game, std::vector<std::string> settings);

}  // namespace boardwright::desktop
