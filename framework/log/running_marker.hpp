// SPDX-License-Identifier: GPL-3.0-or-later
//
// A small file that is there while a program runs and says what it is doing. Whoever starts next finds those of
// programs that ended unexpectedly, by a crash of a game's library, say, and can tell.
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace boardwright {

/// What a program was doing.
struct RunningGame {
  std::string game;    ///< id/variant; empty: none
  std::string plugin;  ///< its library's file
  std::string match;   ///< the club's id, where the match is kept; empty: it isn't
  friend bool operator==(const RunningGame&, const RunningGame&) = default;
};

class RunningMarker {
 public:
  /// What those did that ended unexpectedly, oldest first; each is told once. Programs that still run are left
  /// alone.
  [[nodiscard]] static std::vector<RunningGame> unexpected_ends(const std::filesystem::path& folder);

  /// For this process, in a folder that is made if need be. Gone when this is, and when one of the usual signals
  /// ends the process (SIGHUP, SIGINT, SIGTERM): somebody wanted that.
  [[nodiscard]] static Result<std::unique_ptr<RunningMarker>> set(const std::filesystem::path& folder);
  RunningMarker(const RunningMarker&) = delete;
  RunningMarker& operator=(const RunningMarker&) = delete;
  ~RunningMarker();

  void doing(const RunningGame& game);

 private:
  RunningMarker(int descriptor, std::filesystem::path file)
      : descriptor_(descriptor), file_(std::move(file)) {}

  int descriptor_;  // locked as long as the process lives
  std::filesystem::path file_;
  RunningGame told_;
};

}  // namespace boardwright
