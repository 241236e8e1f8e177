// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "framework/catalogue/game.hpp"

namespace boardwright {

struct CatalogueOptions {
  /// Looked through first. A folder holds folders with a game.yaml, or is one itself.
  std::vector<std::filesystem::path> folders;
  bool use_environment = true;      ///< BOARDWRIGHT_GAMES, folders separated by colons; after `folders`
  bool use_program_folders = true;  ///< what belongs to the program, in the build tree or installed; last
  /// Where the user's own variants are; empty: the usual place, or nowhere without the environment.
  std::filesystem::path variants;
  /// Where games from packages are, as in installed_games.hpp, behind all others; empty: the usual place, or nowhere
  /// without the environment.
  std::filesystem::path packages;
  LoadOptions plugins;
};

/// A game and one of its variants, as `id/variant` names them. Keeps the game alive; copy freely.
struct Entry {
  std::shared_ptr<const Game> game;
  const Variant* variant = nullptr;  ///< never null

  [[nodiscard]] std::string name() const { return game->id() + "/" + variant->id; }
  [[nodiscard]] Result<std::shared_ptr<const Rules>> create(const Parameters& overrides = {}) const {
    return game->create(*variant, overrides);
  }
};

/// The games that were found. Reading it loads no library. Immutable, any thread, cheap to copy.
class Catalogue {
 public:
  /// Never fails: what can't be read is listed with its reasons. Where two folders hold a game of the same id
  /// the first one counts, and `notices` says so.
  [[nodiscard]] static Catalogue load(const CatalogueOptions& options = {});
  /// That game and no other; the user's own variants are nowhere.
  [[nodiscard]] static Catalogue of(std::shared_ptr<const Game> game);
  /// The same with the user's own variants as they are on the disk by now. A game whose variants have
  /// changed is another object with the same library; the others stay the same ones.
  [[nodiscard]] Catalogue with_variants_of_now() const;

  /// The same folders as they are on the disk by now, with games that have been installed or removed since. Every game is
  /// another object.
  [[nodiscard]] Catalogue read_again() const { return load(options_); }

  /// All of them by their order and id, those that can't be used included (see Game::file_problems,
  /// Game::problems).
  [[nodiscard]] const std::vector<std::shared_ptr<const Game>>& games() const noexcept { return games_; }
  /// Folders that don't exist or hold no games, games hidden by others.
  /// A line for each game's plugin with its version, contract, file and the beginning of its hash, or why it can't be
  /// loaded; then the notices.
  [[nodiscard]] std::vector<std::string> versions() const;
  [[nodiscard]] const std::vector<std::string>& notices() const noexcept { return notices_; }
  /// Where the user's own variants are, as in own_variants.hpp; empty: nowhere.
  [[nodiscard]] const std::filesystem::path& variants_folder() const noexcept { return variants_folder_; }

  /// "id" (its first variant), "id/variant", or the path of a script, whether the catalogue holds it or not. The sentence names what is nearest, or why the game can't be
  /// used because of its game.yaml. Loads no library.
  [[nodiscard]] Result<Entry> find(std::string_view name) const;
  /// find, then create.
  [[nodiscard]] Result<std::shared_ptr<const Rules>> create(std::string_view name,
                                                            const Parameters& overrides = {}) const;

  /// The folders that options, environment and program name, in this order; they need not exist.
  [[nodiscard]] static std::vector<std::filesystem::path> folders(const CatalogueOptions& options);

 private:
  std::vector<std::shared_ptr<const Game>> games_;
  std::vector<std::string> notices_;
  std::filesystem::path variants_folder_;
  CatalogueOptions options_;  // as it was loaded

  [[nodiscard]] Result<Entry> of_script(const std::filesystem::path& script) const;
};

}  // namespace boardwright
