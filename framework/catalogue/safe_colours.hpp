// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace boardwright {

/// What takes the place of a game's colours for eyes that don't tell all of them apart, from safe.yaml in the
/// folder of its pictures. All colours are "#rrggbb" in small letters. A value.
struct SafeColours {
  std::map<std::string, std::string> colours;  ///< by name, as in Appearance
  std::map<std::string, std::string> dice;     ///< by kind of piece
  std::map<std::string, std::string> art;      ///< by the colour in the pictures
  friend bool operator==(const SafeColours&, const SafeColours&) = default;
};

/// What was read, and what is wrong with it: sentences that begin with file:line:column. Nothing of either
/// where there is no such file: the game's colours serve everybody.
struct SafeColoursReading {
  SafeColours safe;
  std::vector<std::string> problems;
};
[[nodiscard]] SafeColoursReading read_safe_colours(const std::filesystem::path& art_folder);
[[nodiscard]] SafeColoursReading read_safe_colours_text(const std::string& yaml,
                                                        const std::filesystem::path& file);

}  // namespace boardwright
