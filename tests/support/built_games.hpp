// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/catalogue/catalogue.hpp"

/// The games of the build tree and nothing else.
[[nodiscard]] inline boardwright::Catalogue built_games() {
  boardwright::CatalogueOptions options;
  options.folders = {BOARDWRIGHT_BINARY_DIR "/games"};
  options.use_environment = false;
  options.use_program_folders = false;
  options.plugins.known_plugins = BOARDWRIGHT_BINARY_DIR "/known_plugins";
  return boardwright::Catalogue::load(options);
}
