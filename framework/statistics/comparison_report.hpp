// SPDX-License-Identifier: GPL-3.0-or-later
//
// All that a comparison says, as words and as JSON, from which pages are made.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "framework/side_by_side/parameter_difference.hpp"
#include "framework/statistics/comparison.hpp"
#include "framework/statistics/inquiry.hpp"
#include "framework/statistics/skill.hpp"

namespace boardwright {

/// The rule sets, or the only one, played by the same players.
struct ComparedRuns {
  std::vector<std::string> players;
  std::vector<RunResult> runs;  ///< by rule set
  std::vector<Comparison> comparisons;
  std::vector<Inquiry> inquiries{};    ///< by comparison; empty where nothing was asked
  std::vector<SkillMeasures> skill{};  ///< by rule set; empty where nothing was measured
  /// Of one rule set that others played too: how these players differ from the first ones
  /// (player_differences).
  std::vector<MetricDifference> from_first{};
};

/// Also of one rule set by itself, which is compared with nothing.
struct ComparisonReport {
  Language language = Language::kEnglish;
  std::string command;  ///< that makes the same report again
  std::vector<RuleSet> sets;
  std::vector<ParameterDifference> parameters;
  std::vector<ComparedRuns> played;
  bool pictures = true;  ///< with what a page needs to play kept games through
};

/// Five sentences about one comparison: what the rules' difference is, the largest effects, what stayed open.
[[nodiscard]] std::vector<std::string> comparison_sentences(const ComparisonReport& report,
                                                            const ComparedRuns& played,
                                                            const Comparison& comparison);

/// One figure that differs: both values, the difference and its interval.
[[nodiscard]] std::string effect_sentence(const ComparisonReport& report, const Comparison& comparison,
                                          const MetricDifference& one);
/// A rule set's name for people: the variant's, unless the other's is the same.
[[nodiscard]] std::string set_title(const ComparisonReport& report, std::size_t index, std::size_t other);

/// What the comparison says of the numbered rules: the largest differences in use, one sentence each; then,
/// for each of the two rule sets, which of its rules no watched game used, or that its rules don't tell.
[[nodiscard]] std::vector<std::string> rule_sentences(const ComparisonReport& report,
                                                      const ComparedRuns& played,
                                                      const Comparison& comparison);

/// Where different players lead to different conclusions, one sentence each: of several rule sets, metrics
/// whose difference goes in different directions, both for certain; of one by itself, what
/// player_differences finds, who is favoured first, and whom to trust.
[[nodiscard]] std::vector<std::string> disagreements(const ComparisonReport& report);
/// Of one rule set, for each of the later players who contradict the first ones in nothing: how large a
/// disagreement would probably (in 80% of such runs) have been found. Silence would pass for agreement.
[[nodiscard]] std::vector<std::string> unseen_disagreements(const ComparisonReport& report);

[[nodiscard]] nlohmann::ordered_json comparison_json(const ComparisonReport& report);
/// The same as a file's text.
[[nodiscard]] std::string comparison_text(const ComparisonReport& report);

}  // namespace boardwright
