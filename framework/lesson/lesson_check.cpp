// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/lesson/lesson_check.hpp"

#include <algorithm>

#include "framework/lesson/example.hpp"
#include "framework/lesson/lesson_walk.hpp"
#include "framework/text/nearest.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kMostWays = 400;

/// Follows every way through the steps at once.
class Checker {
 public:
  Checker(const Lesson& lesson, const Game& game, const Rules& rules, Position start)
      : lesson_(lesson), game_(game), rules_(rules), ways_{GameLine(std::move(start))} {}

  std::vector<std::string> problems;

  void check_step(std::size_t index) {
    const LessonStep& step = lesson_.steps[index];
    what_ = "steps[" + std::to_string(index + 1) + "]";
    check_rules(step);
    if (step.position) {
      auto position = rules_.read_position(step.position->text);
      if (!position) return problem(step.position->place, ".position: " + position.error());
      ways_ = {GameLine(std::move(*position))};
    }
    for (const auto& move : step.moves) play(ways_, move, ".moves: ");
    if (step.task) check_task(step, *step.task);
  }

 private:
  void problem(const FilePlace& place, const std::string& sentence) {
    const std::string whole = lesson_.at(place) + what_ + sentence;
    // Several ways through the lesson may meet the same one.
    if (std::find(problems.begin(), problems.end(), whole) == problems.end()) problems.push_back(whole);
  }

  void check_rules(const LessonStep& step) {
    std::vector<std::string> numbers;
    for (const auto& rule : rules_.texts(BW_TEXT_RULE)) numbers.push_back(rule.id);
    for (const auto& rule : step.rules)
      if (std::find(numbers.begin(), numbers.end(), rule.text) == numbers.end())
        problem(rule.place,
                ".rules: the game has no rule '" + rule.text + "'" + suggestion(rule.text, numbers));
  }

  /// Plays a move on every way; a way on which it can't be played ends.
  void play(std::vector<GameLine>& ways, const LessonWord& move, const std::string& what) {
    std::vector<GameLine> left;
    for (auto& way : ways) {
      if (auto played = way.play(move.text); !played)
        problem(move.place, what + why_not(way, move.text, played.error()));
      else if (const auto& text = way.plies().back().text; text != move.text)
        problem(move.place, what + "the move '" + move.text + "' is written '" + text + "'");
      else
        left.push_back(std::move(way));
    }
    ways = std::move(left);
  }

  /// The rules' own explanation where they have one.
  [[nodiscard]] std::string why_not(const GameLine& way, const std::string& move,
                                    const std::string& error) const {
    const auto seats = way.now().seats_on_turn();
    if (way.is_over() || seats.empty()) return error;
    const auto why = way.now().view(seats.front()).explain(seats.front(), move);
    return why && !why->legal ? "'" + move + "': " + game_.explanation_text(Language::kEnglish, *why, rules_)
                              : error;
  }

  void check_task(const LessonStep& step, const LessonTask& task) {
    if (task.kind == LessonTask::Kind::kForbidden) {
      for (const auto& way : ways_)
        for (const auto& move : task.moves) check_forbidden(step, way, move);
      return;
    }
    std::vector<GameLine> next;
    for (const auto& way : ways_) {
      for (const auto& move : task.moves) {
        std::vector<GameLine> tried{way};
        play(tried, move, ".task: ");
      }
      if (way.is_over() || way.now().is_chance()) continue;  // told by now: a task names at least one move
      const auto right = right_moves(task, way.now());
      if (task.kind == LessonTask::Kind::kAvoid && right.empty())
        problem(task.place, ".task: there is no move but those to avoid");
      std::vector<GameLine> played;
      for (const auto& text : right) {
        played.push_back(way);
        if (!played.back().play(text)) played.pop_back();
      }
      for (const auto& answer : task.answer) play(played, answer, ".task.answer: ");
      std::move(played.begin(), played.end(), std::back_inserter(next));
    }
    if (next.size() > kMostWays) {
      problem(task.place, ".task: there are too many ways on from here; give the next step a position");
      next.erase(next.begin() + kMostWays, next.end());
    }
    ways_ = std::move(next);
  }

