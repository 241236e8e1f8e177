// SPDX-License-Identifier: GPL-3.0-or-later
//
// Named time controls: a game's own in games/<id>/clocks.yaml, general ones in config/clocks.yaml. README.md
// in this folder describes the file.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "framework/catalogue/game_file.hpp"
#include "framework/clock/time_control.hpp"

namespace boardwright {

struct ClockPreset {
  std::string id;  ///< as `--clock` names it
  LocalText name;
  TimeControl control;
  std::vector<std::string> variants;  ///< only for these and what inherits from them; none: for all
  FilePlace place;
};

/// What was read, and everything that is wrong: sentences that begin with file:line:column. A preset with a
/// problem of its own is left out; the others can be used.
struct ClockPresets {
  std::vector<ClockPreset> presets;  ///< in the file's order
  std::vector<std::string> problems;
};

[[nodiscard]] ClockPresets read_clock_file(const std::filesystem::path& file);
/// The same for a text already in memory; `file` only names it.
[[nodiscard]] ClockPresets read_clock_text(const std::string& yaml, const std::filesystem::path& file);

/// The game's clocks.yaml, none if it has no such file. Variants that the game doesn't have are problems.
[[nodiscard]] ClockPresets clocks_of_game(const GameFile& game);
/// The host's config/clocks.yaml.
[[nodiscard]] ClockPresets general_clocks();

/// What may be chosen for a variant: the game's own that fit, then the general ones whose ids are still free.
[[nodiscard]] std::vector<ClockPreset> clocks_for(const GameFile& game, const Variant& variant,
                                                  const std::vector<ClockPreset>& own,
                                                  const std::vector<ClockPreset>& general);

/// A preset's id, or a control in its short text such as 3m+2s. The sentence names the nearest id, or what is
/// wrong with the text.
[[nodiscard]] Result<TimeControl> choose_clock(std::string_view wanted,
                                               const std::vector<ClockPreset>& presets);

}  // namespace boardwright
