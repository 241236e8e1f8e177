// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/lesson/example.hpp"
#include "framework/lesson/lesson_check.hpp"
#include "framework/line/game_line.hpp"
#include "framework/text/program_texts.hpp"
#include "plugins/host/rule_trace.hpp"

namespace boardwright {
namespace {

/// check_lesson speaks of steps, of which an example has one.
std::string about_example(std::string sentence, const std::string& rule) {
  constexpr std::string_view kStep = "steps[1]";
  if (const auto at = sentence.find(kStep); at != std::string::npos) sentence.replace(at, kStep.size(), rule);
  return sentence;
}

std::string missing_hint(const RuleExample& example) {
  const LocalText& hint = example.step().text;
  const std::string missing = missing_in(hint);
  if (hint.empty() || missing.empty()) return {};
  return example.lesson.at(example.rule.place) + example.rule.text + ".hint is missing in " + missing;
}

constexpr int kMostThrows = 3;  // one after the other: equal numbers are thrown again

/// The rules that a move uses, those that the game ends by with it, and those of whatever chance may bring
/// next.
Result<RuleBits> used_by(const RuleTrace& trace, const GameLine& line, const std::string& move, int throws) {
  GameLine played = line;
  if (auto done = played.play(move); !done) return fail(done.error());
  const GameLine::Ply& ply = played.plies().back();
  auto used = trace.used(line.now(), ply.seat, ply.move, played.now());
  if (!used) return used;
  if (played.is_over()) return *used | trace.ending(played.result()->reason);
  if (!played.now().is_chance() || throws == 0) return used;
  for (const auto& event : played.now().chance_events()) {
    const auto more = used_by(trace, played, played.now().move_text(BW_CHANCE, event.event), throws - 1);
    if (!more) return more;
    *used |= *more;
  }
  return used;
}

/// What the rules tell of the moves that are to show a rule; nothing where they tell nothing of that rule.
std::vector<std::string> check_use(const RuleExample& example, const std::shared_ptr<const Rules>& rules) {
  const auto trace = RuleTrace::of(rules);
  const LessonStep& step = example.step();
  if (!trace || !step.task || step.task->kind != LessonTask::Kind::kPlay) return {};
  const auto& numbers = trace->numbers();
  const auto at = std::find(numbers.begin(), numbers.end(), example.rule.text);
  if (at == numbers.end()) return {};
  const RuleBits wanted = RuleBits{1} << static_cast<unsigned>(at - numbers.begin());
  auto start = start_of(example.lesson, rules);
  if (!start) return {start.error()};
  GameLine line(std::move(*start));
  for (const auto& move : step.moves)
    if (auto played = line.play(move.text); !played) return {played.error()};
  std::vector<std::string> problems;
  for (const auto& move : step.task->moves) {
    const auto used = used_by(*trace, line, move.text, kMostThrows);
    if (!used) {
      problems.push_back(example.lesson.at(move.place) + used.error());
    } else if ((*used & wanted) == 0) {
      problems.push_back(example.lesson.at(move.place) + example.rule.text + ".play: the move '" + move.text +
                         "' does not use this rule");
    }
  }
  return problems;
}

}  // namespace

std::vector<std::string> check_examples(const ExampleReading& reading, const Game& game) {
  std::vector<std::string> problems;
  for (const RuleExample& example : reading.examples) {
    if (example.without) continue;
    if (auto missing = missing_hint(example); !missing.empty()) problems.push_back(std::move(missing));
    const auto wrong = check_lesson(example.lesson, game);
    for (const auto& sentence : wrong) problems.push_back(about_example(sentence, example.rule.text));
    if (!wrong.empty()) continue;
    const auto rules = rules_of(example.lesson, game);
    if (!rules) continue;  // told by now
    for (auto& sentence : check_use(example, *rules)) problems.push_back(std::move(sentence));
  }
  return problems;
}

}  // namespace boardwright
