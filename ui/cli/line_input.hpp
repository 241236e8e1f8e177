// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

namespace boardwright::cli {

/// Everything that comes in on standard input, if that is at most so many bytes: it may never end. The
/// sentence says what is wrong without a name.
[[nodiscard]] Result<std::string> whole_input(std::size_t largest);

/// Lines of standard input, read without waiting longer than one likes. Nobody else may read from it.
class LineInput {
 public:
  /// The one there is: what has been read and not yet taken stays for the next game.
  [[nodiscard]] static LineInput& standard();
  LineInput(const LineInput&) = delete;
  LineInput& operator=(const LineInput&) = delete;

  /// More than any line has that means something: a long game's moves take a hundred thousand bytes.
  static constexpr std::size_t kLongestLine = std::size_t{16} << 20U;

  enum class Got {
    kLine,
    kNothing,  ///< in that time; what has come of a line is kept for the next call
    kTooLong,  ///< a line was, and is dropped up to its end
    kEnd       ///< of the input
  };
  /// The next line without its end, into `line`. Without a limit it waits as long as it takes, but no longer than
  /// until something else can be read from this descriptor, if there is one.
  [[nodiscard]] Got next(std::string& line, std::optional<std::chrono::milliseconds> longest = {},
                         int something_else = -1);

 private:
  LineInput() = default;
  /// What is there of a next line; kNothing: not all of it yet.
  [[nodiscard]] Got take(std::string& line);

  std::string read_;        ///< and not yet taken
  std::size_t looked_ = 0;  ///< so far there is no end of a line in it
  bool dropping_ = false;   ///< the rest of a line that is too long
  bool ended_ = false;
};

}  // namespace boardwright::cli
