// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/game_problem.hpp"

#include <algorithm>
#include <charconv>

#include "framework/text/plain_text.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestSource = 160;  // bytes of a line that are shown

/// A number and the colon behind it, which are cut off; 0 if there is none.
std::uint32_t take_number(std::string_view& text) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const auto size = static_cast<std::size_t>(end - text.data());
  if (error != std::errc() || size == text.size() || text[size] != ':') return 0;
  text.remove_prefix(size + 1);
  return number;
}

std::string line_of(const fs::path& file, std::uint32_t line) {
  const auto content = read_file(file);
  if (!content) return {};
  std::string_view rest = *content;
  for (; line > 1; --line) {
    const auto end = rest.find('\n');
    if (end == rest.npos) return {};
    rest.remove_prefix(end + 1);
  }
  rest = rest.substr(0, rest.find('\n'));
  if (rest.ends_with('\r')) rest.remove_suffix(1);
  return std::string(rest);
}

}  // namespace

GameProblem game_problem(std::string_view sentence, std::span<const fs::path> files) {
  for (const fs::path& file : files) {
    const std::string name = file.string() + ":";
    const auto at = sentence.find(name);
    if (at == sentence.npos) continue;
    std::string_view rest = sentence.substr(at + name.size());
    GameProblem problem{file, take_number(rest), 0, {}, {}};
    if (problem.line != 0) problem.column = take_number(rest);
    while (rest.starts_with(' ')) rest.remove_prefix(1);
    // Quoted in another sentence, in parentheses.
    if (at > 0 && sentence[at - 1] == '(' && rest.ends_with(')')) rest.remove_suffix(1);
    problem.sentence = rest;
    if (problem.has_place()) problem.source = line_of(file, problem.line);
    return problem;
  }
  return {{}, 0, 0, std::string(sentence), {}};
}

std::string place_words(const GameProblem& problem) {
  if (problem.file.empty()) return {};
  std::error_code error;
  const fs::path near = fs::proximate(problem.file, error);
  const bool below = !error && !near.empty() && *near.begin() != "..";
  std::string words = one_line((below ? near : problem.file).string());
  if (problem.line != 0) words += ":" + std::to_string(problem.line);
  if (problem.line != 0 && problem.column != 0) words += ":" + std::to_string(problem.column);
  return words + ": ";
}

std::string marked_source(const GameProblem& problem) {
  if (problem.source.empty()) return {};
  // A long line is shown around the place.
  std::string_view line = problem.source;
  std::size_t column = problem.column;
  if (line.size() > kLongestSource && column > kLongestSource / 2) {
    std::size_t cut = std::min(column - kLongestSource / 2, line.size());
    while (cut < line.size() && (static_cast<unsigned char>(line[cut]) & 0xC0U) == 0x80U) ++cut;
    line.remove_prefix(cut);
    column = column > cut ? column - cut : 0;
  }
  const std::string number = std::to_string(problem.line);
  std::string text = "  " + number + " | " + excerpt(line, kLongestSource) + "\n";
  if (column == 0 || column > line.size() + 1) return text;
  return text + std::string(number.size() + 2, ' ') + " | " +
         std::string(width_of(line.substr(0, column - 1)), ' ') + "^\n";
}

}  // namespace boardwright
