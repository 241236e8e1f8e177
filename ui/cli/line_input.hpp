// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace boardwright::cli {

/// Lines of standard input, read without waiting longer than one likes. Nobody else may read from it.
class LineInput {
 public:
  enum class Got {
    kLine,
    kNothing,  ///< in that time; what has come of a line is kept for the next call
    kEnd       ///< of the input
  };
  /// The next line without its end, into `line`. Without a limit it waits as long as it takes.
  [[nodiscard]] Got next(std::string& line, std::optional<std::chrono::milliseconds> longest = {});

 private:
  [[nodiscard]] bool take(std::string& line);

  std::string read_;  ///< and not yet taken
  bool ended_ = false;
};

}  // namespace boardwright::cli
