// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "framework/catalogue/catalogue.hpp"
#include "framework/match/match.hpp"
#include "plugins/host/position.hpp"
#include "tests/support/results.hpp"
#include "tests/support/scratch_folder.hpp"

namespace boardwright::test {

inline std::filesystem::path test_plugin(const std::string& id) {
  return std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "tests/games" / id / (id + ".so");
}

/// Rules of one of the tiny games under tests/games.
inline std::shared_ptr<const Rules> tiny(const std::string& id, const Parameters& parameters = {}) {
  const auto library = value_of(Library::load(test_plugin(id)));
  return value_of(library->create(id, parameters));
}

/// Rules of a real game with a board, for what the tiny ones don't have.
inline std::shared_ptr<const Rules> board_game(const Parameters& parameters = {}) {
  const auto file =
      std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "games/lines_of_action/lines_of_action.so";
  return value_of(value_of(Library::load(file))->create("lines_of_action", parameters));
}

/// The games of the build tree and nothing else.
inline Catalogue own_games() {
  CatalogueOptions options;
  options.folders = {std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "games"};
  options.use_environment = options.use_program_folders = false;
  return Catalogue::load(options);
}

/// Games can be put into it.
class TemporaryFolder : public ScratchFolder {
 public:
  /// A game's folder with its game.yaml and, by a link, the library of a tiny game.
  void add_game(const std::string& folder, const std::string& yaml, const std::string& plugin = "") const {
    write(folder + "/game.yaml", yaml);
    if (!plugin.empty())
      std::filesystem::create_symlink(test_plugin(plugin), path() / folder / (plugin + ".so"));
  }
  [[nodiscard]] Catalogue catalogue() const {
    CatalogueOptions options;
    options.folders = {path()};
    options.use_environment = options.use_program_folders = false;
    return Catalogue::load(options);
  }
};

/// A match with a known seed.
inline std::unique_ptr<Match> match_of(const std::shared_ptr<const Rules>& rules, std::uint64_t seed = 1,
                                       bool rated = false) {
  MatchOptions options;
  options.rules = rules;
  options.variant = "standard";
  options.seed = Seed::from_number(seed);
  options.rated = rated;
  return value_of(Match::create(std::move(options)));
}

}  // namespace boardwright::test
