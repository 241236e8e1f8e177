// SPDX-License-Identifier: GPL-3.0-or-later
//
// A learner's way through a lesson.
#include <algorithm>

#include "framework/board/geometry.hpp"
#include "support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

using Answer = LessonWalk::Answer;

LessonWalk walk_through(const std::string& game_id, const std::string& yaml) {
  const auto game = game_named(game_id);
  const Lesson lesson = lesson_of(yaml);
  INFO(all(check_lesson(lesson, *game)));
  REQUIRE(check_lesson(lesson, *game).empty());
  return value_of(LessonWalk::begin(lesson, value_of(rules_of(lesson, *game))));
}

constexpr const char* kSteps = R"(  - {text: One, moves: [c8-c6, a4-c4]}
  - text: Two
    task: {play: [g1-g3, b1-b3], answer: [h4-f4], right: Yes, wrong: No}
  - {text: Three, moves: [c1xc4]}
  - text: Four
    rules: [L2.1]
    position: "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"
    task: {forbidden: [c1-c2, c1-c4], right: Yes, wrong: No}
  - text: Five
    task: {avoid: [c1-c3], right: Yes, wrong: No}
)";

std::vector<std::uint32_t> places(const LessonWalk& walk, const std::vector<std::string>& names) {
  const auto board = BoardGeometry::of(walk.position().rules());
  std::vector<std::uint32_t> found;
  for (const auto& name : names)
    found.push_back(value_of(board->field(name) ? Result<std::uint32_t>(*board->field(name)) : fail(name)));
  return found;
}

}  // namespace

TEST_CASE("a walk plays the moves of each step and goes forth and back") {
  LessonWalk walk = walk_through("lines_of_action", lesson_text(kSteps));
  CHECK(walk.step_number() == 0);
  REQUIRE(walk.news().size() == 2);
  CHECK(walk.news()[0].text == "c8-c6");
  CHECK(walk.news()[0].seat == 0);
  CHECK(walk.news()[1].picture == walk.picture());
  CHECK(walk.last_places() == places(walk, {"a4", "c4"}));
  CHECK_FALSE(walk.waits());
  CHECK(walk.moves().empty());
  const std::string first = walk.position().text();

  require_done(walk.next());
  CHECK(walk.step_number() == 1);
  CHECK(walk.waits());
  CHECK_FALSE(walk.moves().empty());
  CHECK(walk.position().text() == first);
  require_done(walk.back());
  CHECK(walk.step_number() == 0);
  CHECK(walk.position().text() == first);
  require_done(walk.back());  // there is nothing before the first step
  CHECK(walk.position().text() == first);
}

TEST_CASE("right, wrong and illegal moves of a task are told apart") {
  LessonWalk walk = walk_through("lines_of_action", lesson_text(kSteps));
  require_done(walk.next());
  const std::string before = walk.position().text();

  CHECK(walk.attempt("d1-d3").answer == Answer::kWrong);
  CHECK(walk.position().text() == before);
  const auto refused = walk.attempt("g1-g2");
  CHECK(refused.answer == Answer::kRefused);
  REQUIRE(refused.why);
  CHECK(refused.why->rule == "L2.1");
  const auto clicked = walk.attempt(places(walk, {"g1", "g2"}));
  CHECK(clicked.answer == Answer::kRefused);
  CHECK(clicked.why == refused.why);
  CHECK(walk.waits());

  CHECK(walk.attempt("b1-b3").answer == Answer::kRight);
  CHECK(walk.solved());
  CHECK_FALSE(walk.waits());
  REQUIRE(walk.news().size() == 2);
  CHECK(walk.news()[1].text == "h4-f4");
  CHECK(walk.attempt("c1-c3").answer == Answer::kRefused);  // done: nothing waits any more
  require_done(walk.next());
  CHECK(walk.position().text().find("b") != std::string::npos);
  require_done(walk.back());
  CHECK(walk.waits());  // a task can be done again
  CHECK(walk.position().text() == before);
}

TEST_CASE("a task that is left is done for the learner") {
  LessonWalk walk = walk_through("lines_of_action", lesson_text(kSteps));
  require_done(walk.next());
  require_done(walk.show_solution());
  CHECK(walk.solved());
  REQUIRE(walk.news().size() == 2);
  CHECK(walk.news()[0].text == "g1-g3");
  const std::string shown = walk.position().text();
  require_done(walk.back());
  require_done(walk.next());
  require_done(walk.next());  // without a word the same way
  CHECK(walk.step_number() == 2);
  REQUIRE(walk.news().size() == 1);
  require_done(walk.restart());
  CHECK(walk.step_number() == 0);
  CHECK(walk.news().size() == 2);
  CHECK(shown != walk.position().text());
}

