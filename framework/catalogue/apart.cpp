// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/apart.hpp"

#include "plugins/host/own_libraries.hpp"

namespace boardwright {

bool plays_apart(const Game& game) {
  return game.file_problems().empty() && game.data().script.empty() &&
         !may_be_loaded_here(game.plugin_file());
}

}  // namespace boardwright
