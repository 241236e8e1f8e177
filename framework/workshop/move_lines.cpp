// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/move_lines.hpp"

#include <algorithm>

#include "framework/text/number.hpp"
#include "plugins/host/console.hpp"

namespace boardwright {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// All whole numbers of a text.
std::vector<std::uint32_t> numbers_in(std::string_view text) {
  std::vector<std::uint32_t> numbers;
  while (!text.empty()) {
    const auto begin = std::find_if(text.begin(), text.end(), is_digit);
    text.remove_prefix(static_cast<std::size_t>(begin - text.begin()));
    const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
    const auto digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    if (const auto number = whole_number<std::uint32_t>(digits)) numbers.push_back(*number);
    text.remove_prefix(digits.size());
  }
  return numbers;
}

}  // namespace

std::optional<MoveLines> lines_of_move(const Position& position, const std::string& move) {
  std::string quoted;
  for (const char letter : move) {
    if (letter == '"' || letter == '\\') quoted += '\\';
    quoted += letter;
  }
  const auto answer = ask_console(position, "lines(\"" + quoted + "\")");
  if (!answer || !*answer) return std::nullopt;
  auto numbers = numbers_in(**answer);
  if (numbers.empty()) return std::nullopt;
  MoveLines lines;
  lines.added = numbers.front();
  lines.played.assign(numbers.begin() + 1, numbers.end());
  return lines;
}

}  // namespace boardwright
