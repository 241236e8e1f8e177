// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one JSON form of questions and answers (README.md). Questions name places and kinds; in answers, as in
// updates, they are numbers into GameNames. Reading needs the names and no rules, and refuses as json.hpp does.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "framework/link/game_names.hpp"
#include "framework/link/question.hpp"

namespace boardwright {

[[nodiscard]] nlohmann::json to_json(const NumberedQuestion& question, const GameNames& names);
[[nodiscard]] nlohmann::json to_json(const NumberedAnswer& answer, const GameNames& names);
[[nodiscard]] Result<NumberedQuestion> question_from_json(std::string_view text, const GameNames& names);
[[nodiscard]] Result<NumberedAnswer> answer_from_json(std::string_view text, const GameNames& names);

}  // namespace boardwright
