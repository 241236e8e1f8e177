// SPDX-License-Identifier: GPL-3.0-or-later
//
// A lesson with its game's rules loaded: whether what it shows and asks for can be played.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "framework/catalogue/game.hpp"
#include "framework/lesson/lesson.hpp"

namespace boardwright {

/// The rules that the lesson's variant and settings make. The sentence names the place in the lesson.
[[nodiscard]] Result<std::shared_ptr<const Rules>> rules_of(const Lesson& lesson, const Game& game);

/// The position that the lesson begins with.
[[nodiscard]] Result<Position> start_of(const Lesson& lesson, const std::shared_ptr<const Rules>& rules);

/// Walks every way a learner can go and says what is wrong, one sentence each, with its place: positions that
/// can't be read, moves that aren't legal or not written as the rules write them, "forbidden" ones that are
/// legal or refused by a rule that the step doesn't name, rule numbers that don't exist. A lesson without
/// problems never fails while it is given. Loads the library.
[[nodiscard]] std::vector<std::string> check_lesson(const Lesson& lesson, const Game& game);

/// The same for every lesson of a game and its examples of rules, with what is wrong in the files and which
/// texts are missing.
[[nodiscard]] std::vector<std::string> check_lessons(const Game& game);

}  // namespace boardwright
