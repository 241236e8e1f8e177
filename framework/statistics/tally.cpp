// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/tally.hpp"

#include <algorithm>

namespace boardwright {
namespace {

void add_each(std::vector<std::uint64_t>& to, const std::vector<std::uint64_t>& from) {
  if (to.size() < from.size()) to.resize(from.size(), 0);
  for (std::size_t i = 0; i < from.size(); ++i) to[i] += from[i];
}

}  // namespace

void ColumnSums::add(const GameRow& row) noexcept {
  for (std::size_t i = 0; i < kColumns; ++i) {
    if (!row.has(i)) continue;
    sums[i] += row.get(i);
    ++games[i];
  }
}

void ColumnSums::add(const ColumnSums& other) noexcept {
  for (std::size_t i = 0; i < kColumns; ++i) {
    sums[i] += other.sums[i];
    games[i] += other.games[i];
  }
}

double ColumnSums::mean(Column column, std::size_t index) const noexcept {
  return sum(column, index) / static_cast<double>(count(column, index));
}

double ColumnSums::ratio(Column above, Column below) const noexcept { return sum(above) / sum(below); }

void RunCounts::add(const RunCounts& other) {
  for (const auto& [plies, games] : other.lengths) lengths[plies] += games;
  for (const auto& [reason, games] : other.reasons) reasons[reason] += games;
  if (by_ply.size() < other.by_ply.size()) by_ply.resize(other.by_ply.size());
  for (std::size_t i = 0; i < other.by_ply.size(); ++i) {
    by_ply[i].plies += other.by_ply[i].plies;
    by_ply[i].choices += other.by_ply[i].choices;
  }
  add_each(visits, other.visits);
  add_each(captures, other.captures);
  add_each(rule_plies, other.rule_plies);
  if (kind_most.size() < other.kind_most.size()) kind_most.resize(other.kind_most.size(), 0);
  for (std::size_t i = 0; i < other.kind_most.size(); ++i)
    kind_most[i] = std::max(kind_most[i], other.kind_most[i]);
}

std::uint32_t quantile(const std::map<std::uint32_t, std::uint64_t>& lengths, double share) {
  std::uint64_t games = 0;
  for (const auto& [plies, count] : lengths) games += count;
  std::uint64_t so_far = 0;
  for (const auto& [plies, count] : lengths) {
    so_far += count;
    if (static_cast<double>(so_far) >= share * static_cast<double>(games)) return plies;
  }
  return lengths.empty() ? 0 : lengths.rbegin()->first;
}

BlockPlan::BlockPlan(std::uint64_t games, std::uint64_t round) noexcept
    : games_(games),
      round_(round),
      rounds_((games + round - 1) / round),
      blocks_(std::min(rounds_, kMostBlocks)) {}

std::uint64_t BlockPlan::first_game(std::uint64_t block) const noexcept {
  // rounds_ * block / blocks_ without overflow.
  const std::uint64_t whole = rounds_ / blocks_, rest = rounds_ % blocks_;
  return std::min(games_, (whole * block + rest * block / blocks_) * round_);
}

}  // namespace boardwright
