// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/pgn_comment.hpp"

#include <algorithm>

#include "framework/record/scanner.hpp"

namespace boardwright {

std::string read_pgn_comment(std::string_view text) {
  constexpr std::string_view kBlanksInLine = " \t\r\v\f";
  std::string comment;
  std::size_t ends = 0;  // of lines since the last word
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    line.remove_prefix(std::min(line.find_first_not_of(kBlanksInLine), line.size()));
    line = line.substr(0, line.find_last_not_of(kBlanksInLine) + 1);
    if (!line.empty()) {
      if (!comment.empty()) comment += ends > 1 ? std::string(ends - 1, '\n') : " ";
      comment += line;
      ends = 0;
    }
    ++ends;
    at = end + 1;
  }
  return comment;
}

std::string write_pgn_comment(std::string_view comment, std::size_t column, std::size_t width) {
  std::string text;
  if (comment.find('}') != std::string_view::npos) {
    for (std::size_t at = 0; at <= comment.size();) {
      const std::size_t end = std::min(comment.find('\n', at), comment.size());
      text += "; " + std::string(comment.substr(at, end - at)) + "\n";
      at = end + 1;
    }
    return text;
  }
  text = "{";
  ++column;
  bool in_command = false;  // [%clk 0:04:57] stays on one line
  for (std::size_t at = 0; at < comment.size();) {
    if (comment[at] == '\n') {
      // One end of a line more than there are.
      const bool first = at == 0 || comment[at - 1] != '\n';
      text += first ? "\n\n" : "\n";
      column = 0;
      ++at;
      continue;
    }
    const std::size_t end = std::min(comment.find_first_of(" \n", at + 1), comment.size());
    const std::string_view word = comment.substr(at, end - at);
    // Only a single blank may become the end of a line, and what another reader would skip begins none.
    const bool breakable = !in_command && word.size() > 1 && word[0] == ' ' &&
                           comment[at - (at > 0 ? 1 : 0)] != ' ' && word[1] != '%' && word[1] != '[' &&
                           word[1] != ' ';
    if (breakable && column + word.size() > width) {
      text += '\n';
      text += word.substr(1);
      column = word.size() - 1;
    } else {
      text += word;
      column += word.size();
    }
    if (const std::size_t bracket = word.find_last_of("[]"); bracket != std::string_view::npos)
      in_command = word.substr(bracket).starts_with("[%");
    at = end;
  }
  return text + "}";
}

}  // namespace boardwright
