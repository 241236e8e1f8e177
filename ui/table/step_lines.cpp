// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/step_lines.hpp"

namespace boardwright::outside {

namespace {
using Json = nlohmann::json;
}  // namespace

Json json_of(const JournalStep& step) {
  Json entries = Json::array();
  for (const auto& entry : step.entries) entries.push_back({entry.kind, entry.payload});
  return {{"command", step.command},
          {"time", step.time.time_since_epoch().count()},
          {"entries", std::move(entries)}};
}

Result<std::vector<JournalStep>> steps_from(const Json& list) {
  std::vector<JournalStep> steps;
  try {
    for (const Json& one : list) {
      JournalStep step{one.at("command").get<std::string>(),
                       UtcTime(Milliseconds(one.at("time").get<std::int64_t>())),
                       {},
                       {}};
      for (const Json& entry : one.at("entries"))
        step.entries.push_back({entry.at(0).get<std::string>(), entry.at(1).get<std::string>()});
      steps.push_back(std::move(step));
    }
  } catch (const Json::exception&) {
    return fail("the steps of the match can't be read");
  }
  return steps;
}

Result<void> StepLines::write(const JournalStep& step) {
  say_({{"type", "step"}, {"step", json_of(step)}});
  return {};
}

}  // namespace boardwright::outside
