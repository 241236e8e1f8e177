// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which files make a game, so that somebody may look whether one of them has changed.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace boardwright {

/// Files and what tells their content; of a file that isn't there, nothing.
using FileContents = std::map<std::filesystem::path, std::string>;
[[nodiscard]] FileContents contents_of(const std::vector<std::filesystem::path>& files);

/// What a game is read from: the script and the YAML beside it, or game.yaml with its script or libraries, and the
/// set-ups beside it; some of them need not be there. `game` is a script or a YAML, broken or not.
[[nodiscard]] std::vector<std::filesystem::path> files_of_game(const std::filesystem::path& game);

/// What a project in C++ is built from: sources, YAML, pictures and CMake files below its folder, without folders that
/// something was built in and hidden ones.
[[nodiscard]] std::vector<std::filesystem::path> sources_of(const std::filesystem::path& folder);

}  // namespace boardwright
