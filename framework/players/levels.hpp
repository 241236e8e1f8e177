// SPDX-License-Identifier: GPL-3.0-or-later
//
// The levels of computer players: config/levels.yaml.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "framework/search/choice.hpp"
#include "framework/text/language.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

/// Strength comes from how much is searched and how often a move is not searched for, never from waiting.
struct Level {
  unsigned number = 1;     ///< from 1, the weakest
  LocalText words;         ///< what it plays like
  LevelStrength strength;  ///< in games that say nothing else
};

struct Levels {
  std::vector<Level> levels;          ///< 1, 2, 3 …
  std::vector<std::string> problems;  ///< sentences that begin with file:line:column
};
[[nodiscard]] Levels read_levels_text(const std::string& yaml, const std::filesystem::path& file);

/// Those of this program, read once; or the first problem of the file.
[[nodiscard]] const Result<std::vector<Level>>& levels();
/// The one that a player's name such as level:7 means; nullptr for any other name.
[[nodiscard]] const Level* level_of(std::string_view player);

}  // namespace boardwright
