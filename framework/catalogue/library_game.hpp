// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games of native libraries that are named by their file and belong to no catalogue.
#pragma once

#include <filesystem>

#include "framework/catalogue/game.hpp"

namespace boardwright {

/// By its name: nothing is opened.
[[nodiscard]] bool is_native_library(const std::filesystem::path& file);

/// What the game.yaml beside the library says, where it is this library's; else a game of the file's name with one
/// variant and no texts. Loads nothing.
[[nodiscard]] GameFileReading description_of_library(const std::filesystem::path& library);

/// The game that this very file holds. Without a game.yaml the library is loaded to see which one it is; one that holds
/// several needs a game.yaml.
[[nodiscard]] Result<std::shared_ptr<const Game>> game_of_library(const std::filesystem::path& library,
                                                                  const LoadOptions& options = {});

}  // namespace boardwright
