// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lessons that come with the games: everything in them can be played, in every language.
#include "support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("every lesson that comes with a game can be given, in all languages") {
  const Catalogue catalogue = own_games();
  REQUIRE(catalogue.games().size() >= 4);
  for (const auto& game : catalogue.games()) {
    INFO(game->id());
    CHECK(read_lessons(game->folder()).size() >= 1);
    CHECK(all(check_lessons(*game)) == "");
  }
}

TEST_CASE("a lesson is given from the first to the last step by its solutions") {
  const Catalogue catalogue = own_games();
  for (const auto& game : catalogue.games())
    for (const auto& reading : read_lessons(game->folder())) {
      INFO(reading.lesson.file.string());
      const auto rules = value_of(rules_of(reading.lesson, *game));
      LessonWalk walk = value_of(LessonWalk::begin(reading.lesson, rules));
      std::size_t steps = 1;
      for (; !walk.is_last(); ++steps) require_done(walk.next());
      require_done(walk.show_solution());
      CHECK(steps == reading.lesson.steps.size());
      CHECK_FALSE(walk.waits());
      // Short enough to be read in five minutes: 200 words a minute, and ten seconds for each task.
      for (const Language language : languages()) {
        std::size_t words = 0, tasks = 0;
        for (const auto& step : reading.lesson.steps) {
          const auto count = [&](const LocalText& text) {
            const auto& t = text.in(language);
            words += static_cast<std::size_t>(std::count(t.begin(), t.end(), ' ')) + 1;
          };
          count(step.text);
          if (!step.task) continue;
          ++tasks;
          count(step.task->right);
        }
        INFO(language_code(language) << ": " << words << " words");
        CHECK(words * 60 / 200 + tasks * 10 < 300);
      }
    }
}
