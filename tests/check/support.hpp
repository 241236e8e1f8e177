// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "plugins/check/run.hpp"

namespace boardwright::check {

inline std::filesystem::path built(const std::string& path) {
  return std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / path;
}

/// Where these tests remember which plugins have been probed: not in the user's cache.
inline LoadOptions test_load() {
  LoadOptions load;
  load.known_plugins = built("tests/known_plugins");
  return load;
}

inline Subject bad_game(const std::string& plugin, const std::string& game) {
  return {built("tests/bad_plugins/" + plugin + ".so"), game, {}, test_load()};
}

}  // namespace boardwright::check
