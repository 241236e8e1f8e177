// SPDX-License-Identifier: GPL-3.0-or-later
#include <sodium.h>

#include "framework/catalogue/library_game.hpp"
#include "framework/catalogue/settings.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {

namespace {

Result<Entry> entry_of_library(const std::filesystem::path& library) {
  auto game = game_of_library(library);
  if (!game) return fail(game.error());
  const Variant* variant = &(*game)->variants().front();
  return Entry{std::move(*game), variant};
}

}  // namespace

int wrong(const std::string& sentence) {
  tell_error(sentence);
  return kWrongUse;
}

Result<Chosen> choose(const Catalogue& catalogue, const GameChoice& choice) {
  std::string name = choice.name;
  if (name.empty()) {
    if (catalogue.games().empty())
      return fail("no games were found; BOARDWRIGHT_GAMES or --games names a folder that holds some");
    name = catalogue.games().front()->id();
  }
  auto entry = is_native_library(name) ? entry_of_library(name) : catalogue.find(name);
  if (!entry) return fail(entry.error());
  if (!choice.plugin.empty()) {
    const std::string variant = entry->variant->id;
    entry->game = entry->game->with_plugin(choice.plugin);
    entry->variant = entry->game->variant(variant);
  }
  const auto specs = entry->game->parameters();
  if (!specs) return fail(specs.error());
  const auto settings = read_settings(choice.settings, *specs);
  if (!settings) return fail("--set: " + settings.error());
  auto rules = entry->create(*settings);
  if (!rules) return fail(rules.error());
  return Chosen{std::move(*entry), std::move(*rules)};
}

std::uint64_t fresh_seed() {
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

}  // namespace boardwright::cli
