// SPDX-License-Identifier: GPL-3.0-or-later
//
// A lesson as its file says it, before any plugin is loaded. README.md in this folder describes the file.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "framework/catalogue/game_file.hpp"

namespace boardwright {

/// A word of a lesson, such as a move, and where it stands.
struct LessonWord {
  std::string text;
  FilePlace place;
};

/// What the learner shall do at the end of a step.
struct LessonTask {
  enum class Kind {
    kPlay,      ///< one of `moves`
    kAvoid,     ///< any legal move but `moves`
    kForbidden  ///< find all of `moves`, which the rules refuse: the position stays as it is
  };
  Kind kind = Kind::kPlay;
  std::vector<LessonWord> moves;   ///< at least one
  LocalText right, wrong;          ///< what is said to it
  std::vector<LessonWord> answer;  ///< what the others, or chance, play after the right move
  FilePlace place;
};

/// One page: first the board changes, then the text speaks of what is seen, then there may be a task.
struct LessonStep {
  LocalText text;
  std::optional<LessonWord> position;  ///< else where the step before left it
  std::vector<LessonWord> moves;       ///< played by whoever is on turn, chance too
  std::vector<LessonWord> rules;       ///< numbers of the rules it is about
  std::optional<LessonTask> task;
  FilePlace place;
};

struct Lesson {
  std::filesystem::path file;
  std::string id;              ///< the file's name without its ending
  std::uint32_t order = 1000;  ///< in lists: smaller ones come first, then by id
  LocalText title, summary;
  std::optional<LessonWord> variant;   ///< else the game's first
  std::vector<Setting> settings;       ///< parameters that differ from the variant's
  std::optional<LessonWord> position;  ///< else the rules' start
  std::vector<LessonStep> steps;       ///< at least one

  /// "file:line:column: ", the beginning of a sentence about a place in it.
  [[nodiscard]] std::string at(const FilePlace& place) const;
};

/// What was read, and everything that is wrong with it: sentences that begin with file:line:column. The
/// lesson is usable only if there are none. Whether its moves are legal only check_lesson tells.
struct LessonReading {
  Lesson lesson;
  std::vector<std::string> problems;
};
[[nodiscard]] LessonReading read_lesson_file(const std::filesystem::path& file);
/// The same for a text already in memory; `file` names it.
[[nodiscard]] LessonReading read_lesson_text(const std::string& yaml, const std::filesystem::path& file);

/// The lessons of a game, lessons/*.yaml beside its game.yaml, in their order; those that can't be read too.
/// None if there is no such folder.
[[nodiscard]] std::vector<LessonReading> read_lessons(const std::filesystem::path& game_folder);

/// Texts that are missing in some language, one sentence each.
[[nodiscard]] std::vector<std::string> missing_texts(const Lesson& lesson);

}  // namespace boardwright
