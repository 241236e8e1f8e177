// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/metric.hpp"

#include <algorithm>
#include <cmath>
#include <variant>

namespace boardwright {
namespace {

double length_spread(const ColumnSums& sums, std::size_t) {
  const auto games = static_cast<double>(sums.count(Column::kPlies));
  const double mean = sums.mean(Column::kPlies);
  return std::sqrt(std::max(0.0, (sums.sum(Column::kPliesSquared) - games * mean * mean) / (games - 1)));
}

/// By how much the first seat's score exceeds the others' mean.
double first_advantage(const ColumnSums& sums, std::size_t seats) {
  double others = 0;
  for (std::size_t seat = 1; seat < seats; ++seat) others += sums.mean(Column::kScore, seat);
  return sums.mean(Column::kScore, 0) - others / static_cast<double>(seats - 1);
}

double balance(const ColumnSums& sums, std::size_t seats) {
  double least = 1, most = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    least = std::min(least, sums.mean(Column::kScore, seat));
    most = std::max(most, sums.mean(Column::kScore, seat));
  }
  return 1 - (most - least);
}

/// How much of the spread of results the dice and the seat explain: the correlation between games with the
/// same dice, both taken for draws from one distribution.
double luck_share(const ColumnSums& sums, std::size_t) {
  const auto games = static_cast<double>(sums.count(Column::kTwinProduct));
  const double mean = (sums.sum(Column::kOwnScore) + sums.sum(Column::kTwinScore)) / (2 * games);
  const double spread =
      (sums.sum(Column::kOwnSquare) + sums.sum(Column::kTwinSquare)) / (2 * games) - mean * mean;
  const double together = sums.sum(Column::kTwinProduct) / games - mean * mean;
  constexpr double kNone = 1e-9;
  return spread < kNone ? std::numeric_limits<double>::quiet_NaN() : together / spread;
}

/// What a figure is measured in, which says how it is written and which differences are little.
enum class Unit : std::uint8_t {
  kAmount,  ///< a twentieth of it is little
  kPoints,  ///< about 0 to 1
  kShare    ///< the same, written as percent
};

/// What there is one of.
enum class Each : std::uint8_t {
  kRun,
  kRunOfSeveral,  ///< where there are two seats or more
  kSeat,
  kRule,
  kElsewhere  ///< made of something else than the columns
};

// How a figure is made of the columns. `index`: the seat's or rule's; `seats`: how many there are.
struct Mean {
  Column column;
  void fill(Metric& metric, std::size_t index, std::size_t) const {
    metric.value = [place = *this, index](const ColumnSums& sums) { return sums.mean(place.column, index); };
    metric.games_column = at(column, index);
  }
};
struct GameShare {
  Column column;
  void fill(Metric& metric, std::size_t index, std::size_t seats) const {
    Mean{column}.fill(metric, index, seats);
    metric.share = at(column, index);
  }
};
struct Ratio {
  Column above, below;
  void fill(Metric& metric, std::size_t, std::size_t) const {
    metric.value = [of = *this](const ColumnSums& sums) { return sums.ratio(of.above, of.below); };
  }
};
struct Formula {
  double (*value)(const ColumnSums&, std::size_t seats) = nullptr;
  Column games = Column::kPlies;
  void fill(Metric& metric, std::size_t, std::size_t seats) const {
    metric.value = [of = value, seats](const ColumnSums& sums) { return of(sums, seats); };
    metric.games_column = at(games);
  }
};

struct MetricEntry {
  std::string_view id;  // its name is the text "metric.<id>"
  std::string_view family;
  Unit unit;
  std::variant<Mean, GameShare, Ratio, Formula> made;
  Each each = Each::kRun;
};

/// In the order of reports.
constexpr MetricEntry kMetrics[] = {
    {"length_plies", "length", Unit::kAmount, Mean{Column::kPlies}},
    {"length_plies_spread", "length", Unit::kAmount, Formula{length_spread}},
    {"length_turns", "length", Unit::kAmount, Mean{Column::kTurns}},
    {"chance_events", "length", Unit::kAmount, Mean{Column::kChanceEvents}},
    {"branching", "branching", Unit::kAmount, Ratio{Column::kChoices, Column::kPlies}},
    {"branching_decisions", "branching", Unit::kAmount, Ratio{Column::kDecisionChoices, Column::kDecisions}},
    {"decision_share", "decisions", Unit::kShare, Ratio{Column::kDecisions, Column::kPlies}},
    {"tree_complexity", "length", Unit::kAmount, Mean{Column::kTreeLog}},
    {"completion", "results", Unit::kShare, GameShare{Column::kWon}},
    {"draws", "results", Unit::kShare, GameShare{Column::kDrawn}},
    {"cut", "results", Unit::kShare, GameShare{Column::kCut}},
    {"repetition_ends", "repetition", Unit::kShare, GameShare{Column::kByRepetition}},
    {"repeated_positions", "repetition", Unit::kShare, Ratio{Column::kRepeats, Column::kPlies}},
    {"wins", "seats", Unit::kShare, GameShare{Column::kWin}, Each::kSeat},
    {"first_advantage", "seats", Unit::kShare, Formula{first_advantage}, Each::kRunOfSeveral},
    {"balance", "seats", Unit::kShare, Formula{balance}, Each::kRunOfSeveral},
    {"player_score", "players", Unit::kShare, Mean{Column::kFirstPlayer}},
    {"captures", "captures", Unit::kAmount, Mean{Column::kCaptures}},
    {"board_coverage", "coverage", Unit::kShare, Mean{Column::kCoverage}},
    {"drama", "drama", Unit::kPoints, Mean{Column::kDrama}},
    {"drama_most", "drama", Unit::kPoints, Mean{Column::kDramaMost}},
    {"lead_changes", "lead", Unit::kAmount, Mean{Column::kLeadChanges}},
    {"decisiveness_threshold", "decision", Unit::kPoints, Mean{Column::kThreshold}},
    {"decided_share", "decision", Unit::kShare, Mean{Column::kDecided}},
    {"stability", "stability", Unit::kShare, Mean{Column::kStability}},
    {"permanence", "stability", Unit::kShare, Mean{Column::kPermanence}},
    {"killer_move", "stability", Unit::kPoints, Mean{Column::kKillerMove}},
    {"clarity_narrowness", "clarity", Unit::kShare, Mean{Column::kNarrowness}},
    {"clarity_spread", "clarity", Unit::kPoints, Mean{Column::kClarity}},
    {"uncertainty", "uncertainty", Unit::kShare, Mean{Column::kUncertainty}},
    {"luck_share", "luck", Unit::kShare, Formula{luck_share, Column::kTwinProduct}},
    {"rule_used", "rules", Unit::kShare, GameShare{Column::kRuleUsed}, Each::kRule},
    {"rule_decided", "rules", Unit::kShare, GameShare{Column::kRuleDecided}, Each::kRule},
    {"score", "seats", Unit::kShare, Formula{}, Each::kElsewhere},
    {"length_plies_5", "length", Unit::kAmount, Formula{}, Each::kElsewhere},
    {"length_plies_25", "length", Unit::kAmount, Formula{}, Each::kElsewhere},
    {"length_plies_50", "length", Unit::kAmount, Formula{}, Each::kElsewhere},
    {"length_plies_75", "length", Unit::kAmount, Formula{}, Each::kElsewhere},
    {"length_plies_95", "length", Unit::kAmount, Formula{}, Each::kElsewhere},
};

Metric metric_of(const MetricEntry& entry, std::size_t seats, std::string_view name = {},
                 std::size_t index = 0) {
  Metric metric{.id = std::string(entry.id), .value = {}};
  if (!name.empty()) metric.id.append(".").append(name);
  if (entry.unit == Unit::kAmount) {
    metric.margin = 0.05;
    metric.relative = true;
  }
  std::visit([&](const auto& made) { made.fill(metric, index, seats); }, entry.made);
  return metric;
}

std::optional<Interval> interval_of(const Metric& metric, const ColumnSums& total, bool independent,
                                    std::vector<double>& replicates) {
  if (metric.share && independent) {
    const std::uint64_t games = total.games[*metric.share];
    if (games == 0) return std::nullopt;
    return wilson(total.sums[*metric.share], static_cast<double>(games));
  }
  return percentile_interval(replicates);
}

}  // namespace

