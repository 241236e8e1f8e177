// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>

#include "framework/catalogue/catalogue.hpp"
#include "plugins/host/rules.hpp"
#include "tests/support/results.hpp"

namespace boardwright::test {

/// The games in one file each, and nothing else.
inline const Catalogue& shelf() {
  static const Catalogue catalogue = [] {
    CatalogueOptions options;
    options.folders = {BOARDWRIGHT_BINARY_DIR "/games/shelf"};
    options.use_environment = options.use_program_folders = false;
    return Catalogue::load(options);
  }();
  return catalogue;
}

inline std::shared_ptr<const Rules> shelf_rules(const std::string& name, const Parameters& parameters = {}) {
  return value_of(shelf().create(name, parameters));
}

/// What a slow second implementation says of a position: for each move the board it leaves, and how it ends.
struct SlowMove {
  std::string board;  ///< rows from the top, parted by /
  std::string
      ending;  ///< reason and the winner's seat, as in "no_moves:0"; a draw's seat is -; empty: it goes on
  friend auto operator<=>(const SlowMove&, const SlowMove&) = default;
};

}  // namespace boardwright::test
