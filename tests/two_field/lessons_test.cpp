// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lessons of the five examples (T3.4): the counts that their texts name are those of the position, in
// every language; and they have the rows that the German page's tables have.
#include <map>
#include <regex>

#include "framework/lesson/lesson_check.hpp"
#include "framework/lesson/lesson_walk.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// What is remembered of both players, such as {a2b2: 1}.
std::map<std::string, std::string> counts(const Position& position) {
  const std::string text = position.text();
  static const std::regex kCount("([a-l][0-9]+[a-l][0-9]+):([0-9]+)");
  std::map<std::string, std::string> found;
  for (std::sregex_iterator i(text.begin(), text.end(), kCount), end; i != end; ++i) found[(*i)[1]] = (*i)[2];
  return found;
}

}  // namespace

TEST_CASE("T3.4: each row of the lessons says the counts that the rules have") {
  const auto game = value_of(own_games().find("two_field")).game;
  std::map<std::string, int> rows;
  for (const auto& reading : read_lessons(game->folder())) {
    INFO(reading.lesson.id);
    LessonWalk walk = value_of(LessonWalk::begin(reading.lesson, value_of(rules_of(reading.lesson, *game))));
    for (;; require_done(walk.next())) {
      const auto& text = walk.step().text;
      if (text.in(Language::kEnglish).starts_with("Turn ") && walk.news().size() == 2) {
        ++rows[reading.lesson.id];
        const auto remembered = counts(walk.position());
        CHECK(remembered.size() >= 2);
        for (const Language language : languages())
          for (const auto& [line, count] : remembered) {
            INFO(text.in(language) << " has no " << line << ": " << count);
            CHECK(std::regex_search(text.in(language), std::regex(line + "[^:]*: " + count + "\\.")));
          }
      }
      if (walk.is_last()) break;
    }
  }
  CHECK(rows == std::map<std::string, int>{
                    {"diagonal", 5}, {"distance", 5}, {"frontal", 5}, {"scout", 5}, {"side", 5}});
}
