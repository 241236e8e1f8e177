// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/library_game.hpp"

#include "framework/text/config_file.hpp"

namespace boardwright {
namespace {

constexpr std::string_view kLibraryEnding = ".so";

/// The name without endings: of lines.x86-64-v3.so as of lines.so.
std::string plugin_of(const std::filesystem::path& library) {
  const std::string name = library.filename().string();
  return name.substr(0, name.find('.'));
}

}  // namespace

bool is_native_library(const std::filesystem::path& file) { return file.extension() == kLibraryEnding; }

GameFileReading description_of_library(const std::filesystem::path& library) {
  const auto file = std::filesystem::absolute(library).lexically_normal();
  const auto described = file.parent_path() / "game.yaml";
  if (is_there(described))
    if (auto reading = read_game_file(described); reading.file.plugin == plugin_of(file)) return reading;
  GameFileReading reading;
  reading.file.file = file;
  reading.file.id = reading.file.plugin = plugin_of(file);
  Variant only;
  only.id = "standard";
  reading.file.variants.push_back(std::move(only));
  return reading;
}

Result<std::shared_ptr<const Game>> game_of_library(const std::filesystem::path& library,
                                                    const LoadOptions& options) {
  const auto file = std::filesystem::absolute(library).lexically_normal();
  if (!is_there(file)) return fail(library.string() + ": there is no such file");
  auto reading = description_of_library(file);
  if (reading.file.file == file) {  // nobody has described it
    const auto loaded = Library::load(file, options);
    if (!loaded) return fail(loaded.error());
    if ((*loaded)->games().size() != 1)
      return fail(library.string() +
                  ": it holds several games; a game.yaml beside it says which one is played");
    reading.file.id = (*loaded)->games().front().id;
  }
  const Game game(std::move(reading), options);
  return game.with_plugin(file);
}

}  // namespace boardwright
