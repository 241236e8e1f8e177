// SPDX-License-Identifier: GPL-3.0-or-later
//
// How players are called where one is chosen, by their names for make_player.
#pragma once

#include <QString>
#include <string>

#include "framework/text/language.hpp"

namespace boardwright::desktop {

/// "Guest", "Level 3 – A beginner", "10 seconds a move": as short as a row of a list, below the heading of
/// its kind.
[[nodiscard]] QString short_title(const std::string& player);
/// What a level plays like, or what a player does that takes its time; nothing of others.
[[nodiscard]] QString words_about(const std::string& player, Language language);
/// "Computer, takes its time: 10 seconds a move", wherever a game is shown; `player` is time:….
[[nodiscard]] QString timed_title(const std::string& player);

}  // namespace boardwright::desktop
