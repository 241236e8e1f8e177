// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace boardwright::cli {

/// Lines of standard input, read without waiting longer than one likes. Nobody else may read from it.
class LineInput {
 public:
  /// The one there is: what has been read and not yet taken stays for the next game.
  [[nodiscard]] static LineInput& standard();
  LineInput(const LineInput&) = delete;
  LineInput& operator=(const LineInput&) = delete;

  enum class Got {
    kLine,
    kNothing,  ///< in that time; what has come of a line is kept for the next call
    kEnd       ///< of the input
  };
  /// The next line without its end, into `line`. Without a limit it waits as long as it takes.
  [[nodiscard]] Got next(std::string& line, std::optional<std::chrono::milliseconds> longest = {});

 private:
  LineInput() = default;
  [[nodiscard]] bool take(std::string& line);

  std::string read_;  ///< and not yet taken
  bool ended_ = false;
};

}  // namespace boardwright::cli
