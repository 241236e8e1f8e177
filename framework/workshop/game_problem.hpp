// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is wrong in a file that somebody is writing, and where. Values.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace boardwright {

struct GameProblem {
  std::filesystem::path file;  ///< empty: it is in none
  std::uint32_t line = 0;      ///< from 1; 0: not known
  std::uint32_t column = 0;    ///< from 1, in bytes; 0: not known
  std::string sentence;        ///< without file, line and column, in English as rooms refuse
  std::string source{};        ///< that line of the file as it was read; empty: not known

  [[nodiscard]] bool has_place() const noexcept { return line != 0; }
  friend bool operator==(const GameProblem&, const GameProblem&) = default;
};

/// A sentence with the first "file:line:column: " of one of these files in it taken apart, and the line read from the
/// file; without any it stays whole.
[[nodiscard]] GameProblem game_problem(std::string_view sentence,
                                       std::span<const std::filesystem::path> files);

/// "my_game.lua:47:5: ", with the way to the file from where the program runs if that is short; empty without a file.
[[nodiscard]] std::string place_words(const GameProblem& problem);

/// The line with its number, and below it a caret under the column; empty without a line. Ends with a newline.
[[nodiscard]] std::string marked_source(const GameProblem& problem);

}  // namespace boardwright
