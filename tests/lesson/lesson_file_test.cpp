// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lessons as files: what is read, and what is refused with its place.
#include "support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::vector<std::string> problems_of(const std::string& yaml,
                                     const std::string& file = "lessons/first.yaml") {
  return read_lesson_text(yaml, file).problems;
}

constexpr const char* kWhole = R"(title: {en: Begin, nl: Begin, de: Anfang, fr: Début}
summary: {en: The first moves}
order: 3
variant: small
set: {repetition: 2, pieces: {M: 3}}
position: "8/8 b"
steps:
  - text: {en: Look, nl: Kijk}
    moves: [a1-a2, pass]
    rules: [L2.1]
  - text: Play
    position: "8/8 w"
    task:
      play: [a1-a2, a1-a3]
      right: {en: Yes}
      wrong: {en: No}
      answer: [b1-b2]
  - text: Find
    task: {forbidden: [a1-a9], right: Yes, wrong: No}
  - text: Avoid
    task: {avoid: [a1-a2], right: Yes, wrong: No}
)";

}  // namespace

TEST_CASE("a lesson's file is read whole") {
  const Lesson lesson = lesson_of(kWhole);
  CHECK(lesson.id == "first");
  CHECK(lesson.order == 3);
  CHECK(lesson.title.in(german()) == "Anfang");
  CHECK(lesson.summary.or_english(dutch()) == "The first moves");
  CHECK(lesson.variant->text == "small");
  REQUIRE(lesson.settings.size() == 2);
  CHECK(lesson.settings[1].name == "pieces.M");
  CHECK(lesson.position->text == "8/8 b");
  REQUIRE(lesson.steps.size() == 4);
  CHECK(lesson.steps[0].text.in(dutch()) == "Kijk");
  REQUIRE(lesson.steps[0].moves.size() == 2);
  CHECK(lesson.steps[0].moves[1].text == "pass");
  CHECK(lesson.steps[0].moves[1].place.line == 9);
  CHECK(lesson.steps[0].moves[1].place.column == 20);
  CHECK(lesson.steps[0].rules.front().text == "L2.1");
  CHECK_FALSE(lesson.steps[0].position);
  CHECK_FALSE(lesson.steps[0].task);
  CHECK(lesson.steps[1].position->text == "8/8 w");
  const LessonTask& task = *lesson.steps[1].task;
  CHECK(task.kind == LessonTask::Kind::kPlay);
  CHECK(task.moves.size() == 2);
  CHECK(task.right.in(Language::kEnglish) == "Yes");
  CHECK(task.wrong.in(Language::kEnglish) == "No");
  CHECK(task.answer.front().text == "b1-b2");
  CHECK(lesson.steps[2].task->kind == LessonTask::Kind::kForbidden);
  CHECK(lesson.steps[3].task->kind == LessonTask::Kind::kAvoid);
}