  void check_forbidden(const LessonStep& step, const GameLine& way, const LessonWord& move) {
    const std::string what = ".task: the move '" + move.text + "' ";
    if (GameLine tried = way; tried.play(move.text)) return problem(move.place, what + "is legal");
    const auto seats = way.now().seats_on_turn();
    if (way.is_over() || seats.empty())
      return problem(move.place, what + "can't be tried: nobody is on turn");
    const Position view = way.now().view(seats.front());
    const auto why = view.explain(seats.front(), move.text);
    if (!why || why->rule.empty())
      return problem(move.place, what + "is no move at all, or no rule is against it");
    const auto clicked = view.explain(seats.front(), fields_named(rules_, move.text));
    if (!clicked || clicked->legal || clicked->rule != why->rule || clicked->message != why->message)
      return problem(move.place, what + "can't be tried on the board");
    std::vector<std::string> numbers;
    for (const auto& rule : step.rules) numbers.push_back(rule.text);
    if (std::find(numbers.begin(), numbers.end(), why->rule) == numbers.end())
      problem(move.place, what + "is refused by rule " + why->rule + ", which the step's rules don't name: " +
                              game_.explanation_text(Language::kEnglish, *why, rules_));
  }

  const Lesson& lesson_;
  const Game& game_;
  const Rules& rules_;
  std::vector<GameLine> ways_;
  std::string what_;
};

}  // namespace

Result<std::shared_ptr<const Rules>> rules_of(const Lesson& lesson, const Game& game) {
  const Variant* variant = &game.variants().front();
  if (lesson.variant) {
    std::vector<std::string> ids;
    for (const auto& known : game.variants()) ids.push_back(known.id);
    variant = game.variant(lesson.variant->text);
    if (variant == nullptr)
      return fail(lesson.at(lesson.variant->place) + "variant: " + game.id() + " has no variant '" +
                  lesson.variant->text + "'" + suggestion(lesson.variant->text, ids));
  }
  Parameters overrides;
  if (!lesson.settings.empty()) {
    const auto specs = game.parameters();
    if (!specs) return fail(specs.error());
    std::vector<std::string> names;
    for (const auto& spec : *specs) names.push_back(spec.name);
    for (const auto& setting : lesson.settings) {
      const auto spec = std::find(names.begin(), names.end(), setting.name) - names.begin();
      if (static_cast<std::size_t>(spec) == names.size())
        return fail(lesson.at(setting.name_place) + "unknown parameter '" + setting.name + "'" +
                    suggestion(setting.name, names));
      auto value = read_value((*specs)[static_cast<std::size_t>(spec)], setting.value);
      if (!value) return fail(lesson.at(setting.value_place) + value.error());
      overrides[setting.name] = std::move(*value);
    }
  }
  return game.create(*variant, overrides);
}

Result<Position> start_of(const Lesson& lesson, const std::shared_ptr<const Rules>& rules) {
  if (!lesson.position) return rules->start();
  auto position = rules->read_position(lesson.position->text);
  if (!position) return fail(lesson.at(lesson.position->place) + "position: " + position.error());
  return position;
}

std::vector<std::string> check_lesson(const Lesson& lesson, const Game& game) {
  const auto rules = rules_of(lesson, game);
  if (!rules) return {rules.error()};
  auto start = start_of(lesson, *rules);
  if (!start) return {start.error()};
  Checker checker(lesson, game, **rules, std::move(*start));
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) checker.check_step(i);
  return std::move(checker.problems);
}

std::vector<std::string> check_lessons(const Game& game) {
  std::vector<std::string> problems;
  const auto add = [&](const std::vector<std::string>& more) {
    problems.insert(problems.end(), more.begin(), more.end());
  };
  for (const auto& reading : read_lessons(game.folder())) {
    add(reading.problems);
    if (!reading.problems.empty()) continue;
    add(missing_texts(reading.lesson));
    add(check_lesson(reading.lesson, game));
  }
  const ExampleReading examples = read_examples(game);
  add(examples.problems.empty() ? check_examples(examples, game) : examples.problems);
  return problems;
}

}  // namespace boardwright
