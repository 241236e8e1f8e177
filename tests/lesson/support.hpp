// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/lesson/lesson_check.hpp"
#include "framework/lesson/lesson_walk.hpp"
#include "tests/framework/support.hpp"

namespace boardwright::test {

inline std::shared_ptr<const Game> game_named(const std::string& id) {
  return value_of(own_games().find(id)).game;
}

inline std::string all(const std::vector<std::string>& sentences) {
  std::string text;
  for (const auto& sentence : sentences) text += sentence + "\n";
  return text;
}

/// A lesson of one language around the given steps; `top` holds further keys.
inline std::string lesson_text(const std::string& steps, const std::string& top = "") {
  return "title: Title\nsummary: Summary\n" + top + "steps:\n" + steps;
}

inline Lesson lesson_of(const std::string& yaml) {
  auto reading = read_lesson_text(yaml, "lessons/first.yaml");
  INFO(all(reading.problems));
  REQUIRE(reading.problems.empty());
  return std::move(reading.lesson);
}

}  // namespace boardwright::test
