// SPDX-License-Identifier: GPL-3.0-or-later
//
// For each numbered rule a position in which it can be tried, as a game's examples.yaml says it. README.md in
// this folder describes the file.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "framework/catalogue/game.hpp"
#include "framework/lesson/lesson.hpp"

namespace boardwright {

struct RuleExample {
  /// Why there is nothing to try.
  enum class Without {
    kDefinition,  ///< says what things are or are called
    kNotation,    ///< says how things are written
    kMatch,       ///< about clocks, points and conduct, which no position shows
    kNobody       ///< in no game can it be seen at work
  };
  LessonWord rule;                 ///< its number
  std::optional<Without> without;  ///< nothing: there is an example
  /// One step: the board and, if a move shows the rule, a task (kPlay or kForbidden) without words. Its title
  /// is the number, and its text a hint in words, which may be empty.
  Lesson lesson;

  [[nodiscard]] const LessonStep& step() const { return lesson.steps.front(); }
};

/// What was read, in the file's order, and everything that is wrong with it: sentences that begin with
/// file:line:column. Usable only if there are none. Whether moves are legal only check_examples tells.
struct ExampleReading {
  std::filesystem::path file;
  std::vector<RuleExample> examples;
  std::vector<std::string> problems;

  /// The example of a rule; nullptr where there is none, or nothing to try.
  [[nodiscard]] const RuleExample* of(const std::string& rule) const;
};
[[nodiscard]] ExampleReading read_examples_text(const std::string& yaml, const std::filesystem::path& file);
/// examples.yaml beside a game's game.yaml; empty if there is no such file.
[[nodiscard]] ExampleReading read_examples(const std::filesystem::path& game_folder);
/// The same, also of a game that shares its folder with others.
[[nodiscard]] ExampleReading read_examples(const Game& game);

/// What is wrong with the examples under the rules, one sentence each with its place: what check_lesson says
/// of each; hints that are missing in a language; moves that don't use the rule they are to show, where the
/// rules tell which ones a move uses.
[[nodiscard]] std::vector<std::string> check_examples(const ExampleReading& reading, const Game& game);

}  // namespace boardwright
