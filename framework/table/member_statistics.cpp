// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/member_statistics.hpp"

#include <algorithm>

namespace boardwright {
namespace {

template <class Thing>
void most_played_first(std::vector<Thing>& things, std::uint32_t (*games)(const Thing&)) {
  std::ranges::stable_sort(things, [&](const Thing& a, const Thing& b) { return games(a) > games(b); });
}

std::optional<std::size_t> seat_of(const MatchResult& result, const std::string& player) {
  std::optional<std::size_t> found;
  for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
    if (result.seats[seat].player != player) continue;
    if (found) return std::nullopt;  // against himself, as doubles may have been: nobody has won
    found = seat;
  }
  return found;
}

}  // namespace

MemberStatistics member_statistics(std::span<const ResultInfo> results, const std::string& player) {
  MemberStatistics statistics;
  std::uint32_t wins = 0;
  for (const auto& info : results) {
    if (!info.holds) continue;
    const MatchResult& result = *info.holds;
    const auto seat = seat_of(result, player);
    if (!seat) continue;
    const std::uint32_t score = result.seats[*seat].half_points;
    statistics.all.add(score);
    auto game = std::ranges::find(statistics.games, result.game, &GameStatistics::game);
    if (game == statistics.games.end())
      game = statistics.games.insert(game, GameStatistics{result.game, {}, {}});
    game->all.add(score);
    game->by_seat.resize(std::max(game->by_seat.size(), result.seats.size()));
    game->by_seat[*seat].add(score);
    for (std::size_t other = 0; other < result.seats.size(); ++other) {
      if (other == *seat) continue;
      const SeatResult& who = result.seats[other];
      auto met = std::ranges::find_if(statistics.opponents,
                                      [&](const HeadToHead& one) { return one.player.player == who.player; });
      if (met == statistics.opponents.end())
        met = statistics.opponents.insert(
            met, HeadToHead{{who.player, who.kind, {}}, info.names.at(other), {}, 0});
      met->score.add(score);
      met->last = result.time;
    }
    const std::int32_t way = score == 2 ? 1 : score == 0 ? -1 : 0;
    statistics.streak = way != 0 && way * statistics.streak > 0 ? statistics.streak + way : way;
    wins = score == 2 ? wins + 1 : 0;
    statistics.longest_wins = std::max(statistics.longest_wins, wins);
  }
  most_played_first<GameStatistics>(statistics.games,
                                    [](const GameStatistics& one) { return one.all.games(); });
  most_played_first<HeadToHead>(statistics.opponents,
                                [](const HeadToHead& one) { return one.score.games(); });
  return statistics;
}

}  // namespace boardwright
