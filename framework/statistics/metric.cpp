// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/metric.hpp"

#include <algorithm>
#include <cmath>

namespace boardwright {
namespace {

Metric mean_of(std::string id, Column column) {
  return {.id = std::move(id),
          .value = [column](const ColumnSums& sums) { return sums.mean(column); },
          .games_column = at(column)};
}

/// Where a twentieth of the value is little.
Metric relative(Metric metric) {
  metric.margin = 0.05;
  metric.relative = true;
  return metric;
}

Metric ratio_of(std::string id, Column above, Column below) {
  return {.id = std::move(id),
          .value = [above, below](const ColumnSums& sums) { return sums.ratio(above, below); }};
}

Metric share_of(std::string id, Column column, std::size_t index = 0) {
  return {.id = std::move(id),
          .value = [column, index](const ColumnSums& sums) { return sums.mean(column, index); },
          .share = at(column, index),
          .games_column = at(column, index)};
}

double length_spread(const ColumnSums& sums) {
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
double luck_share(const ColumnSums& sums) {
  const auto games = static_cast<double>(sums.count(Column::kTwinProduct));
  const double mean = (sums.sum(Column::kOwnScore) + sums.sum(Column::kTwinScore)) / (2 * games);
  const double spread =
      (sums.sum(Column::kOwnSquare) + sums.sum(Column::kTwinSquare)) / (2 * games) - mean * mean;
  const double together = sums.sum(Column::kTwinProduct) / games - mean * mean;
  constexpr double kNone = 1e-9;
  return spread < kNone ? std::numeric_limits<double>::quiet_NaN() : together / spread;
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

std::vector<Metric> metrics_of(const RunIdentity& identity) {
  const std::size_t seats = identity.seats.size();
  std::vector<Metric> metrics{
      relative(mean_of("length_plies", Column::kPlies)),
      relative({.id = "length_plies_spread", .value = length_spread}),
      relative(mean_of("length_turns", Column::kTurns)),
      relative(mean_of("chance_events", Column::kChanceEvents)),
      relative(ratio_of("branching", Column::kChoices, Column::kPlies)),
      relative(ratio_of("branching_decisions", Column::kDecisionChoices, Column::kDecisions)),
      ratio_of("decision_share", Column::kDecisions, Column::kPlies),
      relative(mean_of("tree_complexity", Column::kTreeLog)),
      share_of("completion", Column::kWon),
      share_of("draws", Column::kDrawn),
      share_of("cut", Column::kCut),
      share_of("repetition_ends", Column::kByRepetition),
      ratio_of("repeated_positions", Column::kRepeats, Column::kPlies),
  };
  for (std::size_t seat = 0; seat < seats; ++seat)
    metrics.push_back(share_of("wins." + identity.seats[seat], Column::kWin, seat));
  if (seats > 1) {
    metrics.push_back({.id = "first_advantage",
                       .value = [seats](const ColumnSums& sums) { return first_advantage(sums, seats); }});
    metrics.push_back(
        {.id = "balance", .value = [seats](const ColumnSums& sums) { return balance(sums, seats); }});
  }
  metrics.push_back(mean_of("player_score", Column::kFirstPlayer));
  metrics.push_back(relative(mean_of("captures", Column::kCaptures)));
  metrics.push_back(mean_of("board_coverage", Column::kCoverage));
  metrics.push_back(mean_of("drama", Column::kDrama));
  metrics.push_back(mean_of("drama_most", Column::kDramaMost));
  metrics.push_back(relative(mean_of("lead_changes", Column::kLeadChanges)));
  metrics.push_back(mean_of("decisiveness_threshold", Column::kThreshold));
  metrics.push_back(mean_of("decided_share", Column::kDecided));
  metrics.push_back(mean_of("stability", Column::kStability));
  metrics.push_back(mean_of("permanence", Column::kPermanence));
  metrics.push_back(mean_of("killer_move", Column::kKillerMove));
  metrics.push_back(mean_of("clarity_narrowness", Column::kNarrowness));
  metrics.push_back(mean_of("clarity_spread", Column::kClarity));
  metrics.push_back(mean_of("uncertainty", Column::kUncertainty));
  metrics.push_back({.id = "luck_share", .value = luck_share, .games_column = at(Column::kTwinProduct)});
  return metrics;
}

std::vector<Metric> rule_metrics_of(const RunIdentity& identity) {
  std::vector<Metric> metrics;
  for (std::size_t rule = 0; rule < identity.traced.size(); ++rule) {
    metrics.push_back(share_of("rule_used." + identity.traced[rule], Column::kRuleUsed, rule));
    metrics.push_back(share_of("rule_decided." + identity.traced[rule], Column::kRuleDecided, rule));
  }
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