TEST_CASE("each fault of a lesson's file is one sentence with its place") {
  const auto says = [](const std::string& yaml, const std::string& sentence) {
    INFO(yaml);
    CHECK(problems_of(yaml) == std::vector<std::string>{"lessons/first.yaml:" + sentence});
  };
  const std::string task = "  - text: Play\n    task:\n";
  says("title: A\nsummary: B\nstpes: []\nsteps: [{text: A}]",
       "3:1: lesson: unknown key 'stpes'; did you mean 'steps'?");
  says("summary: B\nsteps: [{text: A}]", "1:1: the key 'title' is missing");
  says("title: A\nsummary: B", "1:1: the key 'steps' is missing");
  says("title: A\nsummary: B\nsteps: []", "3:8: steps: expected a list with at least one step");
  says("title: {nl: A}\nsummary: B\nsteps: [{text: A}]", "1:8: title: the text in English, en, is missing");
  says("title: A\nsummary: B\nsteps: [{text: A}]\norder: soon",
       "4:8: order: expected a whole number, found 'soon'");
  says(lesson_text("  - moves: [a]\n"), "4:5: steps[1]: the key 'text' is missing");
  says(lesson_text("  - {text: A, moves: a1}\n"),
       "4:22: steps[1].moves: expected a list of texts, found 'a1'");
  says(lesson_text("  - {text: {sv: A, en: B}}\n"),
       "4:13: steps[1].text: unknown key 'sv'; expected one of en, nl, de, fr");
  says(lesson_text("  - {text: A, task: play}\n"),
       "4:21: steps[1].task: expected keys with values, found 'play'");
  says(lesson_text(task + "      {right: A, wrong: B}\n"),
       "6:7: steps[1].task: expected one of the keys play, avoid and forbidden");
  says(lesson_text(task + "      {play: [a], avoid: [b], right: A, wrong: B}\n"),
       "6:7: steps[1].task: expected one of the keys play, avoid and forbidden");
  says(lesson_text(task + "      {play: [], right: A, wrong: B}\n"),
       "6:14: steps[1].task.play: expected at least one move");
  says(lesson_text(task + "      {play: [a], right: A}\n"), "6:7: steps[1].task: the key 'wrong' is missing");
  says(lesson_text(task + "      {play: [a], right: A, wrong: B, anser: [c]}\n"),
       "6:39: steps[1].task: unknown key 'anser'; did you mean 'answer'?");
  says(lesson_text(task + "      {forbidden: [a], right: A, wrong: B, answer: [c]}\n"),
       "6:53: steps[1].task.answer: after forbidden moves nothing has been played that could be answered");
  CHECK(problems_of("title: [").front().starts_with("lessons/first.yaml:1:"));
  CHECK(problems_of("title: [").front().find("this is not YAML") != std::string::npos);
  CHECK(problems_of(std::string(5U << 20U, ' ')).front() ==
        "lessons/first.yaml:1:1: the file is too large, expected at most 4 MB");
  CHECK(problems_of(lesson_text("  - text: A\n"), "lessons/First one.yaml").front() ==
        "lessons/First one.yaml:1:1: expected a file name of small letters, digits, _ and -, found 'First "
        "one'");
}

TEST_CASE("a game's lessons are read in their order; a broken one is there with its reasons") {
  const TemporaryFolder folder;
  CHECK(read_lessons(folder.path()).empty());
  folder.write("lessons/a.yaml", lesson_text("  - text: A\n", "order: 2\n"));
  folder.write("lessons/b.yaml", lesson_text("  - text: A\n", "order: 1\n"));
  folder.write("lessons/c.yaml", "title: [");
  folder.write("lessons/notes.txt", "no lesson");
  const auto lessons = read_lessons(folder.path());
  REQUIRE(lessons.size() == 3);
  CHECK(lessons[0].lesson.id == "b");
  CHECK(lessons[1].lesson.id == "a");
  CHECK(lessons[2].lesson.id == "c");
  CHECK(lessons[0].problems.empty());
  CHECK_FALSE(lessons[2].problems.empty());
  CHECK(read_lesson_file(folder.path() / "lessons/d.yaml").problems ==
        std::vector{(folder.path() / "lessons/d.yaml").string() + ":1:1: can't be read"});
}

TEST_CASE("texts that are missing in a language are named with their places") {
  CHECK(missing_texts(lesson_of(kWhole)) ==
        std::vector<std::string>{"lessons/first.yaml:1:1: summary is missing in nl, de, fr",
                                 "lessons/first.yaml:8:5: steps[1].text is missing in de, fr",
                                 "lessons/first.yaml:11:5: steps[2].text is missing in nl, de, fr",
                                 "lessons/first.yaml:14:7: steps[2].task.right is missing in nl, de, fr",
                                 "lessons/first.yaml:14:7: steps[2].task.wrong is missing in nl, de, fr",
                                 "lessons/first.yaml:18:5: steps[3].text is missing in nl, de, fr",
                                 "lessons/first.yaml:19:11: steps[3].task.right is missing in nl, de, fr",
                                 "lessons/first.yaml:19:11: steps[3].task.wrong is missing in nl, de, fr",
                                 "lessons/first.yaml:20:5: steps[4].text is missing in nl, de, fr",
                                 "lessons/first.yaml:21:11: steps[4].task.right is missing in nl, de, fr",
                                 "lessons/first.yaml:21:11: steps[4].task.wrong is missing in nl, de, fr"});
}
