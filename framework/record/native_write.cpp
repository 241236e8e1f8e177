// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>

#include "framework/catalogue/policies.hpp"
#include "framework/record/native.hpp"

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

std::string result_text(const Record& record) {
  if (!record.has_result()) return "*";
  std::string text;
  for (const auto& [seat, score] : record.scores)
    text += (text.empty() ? "" : " ") + seat + "=" + score_text(score);
  return record.reason.empty() ? text : text + " " + record.reason;
}

std::string clock_text(std::chrono::seconds clock) {
  char text[64];
  const long long seconds = clock.count() < 0 ? 0 : clock.count();
  std::snprintf(text, sizeof text, "[%%clk %lld:%02lld:%02lld]", seconds / 3600, seconds / 60 % 60,
                seconds % 60);
  return text;
}

std::string note(const RecordedMove& move) {
  if (!move.clock && move.comment.empty()) return "";
  std::string text;
  if (move.clock) text = clock_text(*move.clock);
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
  const auto add = [&text](std::string_view name, std::string_view value) {
    if (!value.empty()) text += tag(name, value);
  };
  add("Game", record.game);
  add("Variant", record.variant);
  add("Plugin", record.plugin_version);
  add("Rules", record.rules_hash);
  for (const auto& [name, value] : record.parameters) add("Parameter", name + "=" + value);
  add("SeedHash", record.seed_hash);
  for (const auto& [seat, hash] : record.entropy_hashes) add("EntropyHash", seat + "=" + hash);
  add("Seed", record.seed);
  for (const auto& [seat, added] : record.entropy) add("Entropy", seat + "=" + added);
  if (record.entered) add("Entered", kEnteredWords);
  add("Start", record.start);
  if (record.ply_limit != 0) add("PlyLimit", std::to_string(record.ply_limit));
  if (record.repetition_claimed) add("Repetition", policy_word(RepetitionPolicy::kClaim));
  add("View", record.viewer);
  for (const auto& [seat, name] : record.players) add("Player", seat + "=" + name);
  add("Result", result_text(record));
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
