// SPDX-License-Identifier: GPL-3.0-or-later
//
// A question about one figure that a run can be stopped for.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/statistics/metric.hpp"

namespace boardwright {

/// "first_advantage within 0.02": is the true value of a metric in a range? Of two rule sets: the difference,
/// second minus first.
struct Question {
  std::string text;          ///< as it was asked
  std::string metric;        ///< its id
  double low = 0, high = 0;  ///< the range; one of them may be infinite
};

/// Reads `METRIC within MARGIN` (from -MARGIN to MARGIN), `METRIC within LOW..HIGH`, `METRIC above VALUE` or
/// `METRIC below VALUE`. The metric must be one of these, which the sentence names the nearest of.
[[nodiscard]] Result<Question> read_question(std::string_view text, const std::vector<Metric>& metrics);

enum class Answer { kOpen, kYes, kNo };
[[nodiscard]] std::string_view answer_word(Answer answer);  ///< "open", "yes", "no"

/// Yes if all of an interval lies in the range, no if none of it does.
[[nodiscard]] Answer answer_of(const Question& question, const Interval& interval) noexcept;

/// One look at the games so far.
struct Look {
  std::uint64_t games = 0;  ///< of each rule set
  double value = 0;
  double bound = 0;                    ///< in standard errors
  std::optional<Interval> interval{};  ///< nothing: nothing can be said of the spread yet
  Answer answer = Answer::kOpen;
};

/// A metric's value in a run so far with an interval of so many standard errors: Wilson's for shares of
/// independent games, else by the bootstrap's standard error.
[[nodiscard]] Look look_at(const Question& question, const RunResult& run, double bound);
/// The same of several questions, each with its bound, for one bootstrap's price.
[[nodiscard]] std::vector<Look> looks_at(std::span<const Question> questions, const RunResult& run,
                                         std::span<const double> bounds);
/// The same of the difference of two runs: Newcombe's for shares, else by the bootstrap's.
[[nodiscard]] Look look_at(const Question& question, const RunResult& first, const RunResult& second,
                           double bound);

}  // namespace boardwright
