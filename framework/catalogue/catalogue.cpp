// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/catalogue.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "framework/catalogue/installed_games.hpp"
#include "framework/catalogue/script_head.hpp"
#include "framework/log/log.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/program_texts.hpp"
#include "plugins/host/program_files.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

/// One path for one file, whatever links lead to it.
fs::path true_path(const fs::path& path) {
  std::error_code error;
  auto found = fs::weakly_canonical(path, error);
  return error ? path : found;
}

/// The games of a catalogue folder, sorted: folders with a game.yaml, and scripts.
std::vector<fs::path> game_files(const fs::path& folder) {
  if (is_there(folder / "game.yaml")) return {folder / "game.yaml"};
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::directory_iterator i(folder, error), end; !error && i != end; i.increment(error)) {
    if (is_there(i->path() / "game.yaml")) files.push_back(i->path() / "game.yaml");
    if (is_script(i->path()) && is_there(i->path())) files.push_back(description_of(i->path()));
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<fs::path> environment_folders() {
  const char* value =
      std::getenv("BOARDWRIGHT_GAMES");  // NOLINT(concurrency-mt-unsafe): nothing here changes it
  std::vector<fs::path> folders;
  std::string_view rest = value == nullptr ? "" : value;
  while (!rest.empty()) {
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    if (colon != 0) folders.emplace_back(rest.substr(0, colon));
    rest.remove_prefix(std::min(colon + 1, rest.size()));
  }
  return folders;
}

/// Those that somebody named.
std::vector<fs::path> named_folders(const CatalogueOptions& options) {
  std::vector<fs::path> folders = options.folders;
  if (options.use_environment)
    for (auto& folder : environment_folders()) folders.push_back(std::move(folder));
  return folders;
}

/// Nowhere if it isn't known: a user without a home has no variants.
fs::path folder_of_variants(const CatalogueOptions& options) {
  if (!options.variants.empty() || !options.use_environment) return options.variants;
  return own_variants_folder().value_or(fs::path());
}

/// The same of games from packages.
fs::path folder_of_packages(const CatalogueOptions& options) {
  if (!options.packages.empty() || !options.use_environment) return options.packages;
  return usual_packages_folder().value_or(fs::path());
}

/// A file that can't be read has no variants to inherit from, nor parameters.
OwnVariants variants_for(const fs::path& folder, const GameFile& file,
                         const std::vector<std::string>& problems) {
  return folder.empty() || !problems.empty() ? OwnVariants{} : read_own_variants(folder, file);
}

}  // namespace

std::vector<fs::path> Catalogue::folders(const CatalogueOptions& options) {
  std::vector<fs::path> folders = named_folders(options);
  if (options.use_program_folders) {
    const fs::path games = program_file("games");
    folders.insert(folders.end(), {games, games / "shelf"});
  }
  // Last, so that no package takes the place of a game that somebody has already.
  for (auto& game : installed_folders(folder_of_packages(options))) folders.push_back(std::move(game));
  return folders;
}

Catalogue Catalogue::load(const CatalogueOptions& options) {
  Catalogue catalogue;
  catalogue.variants_folder_ = folder_of_variants(options);
  catalogue.options_ = options;
  const std::size_t named = named_folders(options).size();  // they are missed if they aren't there
  std::set<fs::path> seen;
  std::map<std::string, std::shared_ptr<const Game>> by_id;
  const auto all = folders(options);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto files = game_files(all[i]);
    if (files.empty() && i < named)
      catalogue.notices_.push_back(
          all[i].string() + ": " +
          (is_there(all[i]) ? "there is no game in this folder" : "there is no such folder"));
    for (const auto& file : files) {
      if (!seen.insert(true_path(file)).second) continue;
      auto reading = read_game_file(true_path(file));
      auto own = variants_for(catalogue.variants_folder_, reading.file, reading.problems);
      auto game = std::make_shared<const Game>(std::move(reading), options.plugins, std::move(own));
      const auto [there, added] = by_id.emplace(game->id(), game);
      if (!added)
        catalogue.notices_.push_back(game->file().string() + ": game " + game->id() + " is hidden by " +
                                     there->second->file().string());
    }
  }
  for (auto& [id, game] : by_id) catalogue.games_.push_back(std::move(game));
  std::stable_sort(catalogue.games_.begin(), catalogue.games_.end(),
                   [](const auto& a, const auto& b) { return a->order() < b->order(); });
  for (const auto& notice : catalogue.notices_) log_warning(notice);
  return catalogue;
}

Catalogue Catalogue::of(std::shared_ptr<const Game> game) {
  Catalogue catalogue;
  catalogue.games_.push_back(std::move(game));
  return catalogue;
}

Catalogue Catalogue::with_variants_of_now() const {
  Catalogue now = *this;
  for (auto& game : now.games_) {
    GameFile itself = game->data();
    std::erase_if(itself.variants, [](const Variant& variant) { return variant.is_own(); });
    auto own = variants_for(variants_folder_, itself, game->file_problems());
    if (own.texts != game->own_texts()) game = game->with_own(std::move(own));
  }
  return now;
}

Result<Entry> Catalogue::find(std::string_view name) const {
  if (const fs::path script(name); is_script(script)) return of_script(script);
  const std::size_t slash = std::min(name.find('/'), name.size());
  const std::string id(name.substr(0, slash));
  std::vector<std::string> ids;
  for (const auto& game : games_) ids.push_back(game->id());
  const auto found = std::find(ids.begin(), ids.end(), id);
  if (found == ids.end())
    return fail("there is no game '" + (id.empty() ? std::string(name) : id) + "'" +
                (ids.empty() ? "; the catalogue is empty" : suggestion(id, ids)));
  const auto& game = games_[static_cast<std::size_t>(found - ids.begin())];
  if (!game->file_problems().empty()) return fail(game->file_problems().front());
  if (slash == name.size()) return Entry{game, &game->variants().front()};
  const std::string variant_id(name.substr(slash + 1));
  if (const Variant* variant = game->variant(variant_id)) return Entry{game, variant};
  for (const BrokenVariant& broken : game->broken_variants())
    if (broken.id == variant_id) return fail(broken.problems.front());
  std::vector<std::string> variants;
  for (const auto& variant : game->variants()) variants.push_back(variant.id);
  return fail(id + " has no variant '" + variant_id + "'" + suggestion(variant_id, variants));
}

Result<Entry> Catalogue::of_script(const fs::path& script) const {
  if (!is_there(script)) return fail(script.string() + ": there is no such file");
  auto reading = read_game_file(true_path(description_of(script)));
  if (!reading.problems.empty()) return fail(reading.problems.front());
  auto own = variants_for(variants_folder_, reading.file, reading.problems);
  const auto game = std::make_shared<const Game>(std::move(reading), options_.plugins, std::move(own));
  return Entry{game, &game->variants().front()};
}

Result<std::shared_ptr<const Rules>> Catalogue::create(std::string_view name,
                                                       const Parameters& overrides) const {
  const auto entry = find(name);
  if (!entry) return fail(entry.error());
  return entry->create(overrides);
}

std::vector<std::string> Catalogue::versions() const {
  std::vector<std::string> lines;
  for (const auto& game : games_) {
    const auto library = game->library();
    lines.push_back(library
                        ? game->id() + " " + (*library)->version() + ", contract " + (*library)->contract() +
                              ", " + game->plugin_file().string() + " " + (*library)->hash().substr(0, 16)
                        : game->id() + ": " + library.error());
  }
  lines.insert(lines.end(), notices_.begin(), notices_.end());
  return lines;
}

}  // namespace boardwright
