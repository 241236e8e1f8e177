// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/policies.hpp"

#include <string>
#include <vector>

#include "framework/catalogue/game_file_sections.hpp"

namespace boardwright {
namespace {

constexpr std::string_view kTakebacks[] = {"never", "consent", "free"};
constexpr std::string_view kRepetitions[] = {"automatic", "claim"};

std::optional<Milliseconds> read_time(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  const auto word = reader.word(node, what);
  if (!word) return std::nullopt;
  const auto time = read_duration(*word);
  if (!time) reader.problem(node, what + ": " + time.error());
  return time ? std::optional(*time) : std::nullopt;
}

template <class Choice, std::size_t kCount>
std::optional<Choice> read_choice(YamlReader& reader, const YAML::Node& node, const std::string& what,
                                  const std::string_view (&words)[kCount]) {
  const std::vector<std::string> known(std::begin(words), std::end(words));
  const auto index = reader.one_of(node, what, known);
  return index ? std::optional(static_cast<Choice>(*index)) : std::nullopt;
}

template <class Choice, std::size_t kCount>
std::optional<Choice> choice_of(std::string_view word, const std::string_view (&words)[kCount]) {
  for (std::size_t i = 0; i < kCount; ++i)
    if (words[i] == word) return static_cast<Choice>(i);
  return std::nullopt;
}

}  // namespace

std::optional<Takeback> takeback_of(std::string_view word) { return choice_of<Takeback>(word, kTakebacks); }
std::optional<RepetitionPolicy> repetition_of(std::string_view word) {
  return choice_of<RepetitionPolicy>(word, kRepetitions);
}

void PolicyChanges::apply_to(MatchPolicies& policies) const {
  policies.draw_agreement = draw_agreement.value_or(policies.draw_agreement);
  policies.takeback = takeback.value_or(policies.takeback);
  policies.touch_move = touch_move.value_or(policies.touch_move);
  policies.hints = hints.value_or(policies.hints);
  policies.repetition = repetition.value_or(policies.repetition);
  policies.set_up_time = set_up_time.value_or(policies.set_up_time);
  policies.grace = grace.value_or(policies.grace);
}

std::string_view policy_word(Takeback takeback) { return kTakebacks[static_cast<std::size_t>(takeback)]; }
std::string_view policy_word(RepetitionPolicy repetition) {
  return kRepetitions[static_cast<std::size_t>(repetition)];
}

PolicyChanges read_policies(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  static const std::vector<std::string> kPolicies{"draw_agreement", "takeback",    "touch_move", "hints",
                                                  "repetition",     "set_up_time", "grace"};
  PolicyChanges changes;
  reader.each(node, what, kPolicies, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = what + "." + key;
    if (key == "draw_agreement") {
      changes.draw_agreement = reader.on_off(value, name);
    } else if (key == "touch_move") {
      changes.touch_move = reader.on_off(value, name);
    } else if (key == "hints") {
      changes.hints = reader.on_off(value, name);
    } else if (key == "takeback") {
      changes.takeback = read_choice<Takeback>(reader, value, name, kTakebacks);
    } else if (key == "repetition") {
      changes.repetition = read_choice<RepetitionPolicy>(reader, value, name, kRepetitions);
    } else if (key == "grace") {
      changes.grace = read_time(reader, value, name);
    } else if (raw_value(value) == RawValue{false, {"none"}}) {
      changes.set_up_time = std::optional<Milliseconds>();
    } else if (const auto time = read_time(reader, value, name)) {
      changes.set_up_time = std::optional(*time);
    }
  });
  return changes;
}

}  // namespace boardwright
