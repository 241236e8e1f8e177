// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/sides.hpp"

#include <algorithm>
#include <cstdlib>

namespace boardwright::tournament {
namespace {

// T5.4
Preference preference_of(const SideHistory& history) {
  if (history.played.empty()) return {};
  const Side last = history.played.back();
  if (history.difference > 1) return {Side::kSecond, Need::kAbsolute};
  if (history.difference < -1) return {Side::kFirst, Need::kAbsolute};
  if (history.twice_running) return {other(last), Need::kAbsolute};
  if (history.difference == 1) return {Side::kSecond, Need::kStrong};
  if (history.difference == -1) return {Side::kFirst, Need::kStrong};
  return {other(last), Need::kMild};
}

// T6.31 in the first round, where it decides everything.
std::optional<Side> shown_by(const Crosstable& table, std::size_t round) {
  bool odd = false;
  for (const auto& entrant : table.entrants) {
    if (round >= entrant.rounds.size()) continue;
    const auto& entry = entrant.rounds[round];
    if (entry.opponent == 0 && entry.code != Code::kBye) continue;
    odd = !odd;
    if (entry.opponent == 0 || entry.side == Side::kNone) continue;
    return odd ? entry.side : other(entry.side);
  }
  return std::nullopt;
}

}  // namespace

SideHistory side_history(const Entrant& entrant, bool balanced) {
  SideHistory history;
  for (const auto& entry : entrant.rounds)
    if (entry.played() && entry.side != Side::kNone) {
      history.played.push_back(entry.side);
      history.difference += entry.side == Side::kFirst ? 1 : -1;
    }
  const auto games = history.played.size();
  history.twice_running = games >= 2 && history.played[games - 1] == history.played[games - 2];
  if (balanced) history.preference = preference_of(history);
  return history;
}

SideChoice choose_sides(const SideHistory& higher, const SideHistory& lower, bool odd, Side initial) {
  const auto& mine = higher.preference;
  const auto& theirs = lower.preference;
  if (mine.side != theirs.side)
    return {mine.side != Side::kNone ? mine.side : other(theirs.side), SideReason::kPreferences};
  if (mine.need != theirs.need)
    return {mine.need > theirs.need ? mine.side : other(mine.side), SideReason::kStronger};
  if (mine.need == Need::kAbsolute) {
    const auto my_need = std::abs(higher.difference);
    const auto their_need = std::abs(lower.difference);
    if (my_need != their_need)
      return {my_need > their_need ? mine.side : other(mine.side), SideReason::kStronger};
  }
  const auto games = std::min(higher.played.size(), lower.played.size());
  for (std::size_t back = 1; back <= games; ++back) {
    const Side side = higher.played[higher.played.size() - back];
    if (side != lower.played[lower.played.size() - back]) return {other(side), SideReason::kLatestDifference};
  }
  if (mine.side != Side::kNone) return {mine.side, SideReason::kHigherRanked};
  return {odd ? initial : other(initial), SideReason::kInitial};
}

Side initial_side(const Crosstable& table) {
  if (table.initial_side) return *table.initial_side;
  for (std::size_t round = 0; round < table.rounds(); ++round)
    if (const auto side = shown_by(table, round)) return *side;
  return Side::kFirst;
}

}  // namespace boardwright::tournament