TEST_CASE("forbidden moves are found one by one, each with the rule's reason") {
  LessonWalk walk = walk_through("lines_of_action", lesson_text(kSteps));
  for (int i = 0; i < 3; ++i) require_done(walk.next());
  const std::string before = walk.position().text();
  CHECK(walk.attempt("c1-c3").answer == Answer::kWrong);  // legal, and stays unplayed
  CHECK(walk.position().text() == before);
  CHECK(walk.attempt(places(walk, {"c1", "c5"})).answer == Answer::kRefused);
  CHECK(walk.found().empty());
  const auto first = walk.attempt(places(walk, {"c1", "c4"}));
  CHECK(first.answer == Answer::kFound);
  CHECK(value_of(first.why ? Result<std::string>(first.why->rule) : fail("no reason")) == "L2.1");
  CHECK(walk.attempt("c1-c4").answer == Answer::kFound);  // once is enough
  CHECK(walk.found() == std::vector<std::string>{"c1-c4"});
  CHECK(walk.attempt("c1-c2").answer == Answer::kRight);
  CHECK(walk.solved());
  CHECK(walk.position().text() == before);
  require_done(walk.next());
  CHECK(walk.is_last());
  CHECK(walk.attempt("c1-c3").answer == Answer::kWrong);
  CHECK(walk.attempt("d1-d3").answer == Answer::kRight);
  require_done(walk.next());
  CHECK(walk.step_number() == 4);
}

TEST_CASE("a walk says what would come of the learner's move and how the game ended") {
  LessonWalk walk =
      walk_through("lines_of_action", lesson_text(R"(  - {text: One, position: "4w1w1/8/8/8/8/8/8/b1b5 b"}
  - {text: Two, moves: [a1-b2]}
)"));
  CHECK(walk.text() == walk.position().text());
  CHECK_FALSE(walk.outcome());
  const auto legal = walk.explain("a1-b2");
  REQUIRE(legal);
  CHECK(legal->legal);
  const auto refused = walk.explain("a1-c3");
  REQUIRE(refused);
  CHECK(refused->rule == "L2.1");
  require_done(walk.next());
  REQUIRE(walk.outcome());
  CHECK(walk.outcome()->scores == std::vector<std::uint32_t>{2, 0});
  CHECK_FALSE(walk.explain("c1-c2"));  // nobody is on turn any more
  CHECK_FALSE(walk.phase());
}

TEST_CASE("a lesson that begins behind the set-up says so with its first step") {
  const std::string steps = "  - {text: One}\n  - {text: Two}\n";
  const std::string position = R"(position: "9f/10/9n/10/2##2##2/2##2##2/10/k8N/10/M8F r - - 0")";
  LessonWalk behind = walk_through("two_field", lesson_text(steps, position + "\n"));
  CHECK(behind.begins_after_set_up());
  require_done(behind.next());
  CHECK_FALSE(behind.begins_after_set_up());
  CHECK_FALSE(walk_through("two_field", lesson_text(steps)).begins_after_set_up());
  CHECK_FALSE(walk_through("lines_of_action", lesson_text(steps)).begins_after_set_up());
}

TEST_CASE("a board of a game with hidden pieces is shown with everything on it") {
  const auto game = game_named("two_field");
  const auto rules = value_of(game->create(game->variants().front()));
  const auto position = value_of(rules->read_position("9f/10/9n/10/2##2##2/2##2##2/10/k8N/10/M8F r - - 0"));
  const auto board = BoardGeometry::of(*rules);
  const Picture picture = Picture::whole(position);
  std::vector<std::string> kinds;
  for (const auto& item : picture.items)
    if (const auto& kind = board->kinds()[item.kind]; kind.id != "lake") kinds.push_back(kind.id);
  CHECK(kinds == std::vector<std::string>{"red_marshal", "red_flag", "blue_captain", "red_miner",
                                          "blue_miner", "blue_flag"});
  CHECK(std::is_sorted(picture.items.begin(), picture.items.end(),
                       [](const auto& a, const auto& b) { return a.place < b.place; }));
  CHECK(picture != Picture::of(View::of(position, 0)));
}

TEST_CASE("the fields that a move's text names") {
  const auto game = game_named("two_field");
  const auto rules = value_of(game->create(game->variants().front()));
  const auto board = BoardGeometry::of(*rules);
  const auto named = [&](const std::string& move) {
    std::string names;
    for (const auto field : fields_named(*rules, move)) names += board->fields()[field].name + " ";
    return names;
  };
  CHECK(named("a2-b2") == "a2 b2 ");
  CHECK(named("a1xa10") == "a1 a10 ");
  CHECK(named("M@j4") == "j4 ");
  CHECK(named("pass") == "");
  CHECK(named("spa1") == "");
}
