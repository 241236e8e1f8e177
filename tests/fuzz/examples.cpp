// SPDX-License-Identifier: GPL-3.0-or-later
//
// examples.yaml, whatever it holds.
#include "framework/lesson/example.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto reading =
      read_examples_text(std::string(fuzz::as_text(data, size)), "/games/fuzzed/examples.yaml");
  for (const auto& problem : reading.problems) {
    fuzz::require_sentence(problem);
    fuzz::require(problem.starts_with("/games/fuzzed/examples.yaml"), "a problem names the file");
  }
  if (!reading.problems.empty()) return 0;
  for (const auto& example : reading.examples) {
    fuzz::require(example.lesson.steps.size() == 1, "an example is one step");
    if (example.without) {
      fuzz::require(reading.of(example.rule.text) == nullptr, "where there is none, nothing is found");
      continue;
    }
    const RuleExample* found = reading.of(example.rule.text);
    fuzz::require(found == &example, "a rule has one example");
    fuzz::require(!example.step().task || !example.step().task->moves.empty(), "a task has moves");
  }
  return 0;
}
