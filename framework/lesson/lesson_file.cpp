// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/lesson/lesson.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

std::string path(std::string_view a, std::string_view b) { return std::string(a) + "." + std::string(b); }

LocalText read_text(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  LocalText text = reader.local_text(node, what);
  if (text.in(Language::kEnglish).empty() && (node.IsMap() || node.IsScalar()))
    reader.problem(node, what + ": the text in English, en, is missing");
  return text;
}

std::optional<LessonWord> read_word(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  auto word = reader.word(node, what);
  if (!word) return std::nullopt;
  return LessonWord{std::move(*word), YamlReader::place_of(node)};
}

std::vector<LessonWord> read_words(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  std::vector<LessonWord> words;
  if (reader.words(node, what).empty()) return words;  // which has told what is wrong, if anything is
  for (const auto& element : node) words.push_back({element.Scalar(), YamlReader::place_of(element)});
  return words;
}

LessonTask read_task(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  static const std::vector<std::string> kKeys{"play", "avoid", "forbidden", "right", "wrong", "answer"};
  LessonTask task;
  task.place = YamlReader::place_of(node);
  int kinds = 0;
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = path(what, key);
    if (key == "right") {
      task.right = read_text(reader, value, name);
    } else if (key == "wrong") {
      task.wrong = read_text(reader, value, name);
    } else if (key == "answer") {
      task.answer = read_words(reader, value, name);
    } else {
      ++kinds;
      task.kind = key == "play"    ? LessonTask::Kind::kPlay
                  : key == "avoid" ? LessonTask::Kind::kAvoid
                                   : LessonTask::Kind::kForbidden;
      task.moves = read_words(reader, value, name);
      if (value.IsSequence() && value.size() == 0)
        reader.problem(value, name + ": expected at least one move");
    }
  });
  if (!node.IsMap()) return task;
  if (kinds != 1) reader.problem(node, what + ": expected one of the keys play, avoid and forbidden");
  for (const char* needed : {"right", "wrong"})
    if (!node[needed]) reader.problem(node, what + ": the key '" + needed + "' is missing");
  if (task.kind == LessonTask::Kind::kForbidden && !task.answer.empty())
    reader.problem(task.answer.front().place,
                   what + ".answer: after forbidden moves nothing has been played that could be answered");
  return task;
}

LessonStep read_step(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  static const std::vector<std::string> kKeys{"text", "position", "moves", "rules", "task"};
  LessonStep step;
  step.place = YamlReader::place_of(node);
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = path(what, key);
    if (key == "text") step.text = read_text(reader, value, name);
    if (key == "position") step.position = read_word(reader, value, name);
    if (key == "moves") step.moves = read_words(reader, value, name);
    if (key == "rules") step.rules = read_words(reader, value, name);
    if (key == "task") step.task = read_task(reader, value, name);
  });
  if (node.IsMap() && !node["text"]) reader.problem(node, what + ": the key 'text' is missing");
  return step;
}

void read_steps(YamlReader& reader, const YAML::Node& node, Lesson& lesson) {
  if (!node.IsSequence() || node.size() == 0) {
    reader.problem(node, "steps: expected a list with at least one step");
    return;
  }
  for (std::size_t i = 0; i < node.size(); ++i)
    lesson.steps.push_back(read_step(reader, node[i], "steps[" + std::to_string(i + 1) + "]"));
}

void read_top(YamlReader& reader, const YAML::Node& top, Lesson& lesson) {
  static const std::vector<std::string> kKeys{"title", "summary",  "order", "variant",
                                              "set",   "position", "steps"};
  reader.each(top, "lesson", kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    if (key == "title") lesson.title = read_text(reader, value, key);
    if (key == "summary") lesson.summary = read_text(reader, value, key);
    if (key == "order") lesson.order = reader.number(value, key).value_or(lesson.order);
    if (key == "variant") lesson.variant = read_word(reader, value, key);
    if (key == "set") lesson.settings = reader.settings(value, key);
    if (key == "position") lesson.position = read_word(reader, value, key);
    if (key == "steps") read_steps(reader, value, lesson);
  });
  if (!top.IsMap()) return;
  for (const char* needed : {"title", "summary", "steps"})
    if (!top[needed]) reader.problem(FilePlace{}, "the key '" + std::string(needed) + "' is missing");
}

LessonReading begin_reading(const fs::path& file) {
  LessonReading reading;
  reading.lesson.file = file;
  reading.lesson.id = file.stem().string();
  if (!is_id(reading.lesson.id, true))
    reading.problems.push_back(file.string() +
                               ":1:1: expected a file name of small letters, digits, _ and -, found '" +
                               excerpt(reading.lesson.id) + "'");
  return reading;
}

}  // namespace

std::string Lesson::at(const FilePlace& place) const {
  return file.string() + ":" + std::to_string(place.line) + ":" + std::to_string(place.column) + ": ";
}

LessonReading read_lesson_text(const std::string& yaml, const fs::path& file) {
  LessonReading reading = begin_reading(file);
  read_yaml(yaml, file, reading.problems,
            [&](YamlReader& reader, const YAML::Node& top) { read_top(reader, top, reading.lesson); });
  return reading;
}

LessonReading read_lesson_file(const fs::path& file) {
  LessonReading reading = begin_reading(file);
  read_yaml_file(file, reading.problems,
                 [&](YamlReader& reader, const YAML::Node& top) { read_top(reader, top, reading.lesson); });
  return reading;
}

std::vector<LessonReading> read_lessons(const fs::path& game_folder) {
  std::vector<LessonReading> readings;
  std::error_code error;
  for (fs::directory_iterator i(game_folder / "lessons", error), end; !error && i != end; i.increment(error))
    if (i->path().extension() == ".yaml") readings.push_back(read_lesson_file(i->path()));
  std::sort(readings.begin(), readings.end(), [](const LessonReading& a, const LessonReading& b) {
    return std::tie(a.lesson.order, a.lesson.id) < std::tie(b.lesson.order, b.lesson.id);
  });
  return readings;
}

std::vector<std::string> missing_texts(const Lesson& lesson) {
  std::vector<std::string> sentences;
  const auto check = [&](const FilePlace& place, const std::string& what, const LocalText& text) {
    const std::string missing = missing_in(text);
    if (!missing.empty()) sentences.push_back(lesson.at(place) + what + " is missing in " + missing);
  };
  check({}, "title", lesson.title);
  check({}, "summary", lesson.summary);
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const LessonStep& step = lesson.steps[i];
    const std::string what = "steps[" + std::to_string(i + 1) + "]";
    check(step.place, what + ".text", step.text);
    if (!step.task) continue;
    check(step.task->place, what + ".task.right", step.task->right);
    check(step.task->place, what + ".task.wrong", step.task->wrong);
  }
  return sentences;
}

}  // namespace boardwright
