// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/package/game_content.hpp"

#include <algorithm>

#include "framework/package/entry_rules.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFilesLookedAt = 5000;

/// Regular files below the folder, by path, without hidden ones.
Result<std::vector<std::string>> paths_below(const fs::path& folder) {
  std::vector<std::string> paths;
  std::error_code error;
  for (fs::recursive_directory_iterator i(folder, error), end; !error && i != end; i.increment(error)) {
    if (i->path().filename().string().starts_with('.')) {
      i.disable_recursion_pending();
      continue;
    }
    std::error_code ignored;
    if (i->is_symlink(ignored) || !i->is_regular_file(ignored)) continue;
    paths.push_back(i->path().lexically_relative(folder).generic_string());
    if (paths.size() > kMostFilesLookedAt)
      return fail(folder.string() + ": there are too many files here; give the game a folder of its own");
  }
  if (error) return fail(folder.string() + ": can't be read: " + error.message());
  std::sort(paths.begin(), paths.end());
  return paths;
}

/// Whether a file beside a script that may share its folder with others is that script's.
bool belongs_to_script(const std::string& path, const Game& game, const std::vector<std::string>& kinds) {
  const fs::path file(path);
  const std::string stem = game.plugin_file().stem().string();
  const std::string folder = file.parent_path().generic_string(), name = file.filename().string();
  if (folder.empty())
    return name.starts_with(stem + ".") || name == "arrangements.yaml" || name == "scoring.yaml";
  if (folder == "records") return name.starts_with(stem + ".");
  if (folder == "lessons") return true;
  return folder == "art" &&
         (name == "safe.yaml" || std::find(kinds.begin(), kinds.end(), file.stem().string()) != kinds.end());
}

}  // namespace

Result<GameContent> content_of(const Game& game, const std::vector<std::string>& kinds) {
  if (game.data().script.empty())
    return fail(
        game.id() +
        " is a library; only games in one file, such as those of `boardwright new game.lua`, can be packed");
  const fs::path folder = game.folder();
  const bool alone = game.file().filename() != "game.yaml";
  std::vector<std::string> paths;
  if (alone) {
    // A script may lie among anything, so only where its files are.
    std::error_code error;
    for (const char* part : {"", "records", "lessons", "art"})
      for (fs::directory_iterator i(folder / part, error), end; !error && i != end; i.increment(error)) {
        std::error_code ignored;
        const auto path = i->path().lexically_relative(folder).generic_string();
        if (!i->is_symlink(ignored) && i->is_regular_file(ignored) && belongs_to_script(path, game, kinds))
          paths.push_back(path);
      }
    std::sort(paths.begin(), paths.end());
  } else {
    auto below = paths_below(folder);
    if (!below) return fail(below.error());
    paths = std::move(*below);
  }
  GameContent content;
  for (const auto& path : paths) {
    if (!check_entry_name(path)) {
      content.left_out.push_back(path);
      continue;
    }
    auto bytes = read_file(folder / path, PackageLimits{}.file, "a file of a package");
    if (!bytes) return fail(at_file(folder / path, bytes.error()));
    content.files.push_back({path, std::move(*bytes)});
  }
  return content;
}

}  // namespace boardwright
