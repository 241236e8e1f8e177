// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lessons against the rules: what can't be played is refused with its place.
#include "support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// The problems of a lesson of Lines of Action without the file's name.
std::vector<std::string> problems(const std::string& steps, const std::string& top = "") {
  auto sentences = check_lesson(lesson_of(lesson_text(steps, top)), *game_named("lines_of_action"));
  for (auto& sentence : sentences) {
    CHECK(sentence.starts_with("lessons/first.yaml:"));
    sentence = sentence.substr(std::string("lessons/first.yaml:").size());
  }
  return sentences;
}

using Sentences = std::vector<std::string>;
const std::string kTail = ", right: Yes, wrong: No}\n";

}  // namespace

TEST_CASE("a lesson whose moves can all be played has no problems") {
  CHECK(problems("  - {text: A, moves: [c8-c6, a4-c4], rules: [L2.1]}\n"
                 "  - {text: A, task: {play: [b1-b3, g1-g3], answer: [h4-f4]" +
                 kTail.substr(0, kTail.size() - 1) +
                 "}\n"
                 "  - {text: A, position: \"7w/8/5w2/8/8/8/8/b2b4 b\", moves: [a1-c1]}\n") == Sentences{});
}

TEST_CASE("variant, settings and positions of a lesson are checked") {
  CHECK(problems("  - text: A\n", "variant: smal\n") ==
        Sentences{"3:10: variant: lines_of_action has no variant 'smal'; did you mean 'small'?"});
  CHECK(problems("  - text: A\n", "set: {sise: 6}\n") ==
        Sentences{"3:7: unknown parameter 'sise'; did you mean 'size'?"});
  CHECK(problems("  - text: A\n", "set: {size: 60}\n").front().starts_with("3:13: "));
  CHECK(problems("  - text: A\n", "position: nonsense\n").front().starts_with("3:11: position: "));
  CHECK(problems("  - {text: A, position: nonsense}\n").front().starts_with("4:25: steps[1].position: "));
  CHECK(problems("  - text: A\n", "set: {size: 6}\nposition: 6/6/6/6/6/bw4 b\n") == Sentences{});
}

TEST_CASE("each move of a lesson has to be legal in its turn, and written as the rules write it") {
  const auto wrong = problems("  - {text: A, moves: [c8-c6, c6-c5]}\n");
  REQUIRE(wrong.size() == 1);
  CHECK(wrong.front().ends_with("(L2.1)"));
  CHECK(wrong.front().starts_with("4:30: steps[1].moves: 'c6-c5': "));
  CHECK(problems("  - {text: A, moves: [C8-C6]}\n").size() == 1);
  CHECK(problems("  - {text: A, position: \"7w/8/5w2/8/8/8/8/b2b4 b\", moves: [a1-c1, h8-h7]}\n")
            .front()
            .find("the game is over") != std::string::npos);
  CHECK(problems("  - {text: A, rules: [L2.9]}\n")
            .front()
            .starts_with("4:23: steps[1].rules: the game has no rule 'L2.9'"));
}

TEST_CASE("tasks are checked: moves to play, to avoid, and answers after each way") {
  CHECK(problems("  - {text: A, task: {play: [c8-c5]" + kTail.substr(0, kTail.size() - 1) + "}\n")
            .front()
            .starts_with("4:29: steps[1].task: 'c8-c5': "));
  CHECK(problems("  - {text: A, task: {avoid: [c8-c5]" + kTail.substr(0, kTail.size() - 1) + "}\n").size() ==
        1);
  // One of the two right moves makes the answer impossible: it takes the piece that should answer.
  const auto blocked = problems(
      "  - {text: A, position: \"8/8/8/b6w/8/1w6/8/b1w5 b\", task: {play: [a1-a3, a1xc1], answer: [c1-c2]" +
      kTail.substr(0, kTail.size() - 1) + "}\n");
  REQUIRE(blocked.size() == 1);
  CHECK(blocked.front().find("steps[1].task.answer: 'c1-c2'") != std::string::npos);
  // The step after it has to be possible after each right move too.
  CHECK(problems("  - {text: A, task: {play: [c8-c6, d8-d6]" + kTail.substr(0, kTail.size() - 1) +
                 "}\n  - {text: B, moves: [a4-c4, c6-c5]}\n")
            .size() >= 1);
  CHECK(problems("  - {text: A, position: \"b7/8/8/8/8/8/8/7w b\", task: {avoid: [a8-a7, a8-b8, a8-b7]" +
                 kTail.substr(0, kTail.size() - 1) + "}\n")
            .size() >= 1);
}

TEST_CASE("forbidden moves have to be refused, by a rule that the step names, and be possible to try") {
  const auto forbidden = [](const std::string& move, const std::string& rules) {
    return problems("  - {text: A, rules: [" + rules + "], task: {forbidden: [" + move + "]" +
                    kTail.substr(0, kTail.size() - 1) + "}\n");
  };
  CHECK(forbidden("c8-c5", "L2.1") == Sentences{});
  CHECK(forbidden("c8-c6", "L2.1").front().find("the move 'c8-c6' is legal") != std::string::npos);
  CHECK(
      forbidden("c8-c5", "L2.2").front().find("is refused by rule L2.1, which the step's rules don't name") !=
      std::string::npos);
  CHECK(forbidden("nonsense", "L2.1").size() == 1);
}

TEST_CASE("everything that is wrong with a game's lessons is collected") {
  const TemporaryFolder folder;
  folder.add_game("two_cards", "id: two_cards\nplugin: two_cards\nname: Two cards\n", "two_cards");
  folder.write("two_cards/lessons/one.yaml", lesson_text("  - {text: A, moves: [nonsense]}\n"));
  folder.write("two_cards/lessons/two.yaml", "title: A\n");
  const auto game = value_of(folder.catalogue().find("two_cards")).game;
  const auto found = all(check_lessons(*game));
  INFO(found);
  CHECK(found.find("one.yaml:1:1: title is missing in nl, de, fr") != std::string::npos);
  CHECK(found.find("one.yaml:4:23: steps[1].moves: 'nonsense'") != std::string::npos);
  CHECK(found.find("two.yaml:1:1: the key 'steps' is missing") != std::string::npos);
}
