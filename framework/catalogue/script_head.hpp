// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game in one file. Its head is read as text, so that lists of games run no script; what it says is compared when
// the script is loaded.
#pragma once

#include "framework/catalogue/game_file.hpp"

namespace boardwright {

/// Whether a file's name is that of a script, in a language that the program has.
[[nodiscard]] bool is_script(const std::filesystem::path& file);

/// What describes a game: of a script a YAML of the same name beside it, else the script itself; any other file does.
[[nodiscard]] std::filesystem::path description_of(const std::filesystem::path& file);

/// What game.yaml would say: id, name and summary from the script's `game "Name" { id = "…", summary = "…" }`, and
/// one variant.
[[nodiscard]] GameFileReading read_script_head(const std::filesystem::path& file);
/// The same of a text in memory, of which `file` is the name.
[[nodiscard]] GameFileReading read_script_text(std::string_view text, const std::filesystem::path& file);

}  // namespace boardwright
