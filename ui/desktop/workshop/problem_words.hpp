// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "framework/workshop/game_problem.hpp"

namespace boardwright::desktop {

/// "my_game.lua:12:5: 'gird' is not known here"; without a place where it is in no file.
[[nodiscard]] QString problem_words(const GameProblem& problem);

}  // namespace boardwright::desktop
