// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "framework/scoring/pool_count.hpp"

namespace boardwright {

bool counts(const Scheme& scheme, const MatchResult& result) {
  const PointPolicy& policy = scheme.points;
  if (!result.rated || result.seats.size() < 2) return false;
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    const auto& seat = result.seats[i];
    if (seat.kind == PlayerKind::kComputer && !policy.count_computers) return false;
    if (seat.kind == PlayerKind::kGuest && !policy.count_guests) return false;
    for (std::size_t j = 0; j < i; ++j)
      if (result.seats[j].player == seat.player) return false;  // nobody wins against himself
  }
  return true;
}

bool changes_ratings(const Scheme& scheme, const MatchResult& result) {
  const auto& ignored = scheme.rating.unrated_reasons;
  return counts(scheme, result) && scheme.rating.rates() && result.seats.size() == 2 &&
         std::find(ignored.begin(), ignored.end(), result.reason) == ignored.end();
}

Standing first_standing(const Scheme& scheme, std::string player) {
  Standing standing;
  standing.player = std::move(player);
  standing.points = first_points(scheme.points);
  standing.rating = first_rating(scheme.rating);
  standing.provisional = is_provisional(scheme.rating, standing.rating);
  return standing;
}

namespace {

void close_periods(const Scheme& scheme, PlayerCount& entry, std::int64_t period) {
  if (period <= entry.period) return;
  entry.standing.rating = after_period(scheme.rating, entry.standing.rating, entry.games);
  entry.standing.rating = after_idle(scheme.rating, entry.standing.rating, period - entry.period - 1);
  entry.period = period;
  entry.games.clear();
}

}  // namespace

PlayerCount& PoolCount::entry_of(const Scheme& scheme, const std::string& player, std::int64_t period) {
  const auto found = players_.find(player);
  if (found == players_.end())
    return players_[player] = PlayerCount{first_standing(scheme, player), period, {}};
  return found->second;
}

void PoolCount::rate(const Scheme& scheme, const MatchResult& result) {
  if (!changes_ratings(scheme, result)) return;
  const std::int64_t period = period_of(scheme.rating, result.time);
  std::array<PlayerCount*, 2> entries{};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    entries[seat] = &entry_of(scheme, result.seats[seat].player, period);
    close_periods(scheme, *entries[seat], period);
  }
  const std::array<Rating, 2> before{entries[0]->standing.rating, entries[1]->standing.rating};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const Rating& opponent = before[1 - seat];
    const RatedGame game{opponent.value, opponent.deviation, result.seats[seat].half_points};
    if (scheme.rating.period_days == 0)
      entries[seat]->standing.rating = after_period(scheme.rating, before[seat], std::span(&game, 1));
    else
      entries[seat]->games.push_back(game);
  }
}

void PoolCount::add(const Scheme& scheme, const MatchResult& result) {
  if (!counts(scheme, result)) return;
  rate(scheme, result);
  const std::int64_t period = period_of(scheme.rating, result.time);
  for (const auto& seat : result.seats) {
    Standing& standing = entry_of(scheme, seat.player, period).standing;
    standing.points = after_match(scheme.points, standing.points, seat.half_points, result.reason);
    ++standing.games;
    ++(seat.half_points == 2 ? standing.wins : seat.half_points == 1 ? standing.draws : standing.losses);
    standing.last_game = result.time;
  }
}

Standing shown_standing(const Scheme& scheme, const PlayerCount& entry, TimeMs now) {
  const std::int64_t period = period_of(scheme.rating, now);
  PlayerCount until_now = entry;
  close_periods(scheme, until_now, period);
  // Games of a period that hasn't ended count for people as if it had: they want to see what a win has
  // brought.
  Standing standing = until_now.standing;
  if (!until_now.games.empty())
    standing.rating = after_period(scheme.rating, standing.rating, until_now.games);
  standing.provisional = is_provisional(scheme.rating, standing.rating);
  return standing;
}

const PlayerCount* PoolCount::player(const std::string& player) const {
  const auto found = players_.find(player);
  return found == players_.end() ? nullptr : &found->second;
}

void PoolCount::put(PlayerCount count) {
  const std::string player = count.standing.player;
  players_[player] = std::move(count);
}

Standing PoolCount::standing(const Scheme& scheme, const std::string& player, TimeMs now) const {
  const auto found = players_.find(player);
  return found == players_.end() ? first_standing(scheme, player)
                                 : shown_standing(scheme, found->second, now);
}

std::vector<Standing> PoolCount::standings(const Scheme& scheme, TimeMs now) const {
  std::vector<Standing> all;
  all.reserve(players_.size());
  for (const auto& [player, entry] : players_) all.push_back(shown_standing(scheme, entry, now));
  std::stable_sort(all.begin(), all.end(), [](const Standing& a, const Standing& b) {
    if (a.points.points != b.points.points) return a.points.points > b.points.points;
    return a.rating.value > b.rating.value;
  });
  return all;
}

std::vector<std::size_t> shared_ranks(std::span<const Standing> standings) {
  const auto shown = [](const Standing& standing) {
    return std::pair(standing.points.points, std::llround(standing.rating.value));
  };
  std::vector<std::size_t> ranks;
  for (std::size_t i = 0; i < standings.size(); ++i)
    ranks.push_back(i > 0 && shown(standings[i]) == shown(standings[i - 1]) ? ranks.back() : i + 1);
  return ranks;
}

}  // namespace boardwright
