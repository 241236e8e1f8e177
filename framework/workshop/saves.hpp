// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "framework/catalogue/game.hpp"

namespace boardwright {

/// What a game was at some time, as copies of the files that made it.
struct Save {
  std::chrono::sys_time<std::chrono::milliseconds> time;
  std::string hash;            ///< tells its content from any other
  std::filesystem::path game;  ///< its script or YAML, which a game can be read from
};

/// How much is kept of one game; the oldest saves go, never the newest.
struct SaveLimits {
  std::size_t most = 200;
  std::uintmax_t most_bytes = std::uintmax_t{32} << 20U;
};

/// Every state of one game that could be played, below a folder of the user's. The folder is made with the first one.
/// Several programs may write there. Values; any thread.
class Saves {
 public:
  /// Of the game that is read from this file. `below`: usually saves_folder().
  Saves(const std::filesystem::path& game, const std::filesystem::path& below, SaveLimits limits = {});

  /// Keeps what makes this game, whose library is loaded: the very text or library that was loaded, and the YAML as it
  /// is now. Nothing is written if the newest save has the same content. Gives that save.
  Result<Save> keep(const Game& game) const;
  /// The newest first.
  [[nodiscard]] std::vector<Save> list() const;
  /// The game as it was then.
  [[nodiscard]] static std::shared_ptr<const Game> open(const Save& save, const LoadOptions& plugins = {});

  [[nodiscard]] const std::filesystem::path& folder() const noexcept { return folder_; }

 private:
  /// `saves`: all that there are, the one that was just made first.
  void drop_old(const std::vector<Save>& saves) const;

  std::filesystem::path folder_;
  SaveLimits limits_;
};

/// `saves` in the user's data folder. Fails if that isn't known.
[[nodiscard]] Result<std::filesystem::path> saves_folder();

}  // namespace boardwright