std::optional<MetricFacts> facts_of_metric(std::string_view id) {
  id = id.substr(0, id.find('.'));
  for (const MetricEntry& entry : kMetrics)
    if (entry.id == id) return MetricFacts{entry.id, entry.family, entry.unit == Unit::kShare};
  return std::nullopt;
}

std::vector<Metric> metrics_of(const RunIdentity& identity) {
  const std::size_t seats = identity.seats.size();
  std::vector<Metric> metrics;
  for (const MetricEntry& entry : kMetrics) {
    if (entry.each == Each::kRun || (entry.each == Each::kRunOfSeveral && seats > 1))
      metrics.push_back(metric_of(entry, seats));
    else if (entry.each == Each::kSeat)
      for (std::size_t seat = 0; seat < seats; ++seat)
        metrics.push_back(metric_of(entry, seats, identity.seats[seat], seat));
  }
  return metrics;
}

std::vector<Metric> rule_metrics_of(const RunIdentity& identity) {
  std::vector<Metric> metrics;
  for (std::size_t rule = 0; rule < identity.traced.size(); ++rule)
    for (const MetricEntry& entry : kMetrics)
      if (entry.each == Each::kRule)
        metrics.push_back(metric_of(entry, identity.seats.size(), identity.traced[rule], rule));
  return metrics;
}

