// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/saves.hpp"

#include <algorithm>
#include <map>

#include "framework/catalogue/script_head.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/digest.hpp"
#include "framework/text/number.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

constexpr std::size_t kShort = 16;     // letters of a hash in names of folders
constexpr std::size_t kTimeSize = 13;  // digits of milliseconds since 1970 until the year 2286

std::string short_digest(std::string_view text) { return text_digest(text).substr(0, kShort); }

/// "1764142896123-0a1b…": in the order of time when sorted as text.
std::string name_of(std::chrono::sys_time<milliseconds> time, const std::string& hash) {
  const std::string number = std::to_string(std::max<std::int64_t>(0, time.time_since_epoch().count()));
  return std::string(kTimeSize - std::min(kTimeSize, number.size()), '0') + number + "-" + hash;
}

/// The files that a game can be read from again, by their names.
Result<std::map<std::string, std::string>> copies_of(const Game& game) {
  const auto library = game.library();
  if (!library) return fail(library.error());
  std::map<std::string, std::string> copies;
  // The private copy is what was loaded, whatever has become of the file.
  auto loaded = read_file((*library)->copy());
  if (!loaded) return fail((*library)->file().string() + ": " + loaded.error());
  copies[game.plugin_file().filename().string()] = std::move(*loaded);
  for (const auto& file : {game.file(), game.folder() / "arrangements.yaml"})
    if (auto text = read_file(file); text && file != game.plugin_file())
      copies[file.filename().string()] = std::move(*text);
  return copies;
}

std::string hash_of(const std::map<std::string, std::string>& copies) {
  std::string all;
  for (const auto& [name, content] : copies) all += name + "\n" + text_digest(content) + "\n";
  return short_digest(all);
}

/// The file that describes the game among those of a save; empty if there is none.
fs::path game_in(const fs::path& folder) {
  fs::path script;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    const fs::path& file = at->path();
    if (file.extension() == ".yaml" && file.filename() != "arrangements.yaml") return file;
    if (is_script(file)) script = file;
  }
  return script;
}

std::uintmax_t size_of(const fs::path& folder) {
  std::uintmax_t size = 0;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    if (const auto one = at->file_size(ignored); !ignored) size += one;
  }
  return size;
}

}  // namespace

Saves::Saves(const fs::path& game, const fs::path& below, SaveLimits limits) : limits_(limits) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(game, error);
  fs::path file = error ? game : whole;
  const std::string stem =
      file.filename() == "game.yaml" ? file.parent_path().filename().string() : file.stem().string();
  folder_ = below / (stem + "-" + short_digest(file.replace_extension().string()));
}

Result<Save> Saves::keep(const Game& game) const {
  const auto copies = copies_of(game);
  if (!copies) return fail(copies.error());
  const std::string hash = hash_of(*copies);
  auto saves = list();
  if (!saves.empty() && saves.front().hash == hash) return saves.front();
  const auto now = std::chrono::time_point_cast<milliseconds>(std::chrono::system_clock::now());
  const fs::path folder = folder_ / name_of(now, hash);
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return fail(folder.string() + ": can't be made: " + error.message());
  for (const auto& [name, content] : *copies)
    if (auto saved = save_file(folder / name, content); !saved) return fail(saved.error());
  // In front whatever the clock says: it may have been set back.
  saves.insert(saves.begin(), Save{now, hash, game_in(folder)});
  drop_old(saves);
  return saves.front();
}

std::vector<Save> Saves::list() const {
  std::vector<Save> saves;
  std::error_code error;
  for (fs::directory_iterator at(folder_, error), end; !error && at != end; at.increment(error)) {
    const std::string name = at->path().filename().string();
    if (name.size() != kTimeSize + 1 + kShort || name[kTimeSize] != '-') continue;
    const auto time = whole_number(std::string_view(name).substr(0, kTimeSize));
    if (!time) continue;
    // One that another program is still writing, or that somebody has emptied, can't be played.
    if (auto game = game_in(at->path()); !game.empty())
      saves.push_back({std::chrono::sys_time<milliseconds>(milliseconds(*time)), name.substr(kTimeSize + 1),
                       std::move(game)});
  }
  std::sort(saves.begin(), saves.end(), [](const Save& a, const Save& b) {
    return std::pair(b.time, b.hash) < std::pair(a.time, a.hash);
  });
  return saves;
}

void Saves::drop_old(const std::vector<Save>& saves) const {
  std::uintmax_t bytes = 0;
  for (std::size_t i = 0; i < saves.size(); ++i) {
    const fs::path folder = saves[i].game.parent_path();
    bytes += size_of(folder);
    std::error_code ignored;  // what stays is looked at again with the next save
    if (i > 0 && (i >= limits_.most || bytes > limits_.most_bytes)) fs::remove_all(folder, ignored);
  }
}

std::shared_ptr<const Game> Saves::open(const Save& save, const LoadOptions& plugins) {
  return std::make_shared<const Game>(read_game_file(save.game), plugins);
}

Result<fs::path> saves_folder() { return user_data("saves"); }

}  // namespace boardwright
