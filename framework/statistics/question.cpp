// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/question.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "framework/text/nearest.hpp"
#include "framework/text/number.hpp"

namespace boardwright {
namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();
constexpr double kNoSpread = 1e-12;

constexpr const char* kForms =
    "expected METRIC within MARGIN, METRIC within LOW..HIGH, METRIC above VALUE or METRIC below VALUE";

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t i = 0; i < text.size();) {
    const auto begin = text.find_first_not_of(' ', i);
    if (begin == std::string_view::npos) break;
    i = std::min(text.find(' ', begin), text.size());
    words.push_back(text.substr(begin, i - begin));
  }
  return words;
}

/// Sets the range; false for what isn't one.
bool read_range(std::string_view relation, std::string_view value, Question& question) {
  const auto dots = value.find("..");
  if (relation == "within" && dots != std::string_view::npos) {
    const auto low = decimal_number(value.substr(0, dots)), high = decimal_number(value.substr(dots + 2));
    if (!low || !high || *low >= *high) return false;
    question.low = *low;
    question.high = *high;
    return true;
  }
  const auto number = decimal_number(value);
  if (!number || (relation == "within" && *number <= 0)) return false;
  question.low = relation == "within" ? -*number : relation == "above" ? *number : -kEndless;
  question.high = relation == "above" ? kEndless : *number;
  return relation == "within" || relation == "above" || relation == "below";
}

Metric metric_named(const std::string& id, const RunIdentity& identity) {
  for (Metric& metric : metrics_of(identity))
    if (metric.id == id) return std::move(metric);
  return {.id = id, .value = [](const ColumnSums&) { return std::nan(""); }};
}

bool independent_games(const RunIdentity& identity) {
  return std::adjacent_find(identity.players.begin(), identity.players.end(), std::not_equal_to<>()) ==
         identity.players.end();
}

std::optional<Interval> by_error(double value, double error, double bound) {
  // Games that have shown no difference at all don't show that there is none.
  if (!(error > kNoSpread)) return std::nullopt;
  return Interval{value - bound * error, value + bound * error};
}

}  // namespace

Result<Question> read_question(std::string_view text, const std::vector<Metric>& metrics) {
  const auto words = words_of(text);
  if (words.size() != 3) return fail("'" + std::string(text) + "': " + kForms);
  Question question{.text = std::string(text), .metric = std::string(words[0])};
  if (!read_range(words[1], words[2], question)) return fail("'" + std::string(text) + "': " + kForms);
  std::vector<std::string> known;
  for (const Metric& metric : metrics) known.push_back(metric.id);
  if (std::find(known.begin(), known.end(), question.metric) == known.end())
    return fail("there is no metric '" + question.metric + "'" + suggestion(question.metric, known));
  return question;
}

std::string_view answer_word(Answer answer) {
  switch (answer) {
    case Answer::kYes: return "yes";
    case Answer::kNo: return "no";
    case Answer::kOpen: break;
  }
  return "open";
}

Answer answer_of(const Question& question, const Interval& interval) noexcept {
  if (interval.low >= question.low && interval.high <= question.high) return Answer::kYes;
  if (interval.low > question.high || interval.high < question.low) return Answer::kNo;
  return Answer::kOpen;
}

Look look_at(const Question& question, const RunResult& run, double bound) {
  return looks_at({&question, 1}, run, {&bound, 1}).front();
}

std::vector<Look> looks_at(std::span<const Question> questions, const RunResult& run,
                           std::span<const double> bounds) {
  const ColumnSums total = run.total();
  std::vector<Look> looks;
  std::vector<Metric> metrics;
  std::vector<std::size_t> drawn;  // those that need the bootstrap
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const Metric& metric = metrics.emplace_back(metric_named(questions[i].metric, run.identity));
    Look& look = looks.emplace_back(
        Look{.games = total.count(Column::kPlies), .value = metric.value(total), .bound = bounds[i]});
    if (std::isnan(look.value)) continue;
    if (metric.share && independent_games(run.identity))
      look.interval =
          wilson(total.sums[*metric.share], static_cast<double>(total.games[*metric.share]), bounds[i]);
    else if (run.blocks.size() >= Bootstrap::kFewestBlocks)
      drawn.push_back(i);
  }
  if (!drawn.empty()) {
    const Bootstrap bootstrap(run.blocks, kMetricColumns);
    std::vector<std::vector<double>> replicates(drawn.size());
    for (std::uint32_t k = 0; k < Bootstrap::kReplicates; ++k) {
      const ColumnSums sums = bootstrap.replicate(k);
      for (std::size_t i = 0; i < drawn.size(); ++i) replicates[i].push_back(metrics[drawn[i]].value(sums));
    }
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      Look& look = looks[drawn[i]];
      look.interval = by_error(look.value, standard_deviation(replicates[i]), look.bound);
    }
  }
  for (std::size_t i = 0; i < questions.size(); ++i)
    if (looks[i].interval) looks[i].answer = answer_of(questions[i], *looks[i].interval);
  return looks;
}

Look look_at(const Question& question, const RunResult& first, const RunResult& second, double bound) {
  const Metric one = metric_named(question.metric, first.identity),
               two = metric_named(question.metric, second.identity);
  const ColumnSums total1 = first.total(), total2 = second.total();
  Look look{
      .games = total1.count(Column::kPlies), .value = two.value(total2) - one.value(total1), .bound = bound};
  if (std::isnan(look.value)) return look;
  if (one.share && two.share && independent_games(first.identity)) {
    const double together = first.identity.seed == second.identity.seed && *one.share == *two.share
                                ? block_correlation(first.blocks, second.blocks, *one.share)
                                : 0;
    const auto share = [](const ColumnSums& total, std::size_t column) {
      return ShareOfGames{total.sums[column], static_cast<double>(total.games[column])};
    };
    look.interval =
        difference_of_shares(share(total1, *one.share), share(total2, *two.share), together, bound);
  } else if (first.blocks.size() >= Bootstrap::kFewestBlocks) {
    const Bootstrap draws1(first.blocks, kMetricColumns), draws2(second.blocks, kMetricColumns);
    std::vector<double> replicates;
    for (std::uint32_t k = 0; k < Bootstrap::kReplicates; ++k)
      replicates.push_back(two.value(draws2.replicate(k)) - one.value(draws1.replicate(k)));
    look.interval = by_error(look.value, standard_deviation(replicates), bound);
  }
  if (look.interval) look.answer = answer_of(question, *look.interval);
  return look;
}

}  // namespace boardwright
