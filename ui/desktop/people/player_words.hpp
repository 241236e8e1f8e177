// SPDX-License-Identifier: GPL-3.0-or-later
//
// How players are called, by their names for make_player.
#pragma once

#include <QString>
#include <string>

#include "framework/text/language.hpp"

namespace boardwright::desktop {

/// "Guest", "Computer, level 3", "Program: …": in the spoken language, wherever a game is shown.
[[nodiscard]] QString player_title(const std::string& player);
/// "Computer, level 3".
[[nodiscard]] QString level_title(const std::string& level);
/// "Guest", "Level 3 – A beginner", "10 seconds a move": as short as a row of a list, where one is chosen
/// below the heading of its kind.
[[nodiscard]] QString short_title(const std::string& player);
/// What a level plays like, or what a player does that takes its time; nothing of others.
[[nodiscard]] QString words_about(const std::string& player, Language language);
/// "Computer, takes its time: 10 seconds a move", wherever a game is shown; `player` is time:….
[[nodiscard]] QString timed_title(const std::string& player);

}  // namespace boardwright::desktop