std::vector<Estimate> estimates_of(const RunResult& run, std::vector<Metric> metrics, ColumnRange columns) {
  const ColumnSums total = run.total();
  std::erase_if(metrics, [&](const Metric& metric) { return std::isnan(metric.value(total)); });
  // Games that share dice or players who change seats aren't independent.
  const bool independent = std::adjacent_find(run.identity.players.begin(), run.identity.players.end(),
                                              std::not_equal_to<>()) == run.identity.players.end();
  const bool drawn = !independent || !std::all_of(metrics.begin(), metrics.end(), [](const Metric& metric) {
    return metric.share.has_value();
  });

  std::vector<std::vector<double>> replicates(metrics.size());
  if (drawn && run.blocks.size() >= Bootstrap::kFewestBlocks) {
    const Bootstrap bootstrap(run.blocks, columns);
    for (std::uint32_t k = 0; k < Bootstrap::kReplicates; ++k) {
      const ColumnSums sums = bootstrap.replicate(k);
      for (std::size_t i = 0; i < metrics.size(); ++i) replicates[i].push_back(metrics[i].value(sums));
    }
  }
  std::vector<Estimate> found;
  for (std::size_t i = 0; i < metrics.size(); ++i)
    found.push_back({.id = metrics[i].id,
                     .value = metrics[i].value(total),
                     .interval = interval_of(metrics[i], total, independent, replicates[i]),
                     .games = total.games[metrics[i].games_column]});
  return found;
}

std::vector<Estimate> estimates(const RunResult& run) {
  std::vector<Estimate> found = estimates_of(run, metrics_of(run.identity), kMetricColumns);
  for (const double share : kLengthQuantiles)
    found.push_back({.id = "length_plies_" + std::to_string(std::lround(share * 100)),
                     .value = static_cast<double>(quantile(run.counts.lengths, share)),
                     .interval = quantile_interval(run.counts.lengths, share),
                     .games = run.total().count(Column::kPlies)});
  return found;
}

}  // namespace boardwright
