// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cctype>

#include "framework/catalogue/yaml_reader.hpp"
#include "framework/lesson/example.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr std::array kReasons{RuleExample::Without::kDefinition, RuleExample::Without::kNotation,
                              RuleExample::Without::kMatch, RuleExample::Without::kNobody};

/// A letter, a number, and one or more further numbers after points: L2.10.
bool is_rule_number(std::string_view text) {
  if (text.empty() || std::isupper(static_cast<unsigned char>(text.front())) == 0) return false;
  std::size_t points = 0, digits = 0;
  for (const char c : text.substr(1)) {
    if (c == '.' && digits > 0) {
      ++points;
      digits = 0;
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      ++digits;
    } else {
      return false;
    }
  }
  return points > 0 && digits > 0;
}

std::optional<LessonWord> read_example_word(YamlReader& reader, const YAML::Node& node,
                                            const std::string& what) {
  auto word = reader.word(node, what);
  if (!word) return std::nullopt;
  return LessonWord{std::move(*word), YamlReader::place_of(node)};
}

/// One move, or a list of them.
std::vector<LessonWord> read_moves(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  std::vector<LessonWord> words;
  if (node.IsScalar()) {
    if (auto word = read_example_word(reader, node, what)) words.push_back(std::move(*word));
    return words;
  }
  if (reader.words(node, what).empty()) {
    if (node.IsSequence() && node.size() == 0) reader.problem(node, what + ": expected at least one move");
    return words;
  }
  for (const auto& element : node) words.push_back({element.Scalar(), YamlReader::place_of(element)});
  return words;
}

void read_task_of(YamlReader& reader, const std::string& key, const YAML::Node& value,
                  const std::string& what, LessonStep& step) {
  if (step.task) return reader.problem(value, what + ": expected only one of play and forbidden");
  LessonTask task;
  task.kind = key == "play" ? LessonTask::Kind::kPlay : LessonTask::Kind::kForbidden;
  task.moves = read_moves(reader, value, what);
  task.place = YamlReader::place_of(value);
  if (!task.moves.empty()) step.task = std::move(task);
}

RuleExample read_example(YamlReader& reader, const LessonWord& rule, const YAML::Node& node,
                         const std::filesystem::path& file) {
  static const std::vector<std::string> kKeys{"none",  "variant", "set",       "position",
                                              "moves", "play",    "forbidden", "hint"};
  static const std::vector<std::string> kReasonNames{"definition", "notation", "match", "nobody"};
  RuleExample example;
  example.rule = rule;
  example.lesson.file = file;
  example.lesson.id = rule.text;
  example.lesson.title.set(Language::kEnglish, rule.text);
  LessonStep step;
  step.place = rule.place;
  step.rules = {rule};
  reader.each(node, rule.text, kKeys,
              [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
                const std::string name = yaml_path(rule.text, key);
                if (key == "none") {
                  if (const auto reason = reader.one_of(value, name, kReasonNames))
                    example.without = kReasons.at(*reason);
                }
                if (key == "variant") example.lesson.variant = read_example_word(reader, value, name);
                if (key == "set") example.lesson.settings = reader.settings(value, name);
                if (key == "position") example.lesson.position = read_example_word(reader, value, name);
                if (key == "moves") step.moves = read_moves(reader, value, name);
                if (key == "play" || key == "forbidden") read_task_of(reader, key, value, name, step);
                if (key == "hint") step.text = reader.local_text(value, name);
              });
  if (node.IsMap()) {
    if (node["none"] && node.size() > 1)
      reader.problem(rule.place, rule.text + ": where there is none, no other key can stand");
    if (!node["none"] && !node["play"] && !node["forbidden"] && !node["hint"])
      reader.problem(rule.place, rule.text + ": expected one of the keys play, forbidden, hint and none");
  }
  example.lesson.steps.push_back(std::move(step));
  return example;
}

void read_all(YamlReader& reader, const YAML::Node& top, ExampleReading& reading) {
  reader.each(top, "examples",
              [&](const std::string& key, const YAML::Node& key_node, const YAML::Node& value) {
                if (!is_rule_number(key))
                  return reader.problem(
                      key_node, "expected a rule's number such as A1.2, found '" + excerpt(key) + "'");
                const LessonWord rule{key, YamlReader::place_of(key_node)};
                reading.examples.push_back(read_example(reader, rule, value, reading.file));
              });
}

ExampleReading read_examples_file(const std::filesystem::path& file) {
  ExampleReading reading{file, {}, {}};
  if (!is_there(reading.file)) return reading;
  read_yaml_file(reading.file, reading.problems,
                 [&](YamlReader& reader, const YAML::Node& top) { read_all(reader, top, reading); });
  return reading;
}

}  // namespace

const RuleExample* ExampleReading::of(const std::string& rule) const {
  const auto found = std::find_if(examples.begin(), examples.end(),
                                  [&](const RuleExample& one) { return one.rule.text == rule; });
  return found == examples.end() || found->without ? nullptr : &*found;
}

ExampleReading read_examples_text(const std::string& yaml, const std::filesystem::path& file) {
  ExampleReading reading{file, {}, {}};
  read_yaml(yaml, file, reading.problems,
            [&](YamlReader& reader, const YAML::Node& top) { read_all(reader, top, reading); });
  return reading;
}

ExampleReading read_examples(const std::filesystem::path& game_folder) {
  return read_examples_file(game_folder / "examples.yaml");
}

ExampleReading read_examples(const Game& game) { return read_examples_file(game.companion("examples.yaml")); }

}  // namespace boardwright
