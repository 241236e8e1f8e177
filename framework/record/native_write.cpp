// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/clock_text.hpp"
#include "framework/record/native.hpp"
#include "framework/record/own_tags.hpp"

namespace boardwright {
namespace {

/// Puts a backslash before each of `special`, and \n for a new line.
std::string escaped(std::string_view text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    if (c == '\n') {
      result += "\\n";
    } else {
      if (special.find(c) != std::string_view::npos) result += '\\';
      result += c;
    }
  }
  return result;
}

std::string tag(std::string_view name, std::string_view value) {
  return "[" + std::string(name) + " \"" + escaped(value, "\"\\") + "\"]\n";
}

std::string note(const RecordedMove& move) {
  if (!move.clock && move.comment.empty()) return "";
  std::string text;
  if (move.clock) text = "[%clk " + clock_text(*move.clock) + "]";
  if (move.clock && !move.comment.empty()) text += ' ';
  // A comment that looks like a clock time would be read as one.
  if (!move.clock && move.comment.starts_with("[%clk ")) text += '\\';
  return " {" + text + escaped(move.comment, "}\\") + "}";
}

std::string word(const std::string& move) {
  return move.starts_with('{') || move.starts_with('\\') ? "\\" + move : move;
}

}  // namespace

std::string write_record(const Record& record) {
  std::string text = tag("Boardwright", std::to_string(kRecordVersion));
  for (const auto& [name, value] : own_tags(record)) text += tag(name, value);
  for (const auto& [name, value] : record.tags) text += tag(name, value);
  text += "\n";
  if (!record.comment.empty()) text += "{" + escaped(record.comment, "}\\") + "}\n";

  std::size_t number = 0;
  const RecordedMove* before = nullptr;
  for (const auto& move : record.moves) {
    if (before == nullptr || before->seat != move.seat)
      text += (before == nullptr ? "" : "\n") + std::to_string(++number) + ". " + move.seat;
    text += " " + word(move.text) + note(move);
    before = &move;
  }
  return before == nullptr ? text : text + "\n";
}

}  // namespace boardwright
