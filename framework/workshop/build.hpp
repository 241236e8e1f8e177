// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game in C++ is built when its sources are saved.
#pragma once

#include <boardwright/pure/result.hpp>
#include <optional>
#include <string>
#include <vector>

#include "framework/workshop/game_problem.hpp"

namespace boardwright {

/// What a build said that failed.
struct FailedBuild {
  std::vector<GameProblem> problems;  ///< the compiler's errors, the first first; may be none
  std::vector<std::string> lines;     ///< the last lines, for what isn't told with a place
};

/// Takes errors as compilers write them, `file:line:column: error: …`, and CMake's, out of what a build has said.
[[nodiscard]] FailedBuild read_build_output(const std::string& output);

/// A project made by `boardwright new DIRECTORY --id ID`, built into `build` in its folder.
class GameProject {
 public:
  /// Fails if there is no CMakeLists.txt.
  [[nodiscard]] static Result<GameProject> at(const std::filesystem::path& folder);

  /// Configures it the first time, then builds it. Waits for the end; nothing where it was built.
  [[nodiscard]] std::optional<FailedBuild> build() const;
  /// The game.yaml that came of it; the first by name where it has several games. Fails where there is none yet.
  [[nodiscard]] Result<std::filesystem::path> game() const;
  [[nodiscard]] const std::filesystem::path& folder() const noexcept { return folder_; }

 private:
  explicit GameProject(std::filesystem::path folder) : folder_(std::move(folder)) {}
  std::filesystem::path folder_;
};

}  // namespace boardwright
