// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is wrong in a script, and where. Values.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace boardwright::script {

struct Problem {
  std::uint32_t line = 0;    ///< from 1; 0: not known
  std::uint32_t column = 0;  ///< from 1, in bytes; 0: not known
  std::string sentence;      ///< without file, line and column
};

/// "file.lua:47:5: sentence".
[[nodiscard]] std::string in_words(const Problem& problem, std::string_view file);

/// What Lua says, `chunk:line: message`, as a problem: the column is that of the word which the message quotes,
/// and a block that isn't closed is told where it begins.
[[nodiscard]] Problem problem_of(std::string_view message, std::string_view source);

/// A problem with a value of `p`, which its sentence begins with, at the line that has written it.
[[nodiscard]] Problem written_at(Problem problem, std::uint32_t line, std::string_view source);

}  // namespace boardwright::script
