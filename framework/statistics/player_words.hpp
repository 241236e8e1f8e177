// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who played, in words: figures keep the names of the command line.
#pragma once

#include <string>
#include <vector>

#include "framework/text/language.hpp"

namespace boardwright {

/// The players of a run as people call them: "random play", "level 5", "level 5 against random play". Names
/// that are a program's own, such as foreign engines', stay as they are.
[[nodiscard]] std::string players_name(Language language, const std::vector<std::string>& players);

/// The text with a capital at its beginning, for headings and sentences.
[[nodiscard]] std::string first_large(std::string text);

}  // namespace boardwright
