// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/watched_files.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "framework/catalogue/game_file.hpp"
#include "framework/catalogue/script_head.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/digest.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostSources = 5000;  // more is somebody's whole disk
constexpr std::array<std::string_view, 12> kSourceEndings{".cpp", ".cc", ".cxx", ".c",     ".hpp",  ".hh",
                                                          ".hxx", ".h",  ".txt", ".cmake", ".yaml", ".svg"};

bool is_source(const fs::path& file) {
  const std::string ending = file.extension().string();
  return std::find(kSourceEndings.begin(), kSourceEndings.end(), ending) != kSourceEndings.end();
}

bool is_hidden(const fs::path& file) { return file.filename().string().starts_with('.'); }

}  // namespace

FileContents contents_of(const std::vector<fs::path>& files) {
  FileContents contents;
  for (const fs::path& file : files) {
    const auto content = read_file(file);
    contents[file] = content ? text_digest(*content) : std::string();
  }
  return contents;
}

std::vector<fs::path> files_of_game(const fs::path& game) {
  const fs::path description = description_of(game);
  const fs::path folder = description.parent_path();
  const GameFile read = read_game_file(description).file;
  std::vector<fs::path> files{description};
  if (is_script(game)) files.insert(files.end(), {game, fs::path(game).replace_extension(".yaml")});
  if (!read.script.empty()) files.push_back(folder / read.script);
  if (!read.plugin.empty())
    files.insert(files.end(), {folder / (read.plugin + ".so"), folder / (read.plugin + ".x86-64-v3.so")});
  files.push_back(folder / "arrangements.yaml");
  std::sort(files.begin(), files.end());
  files.erase(std::unique(files.begin(), files.end()), files.end());
  return files;
}

std::vector<fs::path> sources_of(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  using Walk = fs::recursive_directory_iterator;
  for (Walk at(folder, fs::directory_options::skip_permission_denied, error), end;
       !error && at != end && files.size() < kMostSources; at.increment(error)) {
    std::error_code ignored;
    if (at->is_directory(ignored)) {
      if (is_hidden(at->path()) || is_there(at->path() / "CMakeCache.txt")) at.disable_recursion_pending();
    } else if (!is_hidden(at->path()) && is_source(at->path())) {
      files.push_back(at->path());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace boardwright
