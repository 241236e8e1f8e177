// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/installed_games.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

constexpr const char* kInstalled = "installed.json";
constexpr std::size_t kLargestInstalled = std::size_t{1} << 20U;

/// Hexadecimal digits, as folders of versions are called: none leads elsewhere.
bool is_version_name(const std::string& name) {
  return !name.empty() && name.size() <= 64 && name.find_first_not_of("0123456789abcdef") == name.npos;
}

}  // namespace

Result<std::filesystem::path> usual_packages_folder() { return user_data("packages"); }

Result<InstalledGame> read_installed(const std::filesystem::path& packages, const std::string& id) {
  InstalledGame game{id, {}, {}};
  if (!is_id(id, false)) return fail("'" + excerpt(id) + "' is no game's id");
  const auto file = packages / id / kInstalled;
  if (!is_there(file)) return game;
  const auto text = read_file(file, kLargestInstalled, "a list of versions");
  if (!text) return fail(at_file(file, text.error()));
  const auto json = nlohmann::json::parse(*text, nullptr, false);
  const auto broken = [&] {
    return fail(at_file(file, "this is no list of versions; install the game again"));
  };
  if (!json.is_object() || !json.contains("versions") || !json["versions"].is_array() ||
      !json.contains("current") || !json["current"].is_string())
    return broken();
  for (const auto& version : json["versions"]) {
    if (!version.is_string() || !is_version_name(version)) return broken();
    game.versions.push_back(version);
  }
  game.current = json["current"];
  if (std::find(game.versions.begin(), game.versions.end(), game.current) == game.versions.end())
    return broken();
  return game;
}

Result<void> save_installed(const std::filesystem::path& packages, const InstalledGame& game) {
  const nlohmann::ordered_json json{{"versions", game.versions}, {"current", game.current}};
  return save_file(packages / game.id / kInstalled, json.dump(2) + "\n", Readers::kEverybody);
}

std::vector<std::string> installed_ids(const std::filesystem::path& packages) {
  std::vector<std::string> ids;
  std::error_code error;  // no folder, no games
  for (std::filesystem::directory_iterator i(packages, error), end; !error && i != end; i.increment(error))
    if (const auto id = i->path().filename().string(); is_id(id, false) && is_there(i->path() / kInstalled))
      ids.push_back(id);
  std::sort(ids.begin(), ids.end());
  return ids;
}

std::vector<std::filesystem::path> installed_folders(const std::filesystem::path& packages) {
  std::vector<std::filesystem::path> folders;
  for (const auto& id : installed_ids(packages))
    if (const auto game = read_installed(packages, id); game && !game->current.empty())
      folders.push_back(packages / id / game->current);
  return folders;
}

}  // namespace boardwright
